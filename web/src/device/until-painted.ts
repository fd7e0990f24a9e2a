/** Maximum wait for a paint, since a hidden page is never painted. ms */
const longestPaintMs = 1000;

/**
 * Resolves when the page is painted, for what is less urgent than its own files and rendering. The next frame paints
 * the page; the frame after that begins when the page is visible.
 */
export const untilPainted = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, longestPaintMs);
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
