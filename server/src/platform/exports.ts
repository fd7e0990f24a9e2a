import { setTimeout as sleep } from 'node:timers/promises';
import type { Outcome, RawStream } from './http/handler.ts';

/** A file of any length, written page by page. */
export type ExportedFile = {
  readonly contentType: string;
  readonly fileName: string;
  /** Number of entries; each has its own line in the file. */
  readonly entries: number;
  /** A page should take a few milliseconds, because nothing else runs in this process meanwhile. */
  readonly pages: AsyncIterator<string>;
};

export type Exports = {
  /** Prepares and sends a file to a user; refused while another file for the same user is being prepared or sent. */
  readonly start: (userId: string, prepare: () => Promise<ExportedFile>) => Promise<Outcome<RawStream>>;
};

/** Runs one piece of work at a time and pauses after it for as long as it took, so that other calls get their turn. */
const createTurns = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <Value>(work: () => Promise<Value>): Promise<Value> => {
    const mine = last.then(async () => {
      const beganAt = performance.now();
      const value = await work();
      return { value, tookMs: performance.now() - beganAt };
    });
    last = mine.then(
      ({ tookMs }) => sleep(tookMs),
      () => undefined,
    );
    return mine.then(({ value }) => value);
  };
};

/** The pages as an iterable that calls `release` once: at the end, after an error, or when the client goes away. */
const releasing = (
  next: () => Promise<IteratorResult<string>>,
  release: () => Promise<unknown>,
): AsyncIterable<string> => ({
  [Symbol.asyncIterator]: () => ({
    next: async () => {
      try {
        const page = await next();
        if (page.done === true) await release();
        return page;
      } catch (error) {
        await release();
        throw error;
      }
    },
    return: async () => {
      await release();
      return { done: true, value: undefined };
    },
  }),
});

/**
 * Sends files without disturbing others: all exports of this process share one sequence of pages with pauses between
 * them, and hold one page each in memory. Each user can get one file at a time from this process.
 */
export const createExports = (): Exports => {
  const running = new Set<string>();
  const inTurn = createTurns();
  return {
    start: async (userId, prepare) => {
      if (running.has(userId)) return { ok: false, error: 'error.export.already-running' };
      running.add(userId);
      try {
        const { pages, ...file } = await prepare();
        let isReleased = false;
        const release = async (): Promise<void> => {
          if (isReleased) return;
          isReleased = true;
          try {
            // A page that is being written is completed first.
            await pages.return?.();
          } finally {
            running.delete(userId);
          }
        };
        const next = () => inTurn(() => pages.next());
        return { ok: true, value: { kind: 'stream', ...file, pieces: releasing(next, release) } };
      } catch (error) {
        running.delete(userId);
        throw error;
      }
    },
  };
};
