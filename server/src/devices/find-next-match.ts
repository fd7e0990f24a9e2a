import type { MatchHead } from '@neundarter/contract/entities/match';
import { schedule } from '@neundarter/rules/hall/schedule';
import { arePartiesSet } from '@neundarter/rules/match/players';
import { gatherHall } from '../calls/gather-hall.ts';
import { findEventById } from '../events/reads.ts';
import type { MatchOnBoard } from '../matches/boards/match-board-rows.ts';
import { findMatchHeads } from '../matches/reads.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import { shareWork } from '../platform/http/share-work.ts';
import { gatherRunning } from '../tournaments/core/gather-running.ts';

/** The match that the rule of the hall expects next, by board. */
export type Expected = ReadonlyMap<string, string>;

const isReady = ({ props }: MatchHead): boolean =>
  props.status === 'scheduled' && arePartiesSet({ parties: props.parties });

const expectIn = async (
  q: Queries,
  { db, eventId, now }: { readonly db: Database; readonly eventId: string; readonly now: number },
): Promise<Expected> => {
  const event = await findEventById(q, eventId);
  if (event === null || event.props.type !== 'tournament') return new Map();
  const running = await gatherRunning({ q, db }, event);
  if (running === null) return new Map();
  const hall = await gatherHall(q, running, now);
  return new Map(
    schedule(hall.input).next.flatMap(({ match, board }) => {
      const matchId = hall.matchIdOf(match);
      return matchId === null ? [] : [[board, matchId] as const];
    }),
  );
};

const shares = new WeakMap<Database, ReturnType<typeof shareWork<Expected>>>();

/** What the rule of the hall expects next in an event. All tablets of a hall ask at once, and share the answer. */
export const findExpected = (db: Database, eventId: string, now: number): Promise<Expected> => {
  const share = shares.get(db) ?? shareWork<Expected>();
  shares.set(db, share);
  return share(eventId, () => db.read((q) => expectIn(q, { db, eventId, now })));
};

type Asked = {
  /** The open matches of the board. */
  readonly there: readonly MatchOnBoard[];
  /** The match that runs or is called there; null for none. */
  readonly current: string | null;
  /** What the rule of the hall expects next there. */
  readonly expected: string | null;
};

/**
 * The match that will probably be the next one on a board: one that somebody has put there, otherwise what the rule of the hall
 * expects while another match is there. Null if nobody knows.
 */
export const findNextMatch = async (
  q: Queries,
  { there, current, expected }: Asked,
): Promise<MatchHead | null> => {
  const waiting = there.filter(({ matchId, status }) => status === 'scheduled' && matchId !== current);
  const heads = await findMatchHeads(
    q,
    waiting.map(({ matchId }) => matchId),
  );
  const [placed] = heads
    .filter(isReady)
    .toSorted((one, other) => one.props.timeStamp - other.props.timeStamp);
  if (placed !== undefined) return placed;
  if (expected === null || expected === current) return null;
  return (await findMatchHeads(q, [expected])).find(isReady) ?? null;
};
