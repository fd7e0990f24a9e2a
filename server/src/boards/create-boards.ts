import type { BoardEntity } from '@neundarter/contract/entities/board';
import { maxBoardsOfTeam } from '@neundarter/contract/limits';
import { boardNameOf, isSameBoard } from '@neundarter/rules/hall/board';
import { ok, type Result, refused } from '@neundarter/rules/result';
import { findBoardsById, insertBoards, type StoredBoard } from '../matches/boards/board-rows.ts';
import type { Outcome } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import type { HallCaller } from './access.ts';
import { changeHall } from './change-hall.ts';

type NewBoard = { readonly id: string; readonly name: string };

const isTwice = (names: readonly string[]): boolean =>
  names.some((name, index) => names.slice(0, index).some((other) => isSameBoard(name, other)));

type Refusal = 'error.boards.too-many' | 'error.boards.name-taken';

/** The new boards as they are stored, at the end of the hall. */
const placed = (
  added: readonly NewBoard[],
  boards: readonly StoredBoard[],
  { teamId, now }: { readonly teamId: string; readonly now: number },
): Result<readonly StoredBoard[], Refusal> => {
  if (boards.length + added.length > maxBoardsOfTeam) return refused('error.boards.too-many');
  if (isTwice([...boards, ...added].map(({ name }) => name))) return refused('error.boards.name-taken');
  const first = 1 + Math.max(-1, ...boards.map(({ place }) => place));
  return ok(
    added.map(({ id, name }, index) => ({
      id,
      teamId,
      name: boardNameOf(name),
      place: first + index,
      state: 'open',
      isStream: false,
      since: now,
      revision: 0,
      helpSince: null,
    })),
  );
};

/**
 * Adds boards to a hall. Those that exist already under their ids are not added again. Refusals: `error.id-already-exists` for
 * the id of another team's board or of one with another name, `error.boards.too-many`, `error.boards.name-taken`.
 */
export const createBoards = (
  platform: Platform,
  { boards: sent, ...caller }: HallCaller & { readonly boards: readonly NewBoard[] },
): Promise<Outcome<BoardEntity[]>> =>
  changeHall(platform, caller, async (tx, boards) => {
    const known = await findBoardsById(
      tx.q,
      sent.map(({ id }) => id),
    );
    const isOther = ({ id, name }: NewBoard) => {
      const board = known.get(id);
      return board !== undefined && (board.teamId !== caller.teamId || !isSameBoard(board.name, name));
    };
    const added = sent.filter(({ id }) => !known.has(id));
    if (sent.some(isOther) || new Set(added.map(({ id }) => id)).size < added.length)
      return refused('error.id-already-exists');
    if (added.length === 0) return ok(false);
    const stored = placed(added, boards, { teamId: caller.teamId, now: platform.clock.now() });
    if (!stored.ok) return stored;
    await insertBoards(tx, stored.value);
    return ok(true);
  });
