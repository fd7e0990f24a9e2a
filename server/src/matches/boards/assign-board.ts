import { checkPlacement, occupiesBoard, type PlacementError } from '@neundarter/rules/hall/board';
import { ok, type Result } from '@neundarter/rules/result';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { setBoard } from '../following/set-board.ts';
import { announceBoards } from './announce-boards.ts';
import { findBoardByLabel, findBoardsById, lockBoards, type StoredBoard } from './board-rows.ts';
import { findCallsOn } from './call-rows.ts';
import { findOnBoards, findRunningOf, setBoardOf } from './match-board-rows.ts';

type Assignment = {
  /** The team of the event, whose boards are meant. */
  readonly teamId: string;
  /** Matches of one event, which is locked. */
  readonly matchIds: readonly string[];
  /** Name of the board; null for none. A name that no board has stays a text. */
  readonly label: string | null;
  /** Whether whoever manages the event puts a running match on an occupied board on purpose. */
  readonly isForced?: boolean | undefined;
};

type Placed = Pick<Assignment, 'matchIds' | 'isForced'> & { readonly board: StoredBoard };

/** Whether running matches meet on a locked board. */
const checkFree = async (
  tx: WriteTx,
  { matchIds, board, isForced = false }: Placed,
  now: number,
): Promise<Result<true, PlacementError>> => {
  const there = await findOnBoards(tx.q, [board.id]);
  const others = there.filter(({ matchId }) => !matchIds.includes(matchId));
  const own = await findRunningOf(tx.q, matchIds);
  const count = (matches: readonly (typeof own)[number][]) =>
    matches.filter((match) => occupiesBoard(match, now)).length;
  // Whoever was called there is on the way.
  const called = (await findCallsOn(tx.q, [board.id])).filter(({ matchId }) => !matchIds.includes(matchId));
  const running = count(others) + called.length;
  return checkPlacement({ state: board.state, running, arriving: count(own), isForced });
};

/** Puts matches on a board that fits them, and tells who follows it. Refusals as `checkPlacement`. */
const assignToBoard = async (
  { clock }: Pick<Platform, 'clock'>,
  tx: WriteTx,
  placed: Placed,
): Promise<Result<true, PlacementError>> => {
  const { matchIds, board } = placed;
  const free = await checkFree(tx, placed, clock.now());
  if (!free.ok) return free;
  await setBoardOf(tx, { matchIds, boardId: board.id });
  await setBoard(tx, { matchIds, board: board.name });
  return ok(true);
};

/**
 * Puts matches of a locked event on the board of this name, or on none. Refusals: `error.boards.broken`, and
 * `error.boards.occupied` if two of them, or one of them and another one, would run there.
 */
export const assignBoard = async (
  platform: Pick<Platform, 'announce' | 'clock'>,
  tx: WriteTx,
  { teamId, matchIds, label, isForced }: Assignment,
): Promise<Result<true, PlacementError>> => {
  const typed = label?.trim() ?? '';
  const meant = typed === '' ? null : await findBoardByLabel(tx.q, { teamId, label: typed });
  announceBoards(platform, tx, teamId);
  if (meant === null) {
    await setBoardOf(tx, { matchIds, boardId: null });
    await setBoard(tx, { matchIds, board: typed === '' ? null : typed });
    return ok(true);
  }
  await lockBoards(tx, [meant.id]);
  const board = (await findBoardsById(tx.q, [meant.id])).get(meant.id) ?? meant;
  return assignToBoard(platform, tx, { matchIds, board, isForced });
};
