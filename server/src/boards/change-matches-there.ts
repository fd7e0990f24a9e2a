import { ok } from '@neundarter/rules/result';
import { announceEventChange } from '../events/announce-event-change.ts';
import { lockEvent } from '../events/lock-event.ts';
import { lockBoards, type StoredBoard } from '../matches/boards/board-rows.ts';
import { findOnBoards, type MatchOnBoard, setBoardOf } from '../matches/boards/match-board-rows.ts';
import { setBoard } from '../matches/following/set-board.ts';
import type { WriteTx } from '../platform/db/database.ts';
import type { Outcome } from '../platform/http/handler.ts';
import type { TournamentFollowing } from '../tournaments/core/tournament-follower.ts';
import { nameCallers } from '../tournaments/course/name-callers.ts';

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

/** Shows a board at matches, or none, and tells their events. Whoever was named to call one that was called there does not. */
export const changeMatchesThere = async (
  platform: TournamentFollowing,
  tx: WriteTx,
  { matches, board }: Shown,
): Promise<Outcome<true>> => {
  const matchIds = matches.map(({ matchId }) => matchId);
  await setBoardOf(tx, { matchIds, boardId: board?.id ?? null });
  await setBoard(tx, { matchIds, board: board?.name ?? null });
  for (const eventId of eventsOf(matches)) {
    const own = matches.filter((match) => match.eventId === eventId).map(({ matchId }) => matchId);
    const waiting = matches.flatMap(({ matchId, status }) => (status === 'running' ? [] : [matchId]));
    const ended = own.filter((matchId) => waiting.includes(matchId));
    const named = await nameCallers(platform, tx, { eventId, ended });
    if (!named.ok) return named;
    const told = [...new Set([...own, ...named.value])];
    await announceEventChange(platform, tx, {
      eventId,
      matchIds: told,
      isEdit: false,
      isSameForAll: true,
    });
  }
  return ok(true);
};
