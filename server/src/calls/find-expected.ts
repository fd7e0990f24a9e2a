import { findEventById } from '../events/reads.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import { shareWork } from '../platform/http/share-work.ts';
import { gatherRunning } from '../tournaments/core/gather-running.ts';
import { gatherHall } from './gather-hall.ts';
import { gatherTogether } from './together/gather-together.ts';

/** What the rule of the hall expects, by board: `now` could be called there at once, `next` follows. */
export type Expected = Readonly<Record<'now' | 'next', ReadonlyMap<string, string>>>;

export const nothingExpected: Expected = { now: new Map(), next: new Map() };

const expectIn = async (
  q: Queries,
  { db, eventId, now }: { readonly db: Database; readonly eventId: string; readonly now: number },
): Promise<Expected> => {
  const event = await findEventById(q, eventId);
  if (event === null || event.props.type !== 'tournament') return nothingExpected;
  const running = await gatherRunning({ q, db }, event);
  if (running === null) return nothingExpected;
  const hall = await gatherHall(q, running, now);
  const own = { hall, running };
  const plan = (await gatherTogether({ q, db }, own, now)).planFor(own);
  const byBoard = (matches: readonly { readonly match: string; readonly board: string }[]) =>
    new Map(
      matches.flatMap(({ match, board }) => {
        const matchId = hall.matchIdOf(match);
        return matchId === null ? [] : [[board, matchId] as const];
      }),
    );
  return { now: byBoard(plan.play), next: byBoard(plan.next) };
};

const shares = new WeakMap<Database, ReturnType<typeof shareWork<Expected>>>();

/** What the rule of the hall expects in an event. All screens of a hall ask at once, and share the answer. */
export const findExpected = (db: Database, eventId: string, now: number): Promise<Expected> => {
  const share = shares.get(db) ?? shareWork<Expected>();
  shares.set(db, share);
  return share(eventId, () => db.read((q) => expectIn(q, { db, eventId, now })));
};
