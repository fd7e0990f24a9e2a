import { type TouchEvent, useRef } from 'react';

/** Length from which on a movement is a swipe, px. */
const swipePx = 56;

type Swipes = { readonly onLeft: () => void; readonly onRight: () => void };
type Point = { readonly x: number; readonly y: number };

/** Handlers of an element that a finger can swipe to the left and to the right; the page still scrolls up and down. */
export function useSwipe({ onLeft, onRight }: Swipes) {
  const start = useRef<Point | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      start.current = touches.length === 1 && touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      const from = start.current;
      start.current = null;
      if (from === null || touch === undefined) return;
      const [x, y] = [touch.clientX - from.x, touch.clientY - from.y];
      if (Math.abs(x) < swipePx || Math.abs(x) < 2 * Math.abs(y)) return;
      if (x < 0) onLeft();
      else onRight();
    },
  };
}
