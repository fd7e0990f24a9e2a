/** The page has better things to load first. ms */
const startAfterMs = 2_000;

/** Sends what earlier visits could not send, whichever page is opened. */
export function startOutbox(): void {
  setTimeout(() => {
    import('../data/throw-outbox-device.ts').then(
      ({ deviceOutbox }) => deviceOutbox(),
      // Without network and cache the code is not there; the scorer will start it.
      () => undefined,
    );
  }, startAfterMs);
}
