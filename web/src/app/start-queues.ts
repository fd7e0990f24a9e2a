/** The page has better things to load first. ms */
const startAfterMs = 2_000;

/** Sends what earlier visits could not send, whichever page is opened. */
export function startQueues(): void {
  setTimeout(() => {
    // Without network and cache the code is not there; the screens will start it.
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
