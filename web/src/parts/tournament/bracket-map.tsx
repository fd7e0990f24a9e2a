import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { BracketColumn } from './bracket-columns.ts';
import classes from './bracket-map.module.css';
import type { TreePart } from './tree-parts.ts';

/** Size of the drawing, in its own units. */
const [width, height] = [100, 140];

type Props = {
  readonly columns: readonly BracketColumn[];
  /** The part of the bracket that the box contains. */
  readonly shown: TreePart;
  readonly onShow: (part: TreePart) => void;
  readonly ownEntry: string | null;
  readonly lit: ReadonlySet<string>;
  /** What scrolls the bracket. */
  readonly box: RefObject<HTMLElement | null>;
};

/** A small picture of a large bracket with the visible part marked; a finger or a mouse moves that part. */
export function BracketMap({ columns, shown, onShow, ownEntry, lit, box }: Props) {
  const frame = useRef<SVGRectElement>(null);
  useEffect(() => {
    const scroller = box.current;
    if (scroller === null) return;
    const draw = () => drawFrame(frame.current, scroller, shown);
    draw();
    scroller.addEventListener('scroll', draw, { passive: true });
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(draw);
    observer?.observe(scroller);
    if (scroller.firstElementChild !== null) observer?.observe(scroller.firstElementChild);
    return () => {
      scroller.removeEventListener('scroll', draw);
      observer?.disconnect();
    };
  }, [box, shown]);
  const move = (event: PointerEvent<SVGSVGElement>) => {
    const scroller = box.current;
    if (scroller === null || event.buttons === 0) return;
    const { left, top, width: wide, height: high } = event.currentTarget.getBoundingClientRect();
    event.currentTarget.setPointerCapture(event.pointerId);
    const at = ((event.clientY - top) / high) * shown.of;
    const part = Math.max(1, Math.min(shown.of, Math.floor(at) + 1));
    if (part !== shown.part) onShow({ part, of: shown.of });
    scroller.scrollTo({
      left: ((event.clientX - left) / wide) * scroller.scrollWidth - scroller.clientWidth / 2,
      top: (at - part + 1) * scroller.scrollHeight - scroller.clientHeight / 2,
      behavior: 'instant',
    });
  };
  return (
    <svg
      className={classes.map}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      // The box itself scrolls by keys, and all matches are in it.
      aria-hidden="true"
      onPointerDown={move}
      onPointerMove={move}
    >
      {columns.map(({ id, matches }, column) => {
        const high = height / matches.length;
        return (
          <g key={id}>
            {matches.map(({ key, phase, sides }, place) => (
              <rect
                key={key}
                className={classes.match}
                data-phase={phase}
                data-own={
                  (ownEntry !== null && sides.some(({ entrant }) => entrant === ownEntry)) || undefined
                }
                data-lit={lit.has(key) || undefined}
                x={(column + 0.1) * (width / columns.length)}
                y={(place + 0.5) * high - Math.min(high * 0.35, 2)}
                width={0.7 * (width / columns.length)}
                height={Math.min(high * 0.7, 4)}
              />
            ))}
          </g>
        );
      })}
      <rect ref={frame} className={classes.frame} />
    </svg>
  );
}

const drawFrame = (frame: SVGRectElement | null, box: HTMLElement, { part, of }: TreePart): void => {
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = box;
  frame?.setAttribute('x', `${(scrollLeft / scrollWidth) * width}`);
  frame?.setAttribute('y', `${((part - 1 + scrollTop / scrollHeight) / of) * height}`);
  frame?.setAttribute('width', `${Math.min(1, clientWidth / scrollWidth) * width}`);
  frame?.setAttribute('height', `${(Math.min(1, clientHeight / scrollHeight) / of) * height}`);
};
