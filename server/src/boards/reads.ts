import type { BoardEntity } from '@neundarter/contract/entities/board';
import type { MatchHead } from '@neundarter/contract/entities/match';
import { maxShownOnBoard } from '@neundarter/contract/limits';
import { occupiesBoard } from '@neundarter/rules/hall/board';
import { ok } from '@neundarter/rules/result';
import { findBoards, type StoredBoard } from '../matches/boards/board-rows.ts';
import { findLastEnds, findOnBoards, type MatchOnBoard } from '../matches/boards/match-board-rows.ts';
import { findMatchHeads } from '../matches/reads.ts';
import type { Queries } from '../platform/db/database.ts';
import type { Outcome } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { checkMayRead, type HallCaller } from './access.ts';

type Facts = {
  readonly running: readonly MatchOnBoard[];
  readonly waiting: number;
  readonly heads: ReadonlyMap<string, MatchHead>;
  readonly lastEnd: number;
};

const shownMatch = ({ id, props }: MatchHead): BoardEntity['matches'][number] => ({
  id,
  eventId: props.eventId,
  eventName: props.eventName,
  parties: props.parties as BoardEntity['matches'][number]['parties'],
  startedAt: props.startedAt ?? 0,
});

const sinceOf = ({ since }: StoredBoard, { running, lastEnd }: Facts): number | null => {
  const [first] = running;
  if (first !== undefined) return first.startedAt;
  const latest = Math.max(since ?? 0, lastEnd);
  return latest === 0 ? null : latest;
};

const boardEntity = (board: StoredBoard, facts: Facts): BoardEntity => {
  const { id, name, state, isStream, revision } = board;
  const heads = facts.running.slice(0, maxShownOnBoard).flatMap(({ matchId }) => {
    const head = facts.heads.get(matchId);
    return head === undefined ? [] : [shownMatch(head)];
  });
  const since = sinceOf(board, facts);
  return { id, name, state, isStream, since, revision, matches: heads, waiting: facts.waiting };
};

/** The boards of a hall with the matches on them. `now`: ms since 1970 */
export const describeBoards = async (q: Queries, teamId: string, now: number): Promise<BoardEntity[]> => {
  const boards = await findBoards(q, teamId);
  const ids = boards.map(({ id }) => id);
  const there = Map.groupBy(await findOnBoards(q, ids), ({ boardId }) => boardId);
  const ends = await findLastEnds(q, ids);
  const runningOn = (id: string) => (there.get(id) ?? []).filter((match) => occupiesBoard(match, now));
  const shown = ids.flatMap((id) => runningOn(id).slice(0, maxShownOnBoard));
  const found = await findMatchHeads(
    q,
    shown.map(({ matchId }) => matchId),
  );
  const heads = new Map(found.map((head) => [head.id, head]));
  return boards.map((board) => {
    const waiting = (there.get(board.id) ?? []).filter(({ status }) => status === 'scheduled').length;
    return boardEntity(board, {
      running: runningOn(board.id),
      waiting,
      heads,
      lastEnd: ends.get(board.id) ?? 0,
    });
  });
};

/** The boards of a team's hall, for its members. */
export const listBoards = (
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  asking: HallCaller,
): Promise<Outcome<BoardEntity[]>> =>
  db.read(async (q): Promise<Outcome<BoardEntity[]>> => {
    const access = await checkMayRead(q, asking);
    return access.ok ? ok(await describeBoards(q, asking.teamId, clock.now())) : access;
  });
