import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useChanged } from './use-changed.ts';

it('tells for a second that a value has changed, but not that it is there for the first time', () => {
  vi.useFakeTimers();
  const { result, rerender } = renderHook(({ value }) => useChanged(value), {
    initialProps: { value: null as string | null },
  });
  const seen = [null, '0 : 0', '1 : 0'].map((value) => {
    rerender({ value });
    return result.current;
  });
  expect(seen).toEqual([false, false, true]);
  vi.advanceTimersByTime(1000);
  rerender({ value: '1 : 0' });
  expect(result.current).toBe(false);
  vi.useRealTimers();
});
