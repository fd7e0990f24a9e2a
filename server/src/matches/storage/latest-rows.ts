import { findEventsById } from '../../events/reads.ts';
import type { EventRecord } from '../../events/stored-event.ts';
import type { Database, Queries } from '../../platform/db/database.ts';
import { findMatches } from './store.ts';
import type { StoredMatch } from './stored-match.ts';

/** The row of a match and its event; null without an event or if the event was deleted. */
export type LatestMatch = { readonly row: StoredMatch; readonly event: EventRecord | null };

type Waiting = {
  readonly resolve: (match: LatestMatch | null) => void;
  readonly reject: (error: unknown) => void;
};

/** Reads rows with their events; it queries events only if there are any. */
const findLatest = async (q: Queries, ids: readonly string[]): Promise<readonly LatestMatch[]> => {
  const rows = await findMatches(q, ids);
  const eventIds = new Set(rows.flatMap(({ props }) => props.eventId ?? []));
  const events = new Map((await findEventsById(q, [...eventIds])).map((event) => [event.id, event]));
  return rows.map((row) => ({ row, event: events.get(row.props.eventId ?? '') ?? null }));
};

/**
 * Reads rows for many callers with few queries: all callers that come while a query runs share the next one. So a row
 * is never older than the call, and a thousand spectators of one match cost only one query at a time.
 */
const createLatestRows = (db: Database) => {
  let waiting = new Map<string, Waiting[]>();
  let isReading = false;

  const readWaiting = async (): Promise<void> => {
    const asked = waiting;
    waiting = new Map();
    try {
      const found = await db.query((q) => findLatest(q, [...asked.keys()]));
      const byId = new Map(found.map((match) => [match.row.id, match]));
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

  return (id: string): Promise<LatestMatch | null> =>
    new Promise((resolve, reject) => {
      const askers = waiting.get(id);
      if (askers === undefined) waiting.set(id, [{ resolve, reject }]);
      else askers.push({ resolve, reject });
      if (!isReading) void readAll();
    });
};

const readersOf = new WeakMap<Database, ReturnType<typeof createLatestRows>>();

/** Returns a function that reads the current row of a match with its event, or null; see above. */
export const latestRows = (db: Database): ((id: string) => Promise<LatestMatch | null>) => {
  const known = readersOf.get(db);
  if (known !== undefined) return known;
  const reader = createLatestRows(db);
  readersOf.set(db, reader);
  return reader;
};
