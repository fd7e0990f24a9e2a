import { useCallback, useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react';

type Shown = { readonly id: string; readonly reason: string; readonly retry: () => void };

/** The errors on the page, in the order in which they came. */
let all: readonly Shown[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly Shown[]): void => {
  all = next;
  for (const listener of listeners) listener();
};

const onChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Lists of a page fail together, for one reason: only the first of them explains it, and its button tries all of them again.
 * @param retry tries this one again, if it can be tried
 */
export function useOneError(reason: string, retry?: () => void) {
  const id = useId();
  const latest = useRef(retry);
  useLayoutEffect(() => {
    latest.current = retry;
  });
  useLayoutEffect(() => {
    change([...all, { id, reason, retry: () => latest.current?.() }]);
    return () => change(all.filter((one) => one.id !== id));
  }, [id, reason]);
  const same = useCallback(() => all.filter((one) => one.reason === reason), [reason]);
  const isFirst = useSyncExternalStore(onChange, () => (same()[0]?.id ?? id) === id);
  const retryAll = useCallback(() => same().forEach((one) => one.retry()), [same]);
  return { isFirst, retryAll };
}
