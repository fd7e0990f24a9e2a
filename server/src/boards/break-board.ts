import type { BoardEntity } from '@neundarter/contract/entities/board';
import { type BrokenBoardWay, checkPlacement, occupiesBoard } from '@neundarter/rules/hall/board';
import { ok, refused } from '@neundarter/rules/result';
import { findBoardsById, type StoredBoard, updateBoard } from '../matches/boards/board-rows.ts';
import { findCallsOn } from '../matches/boards/call-rows.ts';
import type { MatchOnBoard } from '../matches/boards/match-board-rows.ts';
import type { WriteTx } from '../platform/db/database.ts';
import type { CallingTablet, Outcome } from '../platform/http/handler.ts';
import type { TournamentFollowing } from '../tournaments/core/tournament-follower.ts';
import { type BoardCommand, changeOneBoard, changeOwnBoard } from './change-hall.ts';
import { changeMatchesThere, lockMatchesThere } from './change-matches-there.ts';

type Broken = {
  /** What happens to the matches that run there. */
  readonly running: BrokenBoardWay;
  /** The free board to which they move. */
  readonly to?: string | undefined;
};

type There = { readonly board: StoredBoard; readonly matches: readonly MatchOnBoard[] };

const runs = ({ status }: MatchOnBoard): boolean => status === 'running';

/** The board to which the running matches go: null for none. */
const findTarget = async (
  tx: WriteTx,
  { running, to }: Broken,
  { board, matches, now }: There & { readonly now: number },
): Promise<Outcome<StoredBoard | null>> => {
  if (running !== 'move') return ok(null);
  const target = to === undefined || to === board.id ? undefined : (await findBoardsById(tx.q, [to])).get(to);
  if (target === undefined || target.teamId !== board.teamId)
    return { ok: false, error: { code: 'error.invalid-request', fields: ['/to'] } };
  const count = (id: string) =>
    matches.filter((match) => match.boardId === id && occupiesBoard(match, now)).length;
  const { state } = target;
  // Whoever was called there is on the way.
  const called = await findCallsOn(tx.q, [target.id]);
  const free = checkPlacement({
    state,
    running: count(target.id) + called.length,
    arriving: count(board.id),
    isForced: false,
  });
  return free.ok ? ok(target) : refused(free.error);
};

/**
 * Says that a board is broken. What has not begun there has no board any more. What runs there is played to its end, moves to
 * a free board, or has none until it gets one. A repeat changes nothing.
 */
export const breakBoard = (
  platform: TournamentFollowing,
  { running, to, ...command }: BoardCommand & Broken,
): Promise<Outcome<BoardEntity[]>> =>
  changeOneBoard(platform, command, (tx, board) => breakIn(platform, tx, { board, running, to }));

/** The same by the tablet of the board: what runs there is played to its end, unless an organiser decides something else. */
export const breakOwnBoard = (
  platform: TournamentFollowing,
  tablet: CallingTablet,
): Promise<Outcome<boolean>> =>
  changeOwnBoard(platform, {
    tablet,
    change: (tx, board) => breakIn(platform, tx, { board, running: 'stay' }),
  });

const breakIn = async (
  platform: TournamentFollowing,
  tx: WriteTx,
  { board, running, to }: Broken & { readonly board: StoredBoard },
): Promise<Outcome<boolean>> => {
  if (board.state === 'broken') return ok(false);
  const now = platform.clock.now();
  const matches = await lockMatchesThere(tx, to === undefined ? [board.id] : [board.id, to]);
  const target = await findTarget(tx, { running, to }, { board, matches, now });
  if (!target.ok) return target;
  const own = matches.filter(({ boardId }) => boardId === board.id);
  const waiting = own.filter((match) => !runs(match));
  const leaving = running === 'stay' ? [] : own.filter(runs);
  const toNone = target.value === null ? [...waiting, ...leaving] : waiting;
  const left = await changeMatchesThere(platform, tx, { matches: toNone, board: null });
  if (!left.ok) return left;
  if (target.value !== null) {
    const moved = await changeMatchesThere(platform, tx, { matches: leaving, board: target.value });
    if (!moved.ok) return moved;
  }
  await updateBoard(tx, { ...board, state: 'broken', since: now });
  return ok(true);
};
