import { lockEvent } from '../../events/lock-event.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import { findKnownPlayers } from '../../players/reads.ts';
import type { MatchPlatform } from '../settle-match.ts';
import { seatOf } from '../setup/name-players.ts';
import { lockAndFold } from '../storage/lock-and-fold.ts';
import { findMatchesOfPlayer } from '../storage/store.ts';
import { giveSeat } from './give-seat.ts';

/**
 * Makes all seats of a player who has just got an account registered, and counts the matches that are over, because the
 * player had no statistics before.
 */
export const registerSeats = async (
  platform: MatchPlatform,
  tx: WriteTx,
  playerId: string,
): Promise<void> => {
  const [known] = await findKnownPlayers(tx.q, [playerId]);
  if (known === undefined) return;
  // Locks events before matches, each in the same order, so that no two commands deadlock.
  const matches = await findMatchesOfPlayer(tx.q, playerId, 'external');
  const eventIds = new Set(matches.flatMap(({ eventId }) => eventId ?? []));
  for (const eventId of [...eventIds].toSorted()) await lockEvent(tx, eventId);
  for (const id of matches.map((match) => match.id).toSorted()) {
    const before = await lockAndFold(tx, id);
    if (before !== null)
      await giveSeat(platform, tx, { before, change: { playerId, player: seatOf(known) } });
  }
};
