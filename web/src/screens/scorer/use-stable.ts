import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns a function that never changes and always calls the newest `work`, so that keys do not render again. */
export function useStable<Args extends readonly unknown[], Value>(
  work: (...args: Args) => Value,
): (...args: Args) => Value {
  const latest = useRef(work);
  useLayoutEffect(() => {
    latest.current = work;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
