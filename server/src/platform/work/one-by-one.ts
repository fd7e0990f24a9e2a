/** Does work as soon as the work before it has ended; null at once if too much is waiting. */
type OneByOne = <Value>(work: () => Promise<Value>) => Promise<Value> | null;

/**
 * Lets long work wait for its turn, because each piece needs a whole processor and much memory.
 * @param maxWaiting maximum number of pieces, including the one that runs
 */
export const createOneByOne = (maxWaiting: number): OneByOne => {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return (work) => {
    if (waiting >= maxWaiting) return null;
    waiting += 1;
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine.finally(() => {
      waiting -= 1;
    });
  };
};
