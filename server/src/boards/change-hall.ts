import type { BoardEntity } from '@neundarter/contract/entities/board';
import { ok, refused } from '@neundarter/rules/result';
import { announceBoards } from '../matches/boards/announce-boards.ts';
import { findBoards, type StoredBoard } from '../matches/boards/board-rows.ts';
import type { WriteTx } from '../platform/db/database.ts';
import type { CallingTablet, Outcome } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { lockTeamRow } from '../teams/lock-team-row.ts';
import { checkMayManage, type HallCaller } from './access.ts';
import { describeBoards } from './reads.ts';

/** Whether something has changed, or it was a repeat. */
type Change = (tx: WriteTx, boards: readonly StoredBoard[]) => Promise<Outcome<boolean>>;

/**
 * Changes the boards of a team in one transaction, in which nobody else changes them: checks the caller, runs the change with
 * all boards, announces it and answers all boards.
 */
export const changeHall = (
  platform: Platform,
  caller: HallCaller,
  change: Change,
): Promise<Outcome<BoardEntity[]>> =>
  platform.db.write(async (tx): Promise<Outcome<BoardEntity[]>> => {
    await lockTeamRow(tx, caller.teamId);
    const access = await checkMayManage(tx.q, caller);
    if (!access.ok) return access;
    const changed = await changeBoards(platform, tx, { teamId: caller.teamId, change });
    if (!changed.ok) return changed;
    return ok(await describeBoards(tx.q, caller.teamId, platform.clock.now()));
  });

/** Runs a change with all boards of a locked team, and announces it. */
const changeBoards = async (
  platform: Platform,
  tx: WriteTx,
  { teamId, change }: { readonly teamId: string; readonly change: Change },
): Promise<Outcome<boolean>> => {
  const changed = await change(tx, await findBoards(tx.q, teamId));
  if (changed.ok && changed.value) announceBoards(platform, tx, teamId);
  return changed;
};

/** A board that its tablet changes. */
type ByTablet = { readonly tablet: CallingTablet; readonly change: OneChange };

/** Changes the board of a tablet in one transaction, in which nobody else changes the boards of its hall. */
export const changeOwnBoard = (platform: Platform, { tablet, change }: ByTablet): Promise<Outcome<boolean>> =>
  platform.db.write(async (tx): Promise<Outcome<boolean>> => {
    const { teamId, boardId } = tablet;
    await lockTeamRow(tx, teamId);
    return changeBoards(platform, tx, {
      teamId,
      change: async (_, boards) => {
        const board = boards.find(({ id }) => id === boardId);
        return board === undefined ? refused('error.not-found') : change(tx, board, boards);
      },
    });
  });

/** A change of one board, and the revision that the caller has seen. */
export type BoardCommand = HallCaller & {
  readonly boardId: string;
  readonly revision?: number | undefined;
};

type OneChange = (tx: WriteTx, board: StoredBoard, all: readonly StoredBoard[]) => Promise<Outcome<boolean>>;

/** The same for one board. Refusals: `error.not-found`, and `error.boards.changed-meanwhile` for an older revision. */
export const changeOneBoard = (
  platform: Platform,
  { boardId, revision, ...caller }: BoardCommand,
  change: OneChange,
): Promise<Outcome<BoardEntity[]>> =>
  changeHall(platform, caller, async (tx, boards) => {
    const board = boards.find(({ id }) => id === boardId);
    if (board === undefined) return refused('error.not-found');
    const isLatest = revision === undefined || revision === board.revision;
    return isLatest ? change(tx, board, boards) : refused('error.boards.changed-meanwhile');
  });
