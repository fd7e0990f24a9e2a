import type { BoardEntity } from '@neundarter/contract/entities/board';
import { ok } from '@neundarter/rules/result';
import { type StoredBoard, updateBoard } from '../matches/boards/board-rows.ts';
import type { WriteTx } from '../platform/db/database.ts';
import type { CallingTablet, Outcome } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { type BoardCommand, changeOneBoard, changeOwnBoard } from './change-hall.ts';

const setHelp = async (
  tx: WriteTx,
  board: StoredBoard,
  helpSince: number | null,
): Promise<Outcome<boolean>> => {
  if ((board.helpSince === null) === (helpSince === null)) return ok(false);
  await updateBoard(tx, { ...board, helpSince });
  return ok(true);
};

/** Asks for help at the board of a tablet, or takes that back. A repeat changes nothing. */
export const askForHelp = (
  platform: Platform,
  { tablet, isNeeded }: { readonly tablet: CallingTablet; readonly isNeeded: boolean },
): Promise<Outcome<boolean>> =>
  changeOwnBoard(platform, {
    tablet,
    change: (tx, board) => setHelp(tx, board, isNeeded ? platform.clock.now() : null),
  });

/** Says that somebody has helped at a board. */
export const endHelp = (platform: Platform, command: BoardCommand): Promise<Outcome<BoardEntity[]>> =>
  changeOneBoard(platform, command, (tx, board) => setHelp(tx, board, null));
