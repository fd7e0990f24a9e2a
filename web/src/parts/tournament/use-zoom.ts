import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';

/** Largest size, as a factor. */
const maxScale = 2;
/** At this size names of 16 px have 11 px. */
const smallestReadable = 0.7;
/** What one press of + or − changes, as a factor. */
const step = 1.25;
/** What a wheel with Ctrl changes, per px. */
const perWheelPx = 0.006;
/** Largest change by one event of a wheel, px; a notch of some mice is 120. */
const maxWheelPx = 60;

type Point = { readonly x: number; readonly y: number };
type Size = { readonly width: number; readonly height: number };

/** The scale at which all of the content is seen; never larger than its natural size. */
export const fittingScale = (content: Size, box: Size): number =>
  Math.min(1, box.width / content.width, box.height / content.height);

/** Where a box has to be scrolled to, so that the point of the content below `at` stays there. */
export const scrollAfter = (scroll: Point, at: Point, change: number): Point => ({
  x: (scroll.x + at.x) * change - at.x,
  y: (scroll.y + at.y) * change - at.y,
});

export type Zoom = {
  /** Present size in percent. */
  readonly percent: number;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  /** Shows all of the content. */
  readonly showAll: () => void;
  /** As much of the content as possible with names of 11 px or more. */
  readonly showReadable: () => void;
  /** Natural size, so that something in the content can be read. */
  readonly showFull: () => void;
};

type Parts = {
  /** What scrolls. */
  readonly box: RefObject<HTMLElement | null>;
  /** Takes as much room as the scaled content. */
  readonly room: RefObject<HTMLElement | null>;
  /** What is scaled, with a width and a height of its own. */
  readonly content: RefObject<HTMLElement | null>;
};

/**
 * Zoom of a box that scrolls: by two fingers, by a wheel with Ctrl, and by calls. It changes styles without drawing
 * anything again, and keeps the browser's own scrolling.
 */
export function useZoom({ box, room, content }: Parts): Zoom {
  const scale = useRef(1);
  const [percent, setPercent] = useState(100);

  const apply = useCallback(
    (wanted: number, at?: Point) => {
      const [scroller, place, inner] = [box.current, room.current, content.current];
      if (scroller === null || place === null || inner === null) return;
      const natural = { width: inner.offsetWidth, height: inner.offsetHeight };
      const visible = { width: scroller.clientWidth, height: scroller.clientHeight };
      const next = Math.max(fittingScale(natural, visible), Math.min(maxScale, wanted));
      const middle = at ?? { x: visible.width / 2, y: visible.height / 2 };
      const before = { x: scroller.scrollLeft, y: scroller.scrollTop };
      const { x, y } = scrollAfter(before, middle, next / scale.current);
      scale.current = next;
      inner.style.transform = `scale(${next})`;
      place.style.width = `${natural.width * next}px`;
      place.style.height = `${natural.height * next}px`;
      scroller.scrollTo({ left: x, top: y, behavior: 'instant' });
      setPercent(Math.round(100 * next));
    },
    [box, room, content],
  );

  useLayoutEffect(() => {
    apply(scale.current);
    const inner = content.current;
    if (inner === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => apply(scale.current));
    observer.observe(inner);
    return () => observer.disconnect();
  }, [apply, content]);

  useEffect(() => {
    const scroller = box.current;
    return scroller === null
      ? undefined
      : listenForZoom(scroller, (factor, at) => apply(scale.current * factor, at));
  }, [apply, box]);

  return useMemo(
    () => ({
      percent,
      zoomIn: () => apply(scale.current * step),
      zoomOut: () => apply(scale.current / step),
      showAll: () => apply(0),
      showReadable: () => apply(smallestReadable),
      showFull: () => apply(Math.max(1, scale.current)),
    }),
    [apply, percent],
  );
}

const distance = ([one, other]: readonly [Touch, Touch]): number =>
  Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);

const twoOf = ({ touches }: TouchEvent): readonly [Touch, Touch] | null => {
  const [one, other] = [touches[0], touches[1]];
  return touches.length === 2 && one && other ? [one, other] : null;
};

/** Tells how much two fingers or the wheel want to zoom, and where. Ends with the returned function. */
function listenForZoom(box: HTMLElement, onZoom: (factor: number, at: Point) => void): () => void {
  let apart: number | null = null;
  const within = (x: number, y: number): Point => {
    const { left, top } = box.getBoundingClientRect();
    return { x: x - left, y: y - top };
  };
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const px = Math.max(-maxWheelPx, Math.min(maxWheelPx, event.deltaY));
    onZoom(Math.exp(-px * perWheelPx), within(event.clientX, event.clientY));
  };
  const touch = (event: TouchEvent) => {
    const fingers = twoOf(event);
    if (fingers === null) {
      apart = null;
      return;
    }
    event.preventDefault();
    const now = distance(fingers);
    const [one, other] = fingers;
    if (apart !== null && apart > 0)
      onZoom(now / apart, within((one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2));
    apart = now;
  };
  const ended = () => {
    apart = null;
  };
  box.addEventListener('wheel', wheel, { passive: false });
  box.addEventListener('touchstart', touch, { passive: false });
  box.addEventListener('touchmove', touch, { passive: false });
  box.addEventListener('touchend', ended);
  box.addEventListener('touchcancel', ended);
  return () => {
    box.removeEventListener('wheel', wheel);
    box.removeEventListener('touchstart', touch);
    box.removeEventListener('touchmove', touch);
    box.removeEventListener('touchend', ended);
    box.removeEventListener('touchcancel', ended);
  };
}
