import type { CartesianPoint } from '@neundarter/rules/board/geometry';
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { detectionText } from '../../text/detection.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { boardSizeMm } from '../dartboard/board-paths.ts';
import { DartMarker } from '../dartboard/dart-marker.tsx';
import { Dartboard } from '../dartboard/dartboard.tsx';
import classes from './correction-dialog.module.css';
import type { Correction } from './use-correction.ts';

/** How much the board is enlarged around the dart. Specification: correction dialog. */
const zoom = 4;
const shownMm = boardSizeMm / zoom;
/** Minimum distance between the dart and the edge of the picture, as a share of the picture. */
const edge = 0.2;

const keySteps: Readonly<Record<string, CartesianPoint>> = {
  ArrowLeft: { xMm: -1, yMm: 0 },
  ArrowRight: { xMm: 1, yMm: 0 },
  ArrowUp: { xMm: 0, yMm: 1 },
  ArrowDown: { xMm: 0, yMm: -1 },
};
/** Step while the shift key is held, in mm. */
const wideStep = 5;

const within = (value: number, from: number, reach: number): number =>
  Math.min(Math.max(value, from - reach), from + reach);

/** The centre of the picture; it moves only if the dart would leave the picture. */
const follow = (centre: CartesianPoint, dart: CartesianPoint): CartesianPoint => {
  const reach = shownMm * (0.5 - edge);
  return { xMm: within(centre.xMm, dart.xMm, reach), yMm: within(centre.yMm, dart.yMm, reach) };
};

type Props = { readonly correction: Correction; readonly place: number; readonly onEnter: () => void };

/** The board around the dart, enlarged: dragging anywhere or pressing arrow keys moves the dart. */
export function ZoomedBoard({ correction, place, onEnter }: Props) {
  const { draft, at, moveBy } = correction;
  const hintId = useId();
  const dragFrom = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const [kept, setCentre] = useState(at);
  const centre = follow(kept, at);
  if (centre.xMm !== kept.xMm || centre.yMm !== kept.yMm) setCentre(centre);

  const grab = (event: PointerEvent<HTMLElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    dragFrom.current = { x: event.clientX, y: event.clientY };
  };
  const drag = (event: PointerEvent<HTMLElement>): void => {
    const from = dragFrom.current;
    if (from === null) return;
    const mmPerPixel = shownMm / event.currentTarget.getBoundingClientRect().width;
    moveBy({ xMm: (event.clientX - from.x) * mmPerPixel, yMm: (from.y - event.clientY) * mmPerPixel });
    dragFrom.current = { x: event.clientX, y: event.clientY };
  };
  const drop = (): void => {
    dragFrom.current = null;
  };
  const press = (event: KeyboardEvent): void => {
    const step = keySteps[event.key];
    if (event.key === 'Enter') onEnter();
    if (step === undefined) return;
    event.preventDefault();
    const by = event.shiftKey ? wideStep : 1;
    moveBy({ xMm: step.xMm * by, yMm: step.yMm * by });
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the arrow keys */}
      <div
        className={classes.zoomed}
        role="application"
        tabIndex={0}
        data-autofocus
        aria-label={detectionText.zoomed}
        aria-describedby={hintId}
        onPointerDown={grab}
        onPointerMove={drag}
        onPointerUp={drop}
        onPointerCancel={drop}
        onKeyDown={press}
      >
        <Dartboard centre={centre} zoom={zoom}>
          <DartMarker
            point={draft}
            place={place}
            zoom={zoom}
            look={draft.hitType === 'Normal' ? 'plain' : 'out'}
          />
        </Dartboard>
      </div>
      <VisuallyHidden>
        <span id={hintId}>{detectionText.zoomedHint}</span>
      </VisuallyHidden>
    </>
  );
}
