import { useEffect, useState } from 'react';

/** How long one of several pages is shown. ms */
export const pageMs = 15_000;

export type PageTurns = {
  /** From 0. */
  readonly page: number;
  readonly isPaused: boolean;
  readonly setPaused: (isPaused: boolean) => void;
};

/** The shown one of several pages, from 0; the next one follows by itself. @param everyMs how long a page is shown */
export function usePageTurns(pages: number, everyMs: number = pageMs): PageTurns {
  const [turns, setTurns] = useState(0);
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    if (pages <= 1 || isPaused) return;
    const timer = setInterval(() => setTurns((now) => now + 1), everyMs);
    return () => clearInterval(timer);
  }, [pages, isPaused, everyMs]);
  return { page: turns % Math.max(1, pages), isPaused, setPaused };
}
