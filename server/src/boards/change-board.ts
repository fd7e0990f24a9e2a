import type { BoardEntity } from '@neundarter/contract/entities/board';
import { boardNameOf, isSameBoard } from '@neundarter/rules/hall/board';
import { ok, refused } from '@neundarter/rules/result';
import { type StoredBoard, updateBoard } from '../matches/boards/board-rows.ts';
import type { Outcome } from '../platform/http/handler.ts';
import type { TournamentFollowing } from '../tournaments/core/tournament-follower.ts';
import { type BoardCommand, changeOneBoard } from './change-hall.ts';
import { changeMatchesThere, lockMatchesThere } from './change-matches-there.ts';

type Changes = {
  readonly name?: string | undefined;
  readonly isStream?: boolean | undefined;
  /** `open` also says that a broken board can be used again. */
  readonly state?: 'open' | 'reserved' | undefined;
};

const changed = (board: StoredBoard, { name, isStream, state }: Changes, now: number): StoredBoard => ({
  ...board,
  name: name === undefined ? board.name : boardNameOf(name),
  isStream: isStream ?? board.isStream,
  state: state ?? board.state,
  since: state === undefined || state === board.state ? board.since : now,
});

/** Renames a board, or changes its state. The matches there that are not over show its new name. */
export const changeBoard = (
  platform: TournamentFollowing,
  { name, isStream, state, ...command }: BoardCommand & Changes,
): Promise<Outcome<BoardEntity[]>> =>
  changeOneBoard(platform, command, async (tx, board, all) => {
    const isTaken = (other: StoredBoard) => other.id !== board.id && isSameBoard(other.name, name ?? '');
    if (name !== undefined && all.some(isTaken)) return refused('error.boards.name-taken');
    const after = changed(board, { name, isStream, state }, platform.clock.now());
    if (after.name !== board.name) {
      const matches = await lockMatchesThere(tx, [board.id]);
      await changeMatchesThere(platform, tx, { matches, board: after });
    }
    await updateBoard(tx, after);
    return ok(true);
  });
