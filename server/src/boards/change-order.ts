import type { BoardEntity } from '@neundarter/contract/entities/board';
import { isOrderOf } from '@neundarter/rules/hall/board';
import { ok, refused } from '@neundarter/rules/result';
import { updateBoard } from '../matches/boards/board-rows.ts';
import type { Outcome } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import type { HallCaller } from './access.ts';
import { changeHall } from './change-hall.ts';

/** Puts the boards into another order. `error.boards.changed-meanwhile`: the ids are not those of all boards. */
export const changeOrder = (
  platform: Platform,
  { ids, ...caller }: HallCaller & { readonly ids: readonly string[] },
): Promise<Outcome<BoardEntity[]>> =>
  changeHall(platform, caller, async (tx, boards) => {
    const known = boards.map(({ id }) => id);
    if (!isOrderOf(ids, known)) return refused('error.boards.changed-meanwhile');
    const moved = boards.filter((board) => ids.indexOf(board.id) !== board.place);
    for (const board of moved) await updateBoard(tx, { ...board, place: ids.indexOf(board.id) });
    return ok(moved.length > 0);
  });
