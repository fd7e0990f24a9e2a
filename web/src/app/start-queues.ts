/** Delay after the start, because the page's own files are more urgent. ms */
const startAfterMs = 2_000;

/** Sends the commands of earlier visits, whichever page is opened. */
export function startQueues(): void {
  setTimeout(() => {
    // Without network and cache the code cannot be loaded; the screens will start the queue.
    import('../data/match/match-queue.ts').then(
      ({ matchQueue }) => matchQueue(),
      () => undefined,
    );
    import('../data/practice/game-queue.ts').then(
      ({ gameQueue }) => gameQueue(),
      () => undefined,
    );
  }, startAfterMs);
}
