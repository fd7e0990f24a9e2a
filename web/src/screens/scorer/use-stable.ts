import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that never changes and always calls the newest `work`: keeps drawn keys as they are. */
export function useStable<Args extends readonly unknown[], Value>(
  work: (...args: Args) => Value,
): (...args: Args) => Value {
  const latest = useRef(work);
  useLayoutEffect(() => {
    latest.current = work;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
