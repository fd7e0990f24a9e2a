/**
 * Waits for the turn of a caller; undefined if it is there at once. The work after it has to follow without other waits than
 * for the embedded database, otherwise it takes part in nobody's turn.
 * @param caller callers wait in one row each, so that many calls of one do not delay those of others
 */
export type TakeTurn = (caller: string) => Promise<void> | undefined;

/** Work in one turn of the event loop, in ms; afterwards timers, turns of matches and other calls come first. */
const pieceMs = 5;

/** Maximum number of calls that are tried in one turn of the event loop. */
const callsPerPiece = 64;

/**
 * Lets reads and subscriptions that arrive together take turns with everything else. The embedded database answers at once,
 * so a hundred reads would be one piece of work, and whoever throws a dart would wait until the last one is answered.
 * @param now time in ms
 */
export const createTurns = (now: () => number = () => performance.now()): TakeTurn => {
  const waiting = new Map<string, (() => void)[]>();
  /** When the work in this turn of the event loop began; null before. */
  let beganAt: number | null = null;

  const isOver = (): boolean => beganAt !== null && now() - beganAt >= pieceMs;

  /** Serves the caller who has waited longest since their last turn. */
  const serveNext = (): void => {
    const [first] = waiting;
    if (first === undefined) return;
    const [caller, row] = first;
    const go = row.shift();
    waiting.delete(caller);
    if (row.length > 0) waiting.set(caller, row);
    go?.();
  };
  // What `serveNext` has woken runs before the next call of `setImmediate`, which sees how long it took.
  const serveOne = (): void => {
    beganAt ??= now();
    if (!isOver()) serveNext();
  };
  const endPiece = (): void => {
    beganAt = null;
    if (waiting.size === 0) return;
    for (let call = 0; call < callsPerPiece; call += 1) setImmediate(serveOne);
    setImmediate(endPiece);
  };

  return (caller) => {
    if (waiting.size === 0 && !isOver()) {
      if (beganAt === null) setImmediate(endPiece);
      beganAt ??= now();
      return undefined;
    }
    return new Promise((resolve) => {
      const own = waiting.get(caller) ?? [];
      own.push(resolve);
      waiting.set(caller, own);
    });
  };
};
