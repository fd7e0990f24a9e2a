import type { BoardEntity } from '@neundarter/contract/entities/board';
import { occupiesBoard } from '@neundarter/rules/hall/board';
import { ok, refused } from '@neundarter/rules/result';
import { removeBoard } from '../matches/boards/board-rows.ts';
import type { Outcome } from '../platform/http/handler.ts';
import type { TournamentFollowing } from '../tournaments/core/tournament-follower.ts';
import { type BoardCommand, changeOneBoard } from './change-hall.ts';
import { changeMatchesThere, lockMatchesThere } from './change-matches-there.ts';

/** Removes a board; what waited for it has none any more. `error.boards.occupied`: a match runs there. */
export const deleteBoard = (
  platform: TournamentFollowing,
  command: BoardCommand,
): Promise<Outcome<BoardEntity[]>> =>
  changeOneBoard(platform, command, async (tx, board) => {
    const matches = await lockMatchesThere(tx, [board.id]);
    if (matches.some((match) => occupiesBoard(match, platform.clock.now())))
      return refused('error.boards.occupied');
    const left = await changeMatchesThere(platform, tx, { matches, board: null });
    if (!left.ok) return left;
    await removeBoard(tx, board.id);
    return ok(true);
  });
