import { announceEventChange } from '../events/announce-event-change.ts';
import { lockEvent } from '../events/lock-event.ts';
import { lockBoards, type StoredBoard } from '../matches/boards/board-rows.ts';
import { findOnBoards, type MatchOnBoard, setBoardOf } from '../matches/boards/match-board-rows.ts';
import { setBoard } from '../matches/following/set-board.ts';
import type { WriteTx } from '../platform/db/database.ts';
import type { Platform } from '../platform/platform.ts';

const eventsOf = (matches: readonly MatchOnBoard[]): readonly string[] =>
  [...new Set(matches.flatMap(({ eventId }) => eventId ?? []))].toSorted();

/** Locks boards and before them the events of the matches there. Returns these matches; none of them is over. */
export const lockMatchesThere = async (
  tx: WriteTx,
  boardIds: readonly string[],
): Promise<readonly MatchOnBoard[]> => {
  for (const id of eventsOf(await findOnBoards(tx.q, boardIds))) await lockEvent(tx, id);
  await lockBoards(tx, boardIds);
  return findOnBoards(tx.q, boardIds);
};

type Shown = { readonly matches: readonly MatchOnBoard[]; readonly board: StoredBoard | null };

/** Shows a board at matches, or none, and tells their events. */
export const changeMatchesThere = async (
  platform: Pick<Platform, 'announce'>,
  tx: WriteTx,
  { matches, board }: Shown,
): Promise<void> => {
  const matchIds = matches.map(({ matchId }) => matchId);
  await setBoardOf(tx, { matchIds, boardId: board?.id ?? null });
  await setBoard(tx, { matchIds, board: board?.name ?? null });
  for (const eventId of eventsOf(matches)) {
    const own = matches.filter((match) => match.eventId === eventId).map(({ matchId }) => matchId);
    await announceEventChange(platform, tx, { eventId, matchIds: own, isEdit: false, isSameForAll: true });
  }
};
