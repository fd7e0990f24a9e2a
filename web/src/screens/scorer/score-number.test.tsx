import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ScoreNumber } from './score-number.tsx';

let frames: FrameRequestCallback[] = [];
const runFrame = (now: number) => {
  const waiting = frames;
  frames = [];
  for (const frame of waiting) frame(now);
};

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', (handle: number) => {
    frames[handle - 1] = () => undefined;
  });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.spyOn(performance, 'now').mockReturnValue(0);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('counts to a new number in 0.3 s', () => {
  const { container, rerender } = render(<ScoreNumber value={501} />);
  rerender(<ScoreNumber value={441} />);
  expect(container.textContent).toBe('500');
  runFrame(150);
  expect(Number(container.textContent)).toBeLessThan(470);
  runFrame(300);
  expect(container.textContent).toBe('441');
  expect(frames).toEqual([]);
});

it.each([0, 10, 150])('shows the earlier number after an undo during the animation, after %i ms', (now) => {
  const { container, rerender } = render(<ScoreNumber value={441} />);
  rerender(<ScoreNumber value={341} />);
  runFrame(now);
  rerender(<ScoreNumber value={441} />);
  runFrame(1000);
  runFrame(2000);
  expect(container.textContent).toBe('441');
});
