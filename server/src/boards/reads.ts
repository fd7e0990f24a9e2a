import type { BoardEntity, EventBoardsEntity } from '@neundarter/contract/entities/board';
import type { MatchHead } from '@neundarter/contract/entities/match';
import { maxShownOnBoard } from '@neundarter/contract/limits';
import { mayReadBoards } from '@neundarter/rules/access/boards';
import { occupiesBoard } from '@neundarter/rules/hall/board';
import { plainUse } from '@neundarter/rules/hall/event-board';
import { ok } from '@neundarter/rules/result';
import type { EventCaller, EventRights } from '../events/gather-event-rights.ts';
import { findReadableEvent } from '../events/reads.ts';
import { findBoards, type StoredBoard } from '../matches/boards/board-rows.ts';
import { findLastEnds, findOnBoards, type MatchOnBoard } from '../matches/boards/match-board-rows.ts';
import { findMatchHeads } from '../matches/reads.ts';
import type { Queries } from '../platform/db/database.ts';
import type { Outcome } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { describeActor } from '../users/describe-actor.ts';
import { checkMayRead, type HallCaller } from './access.ts';
import { findEventBoards, findUses } from './event-board-rows.ts';

/** What reads of the boards of events need. */
export type EventBoardsReader = Pick<Platform, 'db' | 'clock'> & { readonly rights: EventRights };

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
  const { id, name, state, isStream, revision, helpSince } = board;
  const heads = facts.running.slice(0, maxShownOnBoard).flatMap(({ matchId }) => {
    const head = facts.heads.get(matchId);
    return head === undefined ? [] : [shownMatch(head)];
  });
  const since = sinceOf(board, facts);
  return { id, name, state, isStream, since, revision, matches: heads, waiting: facts.waiting, helpSince };
};

/** Boards with the matches on them. `now`: ms since 1970 */
const describeThese = async (
  q: Queries,
  boards: readonly StoredBoard[],
  now: number,
): Promise<BoardEntity[]> => {
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

/** The boards of a hall with the matches on them. `now`: ms since 1970 */
export const describeBoards = async (q: Queries, teamId: string, now: number): Promise<BoardEntity[]> =>
  describeThese(q, await findBoards(q, teamId), now);

/** Who asks for the boards of which event, and when (ms since 1970). */
type EventAsked = { readonly eventId: string; readonly seesHall: boolean; readonly now: number };

/** The boards of an event; matches of other events only for those who see the whole hall. */
export const describeEventBoards = async (
  q: Queries,
  { eventId, seesHall, now }: EventAsked,
): Promise<EventBoardsEntity> => {
  const boards = await findEventBoards(q, eventId);
  const described = await describeThese(q, boards, now);
  const uses = new Map(boards.map(({ id, use }) => [id, use]));
  const maySee = (match: BoardEntity['matches'][number]) => seesHall || match.eventId === eventId;
  return {
    isChosen: (await findUses(q, eventId)).size > 0,
    boards: described.map(({ helpSince, ...board }) => {
      const { rounds, groups, ...use } = uses.get(board.id) ?? plainUse;
      return {
        ...board,
        ...(seesHall && { helpSince }),
        isOccupied: board.matches.length > 0,
        matches: board.matches.filter(maySee),
        use: { ...use, rounds: [...rounds], groups: [...groups] },
      };
    }),
  };
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

/** The boards of an event, for everybody who may see it. */
export const listEventBoards = (
  { db, clock, rights }: EventBoardsReader,
  { id, ...caller }: EventCaller & { readonly id: string },
): Promise<Outcome<EventBoardsEntity>> =>
  db.read(async (q): Promise<Outcome<EventBoardsEntity>> => {
    const found = await findReadableEvent(q, rights, { id, ...caller });
    if (!found.ok) return found;
    const seesHall = mayReadBoards(describeActor(caller.actor), found.value.facts.teamId);
    return ok(await describeEventBoards(q, { eventId: id, seesHall, now: clock.now() }));
  });
