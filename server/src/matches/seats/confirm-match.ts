import { ok, refused } from '@neundarter/rules/result';
import type { Outcome } from '../../platform/http/handler.ts';
import { findKnownPlayers } from '../../players/reads.ts';
import type { MatchCall } from '../change-locked-match.ts';
import type { LockedMatch, MatchPlatform } from '../settle-match.ts';
import { seatOf } from '../setup/name-players.ts';
import { removeGuestSeat } from '../storage/seat-rows.ts';
import { changeSeat } from './change-seat.ts';
import { giveSeat } from './give-seat.ts';

/**
 * A player who was named without having agreed confirms that they play in the match: their seat becomes registered, and
 * a finished match counts for them. `error.not-found` for everybody else.
 */
export const confirmMatch = (platform: MatchPlatform, command: MatchCall): Promise<Outcome<LockedMatch>> =>
  changeSeat(platform, command, {
    kind: 'confirm',
    change: async (tx, { stored, match, playerId, guestSeat }) => {
      const [known] = await findKnownPlayers(tx.q, [playerId]);
      if (guestSeat?.status !== 'unconfirmed' || known === undefined) return refused('error.not-found');
      await removeGuestSeat(tx, { matchId: stored.id, playerId });
      const change = { playerId, player: seatOf(known) };
      return ok(await giveSeat(platform, tx, { before: { stored, match }, change }));
    },
  });
