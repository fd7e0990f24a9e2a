import { ok } from '@neundarter/rules/result';
import { announceBoards } from '../matches/boards/announce-boards.ts';
import { findBoardsById } from '../matches/boards/board-rows.ts';
import { findHallOfMatch, setBoardOf } from '../matches/boards/match-board-rows.ts';
import { setBoard } from '../matches/following/set-board.ts';
import type { LockedMatch, MatchFollower, MatchPlatform, StartFollower } from '../matches/settle-match.ts';
import type { WriteTx } from '../platform/db/database.ts';

type Changed = { readonly before: LockedMatch | null; readonly after: LockedMatch | null };

/** Tells the hall of a match; only matches of events have boards. */
const tellHall = async (platform: MatchPlatform, tx: WriteTx, { before, after }: Changed): Promise<void> => {
  const stored = (after ?? before)?.stored;
  if (stored === undefined || stored.props.eventId === null) return;
  const teamId = await findHallOfMatch(tx.q, stored.id);
  if (teamId !== null) announceBoards(platform, tx, teamId);
};

/** A board is free again when the match on it ends, and occupied when its end is taken back. */
export const followMatches =
  (platform: MatchPlatform): MatchFollower =>
  async (tx, changed) => {
    await tellHall(platform, tx, changed);
    return ok(true);
  };

/** Puts a match without a board on that of the tablet that has started it: its people stand there. */
const keepWhereStarted = async (
  tx: WriteTx,
  { after, tablet = null }: Parameters<StartFollower>[1],
): Promise<void> => {
  if (after === null || tablet === null || (await findHallOfMatch(tx.q, after.stored.id)) !== null) return;
  const board = (await findBoardsById(tx.q, [tablet.boardId])).get(tablet.boardId);
  if (board === undefined) return;
  const matchIds = [after.stored.id];
  await setBoardOf(tx, { matchIds, boardId: board.id });
  await setBoard(tx, { matchIds, board: board.name });
};

/** A board is occupied when a match on it starts. */
export const followMatchStarts =
  (platform: MatchPlatform): StartFollower =>
  async (tx, started) => {
    await keepWhereStarted(tx, started);
    await tellHall(platform, tx, started);
  };
