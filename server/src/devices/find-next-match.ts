import type { MatchHead } from '@neundarter/contract/entities/match';
import { schedule } from '@neundarter/rules/hall/schedule';
import { arePartiesSet } from '@neundarter/rules/match/players';
import { gatherHall } from '../calls/gather-hall.ts';
import { findEventById } from '../events/reads.ts';
import type { MatchOnBoard } from '../matches/boards/match-board-rows.ts';
import { findMatchHeads } from '../matches/reads.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import { gatherRunning } from '../tournaments/core/gather-running.ts';

type Asked = {
  readonly db: Database;
  readonly boardId: string;
  /** The open matches of the board. */
  readonly there: readonly MatchOnBoard[];
  /** The match that runs or is called there; null for none. */
  readonly current: string | null;
  readonly now: number;
};

const isReady = ({ props }: MatchHead): boolean =>
  props.status === 'scheduled' && arePartiesSet(props as never);

/** What the rule of the hall expects next on a board; null if it expects nothing. */
const findExpected = async (
  q: Queries,
  { db, boardId, there, current, now }: Asked,
): Promise<string | null> => {
  const eventId = there.find(({ matchId }) => matchId === current)?.eventId ?? null;
  const event = eventId === null ? null : await findEventById(q, eventId);
  if (event === null || event.props.type !== 'tournament') return null;
  const running = await gatherRunning({ q, db }, event);
  if (running === null) return null;
  const hall = await gatherHall(q, running, now);
  const expected = schedule(hall.input).next.find(({ board }) => board === boardId);
  return expected === undefined ? null : hall.matchIdOf(expected.match);
};

/**
 * The match that will probably be the next one on a board: one that somebody has put there, otherwise what the rule of the hall
 * expects while another match is there. Null if nobody knows.
 */
export const findNextMatch = async (q: Queries, asked: Asked): Promise<MatchHead | null> => {
  const { there, current } = asked;
  const waiting = there.filter(({ matchId, status }) => status === 'scheduled' && matchId !== current);
  const heads = await findMatchHeads(
    q,
    waiting.map(({ matchId }) => matchId),
  );
  const placed = heads
    .filter(isReady)
    .toSorted((one, other) => one.props.timeStamp - other.props.timeStamp)[0];
  if (placed !== undefined) return placed;
  const expected = await findExpected(q, asked);
  if (expected === null || expected === current) return null;
  return (await findMatchHeads(q, [expected])).find(isReady) ?? null;
};
