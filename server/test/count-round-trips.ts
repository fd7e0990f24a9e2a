import pg from 'pg';
import { vi } from 'vitest';

/**
 * Counts round trips to PostgreSQL by their statements: those that a connection sends together, without waiting for an
 * answer, are one. Call it before the database is opened.
 */
export function countRoundTrips() {
  const open = new Map<pg.Client, { texts: string[]; waiting: number }>();
  const done: { readonly texts: readonly string[]; readonly client: pg.Client }[] = [];
  // oxlint-disable-next-line typescript/unbound-method -- it is called with the client as `this`
  const send = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const trip = open.get(this) ?? { texts: [], waiting: 0 };
    open.set(this, trip);
    trip.texts.push(textOf(args[0]));
    trip.waiting += 1;
    const answered = () => {
      trip.waiting -= 1;
      if (trip.waiting > 0) return;
      open.delete(this);
      done.push({ texts: trip.texts, client: this });
    };
    const sent = send.apply(this, args);
    (sent as Promise<unknown>).then(answered, answered);
    return sent;
  });
  const during = async (work: () => Promise<unknown>): Promise<typeof done> => {
    done.length = 0;
    await work();
    return [...done];
  };
  return {
    /** The round trips of `work`, each with its statements; also those of anything else that runs meanwhile. */
    during: async (work: () => Promise<unknown>): Promise<readonly (readonly string[])[]> =>
      (await during(work)).map(({ texts }) => texts),
    /** Those of the command within `work` that begins with a statement that fits, up to its commit; 0 if there is none. */
    ofCommand: async (work: () => Promise<unknown>, fits: RegExp): Promise<number> => {
      const made = await during(work);
      const first = made.findIndex(({ texts }) => texts.some((text) => fits.test(text)));
      const own = made.slice(first).filter(({ client }) => client === made[first]?.client);
      return own.findIndex(({ texts }) => texts.includes('commit')) + 1;
    },
    stop: () => spy.mockRestore(),
  };
}

const textOf = (query: unknown): string =>
  typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : String(query);
