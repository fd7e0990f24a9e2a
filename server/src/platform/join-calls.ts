/**
 * Joins calls of the same work, which has no argument: those that come while it runs share its next run, which begins after all of
 * them. So each gets an answer that is not older than its call, and no more than one run is under way. A failure reaches those who
 * share it.
 */
export const joinCalls = <Value>(work: () => Promise<Value>): (() => Promise<Value>) => {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<Value> | undefined;
  const begin = (): Promise<Value> => {
    next = undefined;
    const run = work();
    running = run.catch(() => undefined);
    return run;
  };
  return () => {
    next ??= running.then(begin);
    return next;
  };
};
