import { playersOf } from '@neundarter/rules/match/players';
import { ok, refused } from '@neundarter/rules/result';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { checkMayLeave } from '../access.ts';
import type { MatchCall } from '../change-locked-match.ts';
import type { LockedMatch, MatchPlatform } from '../settle-match.ts';
import { guestInstead } from '../setup/name-players.ts';
import { putGuestSeat, removeGuestSeat } from '../storage/seat-rows.ts';
import { changeSeat, type OwnSeat } from './change-seat.ts';
import { giveSeat } from './give-seat.ts';

/**
 * Replaces the player by a guest with a new id. While the match is not over, the guest's id is remembered, so that turns
 * that a device has already entered for the player still fit.
 */
const leaveSeat = async (
  platform: MatchPlatform,
  tx: WriteTx,
  { stored, match, playerId }: OwnSeat,
): Promise<Outcome<LockedMatch>> => {
  const player = match.parties.flatMap(playersOf).find(({ id }) => id === playerId);
  if (player === undefined) return refused('error.not-found');
  const matchId = stored.id;
  const guest = guestInstead(player, platform.newId());
  const { timeStamp } = stored.props;
  if (match.status === 'finished') await removeGuestSeat(tx, { matchId, playerId });
  else await putGuestSeat(tx, { matchId, playerId, guestId: guest.id, status: 'left', timeStamp });
  return ok(await giveSeat(platform, tx, { before: { stored, match }, change: { playerId, player: guest } }));
};

/**
 * `Das war nicht ich`: the caller leaves a match. The seat becomes a guest of the same name, the figures of the player
 * go, the match stays for the others. Refusals: those of `mayLeaveMatch`, and `error.not-found`.
 */
export const leaveMatch = (platform: MatchPlatform, command: MatchCall): Promise<Outcome<LockedMatch>> =>
  changeSeat(platform, command, {
    kind: 'leave',
    change: async (tx, seat) => {
      const isUnconfirmed = seat.guestSeat?.status === 'unconfirmed';
      const access = await checkMayLeave(isUnconfirmed)(tx.q, seat.stored, command);
      return access.ok ? leaveSeat(platform, tx, seat) : access;
    },
  });
