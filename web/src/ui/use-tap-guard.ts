import { type MouseEvent, useCallback, useEffect, useRef } from 'react';

/** Two confirms within this time count as one. ms */
export const sameConfirmMs = 300;

/**
 * Tells whether a tap came so soon after mounting that it was meant for the earlier content: the second half of a
 * double tap. Keys are never too early.
 */
export function useTapGuard(): (event: MouseEvent) => boolean {
  const mountedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    mountedAt.current = performance.now();
  }, []);
  return useCallback(
    (event) => event.detail > 0 && performance.now() - mountedAt.current < sameConfirmMs,
    [],
  );
}
