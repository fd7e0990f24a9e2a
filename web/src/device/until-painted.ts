/** Maximum wait for a paint, since a hidden page is never painted. ms */
const longestPaintMs = 1000;

/**
 * Resolves when the page is painted and the browser has nothing else to do, for what is less urgent than the page's own
 * files and rendering. The next frame paints the page; the frame after that begins when the page is visible.
 */
export const untilPainted = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, longestPaintMs);
    requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(resolve)));
  });

/** Calls `work` when the browser is idle, where it tells: Safari does not. */
const whenIdle = (work: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work);
  else work();
};
