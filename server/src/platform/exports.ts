import { setTimeout as sleep } from 'node:timers/promises';
import { createExportPlaces, type ExportPlacesOptions } from './export-places.ts';
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
 * Two files at the same time use all the time that exports get: more of them would only hold more pages in memory. A file
 * waits at most for two seconds of each of the others, and browsers give up after a minute without data.
 */
const usualPlaces: ExportPlacesOptions = { atOnce: 2, turnMs: 2000 };

/**
 * Sends files without disturbing others: all exports of this process share one sequence of pages with pauses between
 * them. Two of them are written at the same time, and hold one page each in memory; the others wait, in the order of their
 * calls, with their connections open. Each user can get one file at a time from this process.
 */
export const createExports = (options: ExportPlacesOptions = usualPlaces): Exports => {
  const running = new Set<string>();
  const inTurn = createTurns();
  const newPlace = createExportPlaces(options);
  return {
    start: async (userId, prepare) => {
      if (running.has(userId)) return { ok: false, error: 'error.export.already-running' };
      running.add(userId);
      try {
        const { pages, ...file } = await prepare();
        const place = newPlace();
        let isReleased = false;
        const release = async (): Promise<void> => {
          if (isReleased) return;
          isReleased = true;
          try {
            // A page that is being written is completed first.
            await pages.return?.();
          } finally {
            place.leave();
            running.delete(userId);
          }
        };
        const next = async (): Promise<IteratorResult<string>> => {
          if (!(await place.take())) return { done: true, value: undefined };
          const page = await inTurn(() => pages.next());
          place.pause();
          return page;
        };
        return { ok: true, value: { kind: 'stream', ...file, pieces: releasing(next, release) } };
      } catch (error) {
        running.delete(userId);
        throw error;
      }
    },
  };
};
