import { useLayoutEffect, useRef } from 'react';

/** Score counter animation. Specification: 0.3 s. ms */
const countMs = 300;

const isMotionReduced = (): boolean => globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Slows down towards the end. */
const ease = (share: number): number => 1 - (1 - share) ** 3;

/** Animates the text of an element from one number to another; returns a function that stops it. */
const countTo = (
  element: HTMLElement,
  { from, to, onStep }: { from: number; to: number; onStep: (value: number) => void },
): (() => void) => {
  const startedAt = performance.now();
  let frame = 0;
  const show = (value: number): void => {
    element.textContent = String(value);
    onStep(value);
  };
  const step = (now: number): void => {
    const share = Math.min(1, Math.max(0, (now - startedAt) / countMs));
    show(Math.round(from + (to - from) * ease(share)));
    if (share < 1) frame = requestAnimationFrame(step);
  };
  // Draws the first step at once, with the tap.
  show(from + Math.sign(to - from));
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
};

/** Points left: counts to a new value in 0.3 s, or changes at once if the user prefers reduced motion. */
export function ScoreNumber({ value }: { readonly value: number }) {
  const element = useRef<HTMLSpanElement>(null);
  const shown = useRef(value);
  useLayoutEffect(() => {
    const from = shown.current;
    shown.current = value;
    const digits = element.current;
    if (digits === null) return;
    // An interrupted animation, e.g. in a hidden tab, may have left another number.
    digits.textContent = String(value);
    if (from === value || isMotionReduced()) return;
    return countTo(digits, {
      from,
      to: value,
      onStep: (step) => {
        shown.current = step;
      },
    });
  }, [value]);
  return <span ref={element}>{value}</span>;
}
