import type { Database } from '../../platform/db/database.ts';
import { findMatches } from './store.ts';
import type { StoredMatch } from './stored-match.ts';

type Waiting = {
  readonly resolve: (row: StoredMatch | null) => void;
  readonly reject: (error: unknown) => void;
};

/**
 * Reads rows for many callers with few queries: whoever asks while a query is under way shares the next one. So a row
 * is never older than the question, and a thousand spectators of one match cost one query at a time.
 */
const createLatestRows = (db: Database) => {
  let waiting = new Map<string, Waiting[]>();
  let isReading = false;

  const readWaiting = async (): Promise<void> => {
    const asked = waiting;
    waiting = new Map();
    try {
      const rows = await db.query((q) => findMatches(q, [...asked.keys()]));
      const byId = new Map(rows.map((row) => [row.id, row]));
      for (const [id, askers] of asked) for (const { resolve } of askers) resolve(byId.get(id) ?? null);
    } catch (error) {
      for (const askers of asked.values()) for (const { reject } of askers) reject(error);
    }
  };

  const readAll = async (): Promise<void> => {
    isReading = true;
    while (waiting.size > 0) await readWaiting();
    isReading = false;
  };

  return (id: string): Promise<StoredMatch | null> =>
    new Promise((resolve, reject) => {
      const askers = waiting.get(id);
      if (askers === undefined) waiting.set(id, [{ resolve, reject }]);
      else askers.push({ resolve, reject });
      if (!isReading) void readAll();
    });
};

const readersOf = new WeakMap<Database, ReturnType<typeof createLatestRows>>();

/** The row of a match as of now, or null; see above. */
export const latestRows = (db: Database): ((id: string) => Promise<StoredMatch | null>) => {
  const known = readersOf.get(db);
  if (known !== undefined) return known;
  const reader = createLatestRows(db);
  readersOf.set(db, reader);
  return reader;
};
