import { playersOf } from '@neundarter/rules/match/players';
import type { MatchPlayer } from '@neundarter/rules/match/types';
import type { Queries, WriteTx } from '../../platform/db/database.ts';
import { findKnownPlayers } from '../../players/reads.ts';
import type { LockedMatch, MatchPlatform } from '../settle-match.ts';
import { keepSetup } from '../setup/keep-setup.ts';
import { seatOf } from '../setup/name-players.ts';
import { lockAndFold } from '../storage/lock-and-fold.ts';
import { putGuestSeat } from '../storage/seat-rows.ts';
import { findMatchesOfPlayer } from '../storage/store.ts';
import { storedMatch } from '../storage/stored-match.ts';
import { giveSeat } from './give-seat.ts';

/** A player in the matches of an event. The event is locked. */
type SeatedPlayer = { readonly eventId: string; readonly playerId: string };

const findSeatsOf = async (
  q: Queries,
  { eventId, playerId }: SeatedPlayer,
  type?: MatchPlayer['type'],
): Promise<readonly string[]> => {
  const matches = await findMatchesOfPlayer(q, playerId, type);
  return matches
    .filter((match) => match.eventId === eventId)
    .map(({ id }) => id)
    .toSorted();
};

/**
 * Makes all seats registered that a player with an account has in an event without it; matches that are over are
 * counted. Returns the ids of the matches.
 */
export const linkSeats = async (
  platform: MatchPlatform,
  tx: WriteTx,
  seated: SeatedPlayer,
): Promise<readonly string[]> => {
  const { playerId } = seated;
  const [known] = await findKnownPlayers(tx.q, [playerId]);
  const ids = known?.isRegistered === true ? await findSeatsOf(tx.q, seated, 'external') : [];
  for (const id of ids) {
    const before = await lockAndFold(tx, id);
    if (before === null || known === undefined) continue;
    await giveSeat(platform, tx, { before, change: { playerId, player: seatOf(known) } });
  }
  return ids;
};

/** Names somebody else as caller of a match. */
const replaceCaller = async (
  platform: MatchPlatform,
  tx: WriteTx,
  { before: { stored: before, match }, caller }: { readonly before: LockedMatch; readonly caller: string },
): Promise<void> => {
  const changed = storedMatch(before, match, before.moveCount);
  const stored = { ...changed, props: { ...changed.props, caller } };
  await keepSetup(platform, tx, { stored, before: match, after: match });
};

/**
 * Puts somebody without an account into all seats of a player in an event, also of matches that are over, and lets them
 * call. Turns that a device has entered for the player still fit. Returns the ids of the matches.
 */
export const unlinkSeats = async (
  platform: MatchPlatform,
  tx: WriteTx,
  { player, ...seated }: SeatedPlayer & { readonly player: MatchPlayer },
): Promise<readonly string[]> => {
  const { eventId, playerId } = seated;
  const called = await tx.q
    .selectFrom('matches')
    .select('id')
    .where('event_id', '=', eventId)
    .where('caller', '=', playerId)
    .execute();
  const ids = new Set([...(await findSeatsOf(tx.q, seated)), ...called.map(({ id }) => id)]);
  for (const matchId of [...ids].toSorted()) {
    let before = await lockAndFold(tx, matchId);
    if (before === null) continue;
    const isSeated = before.match.parties.flatMap(playersOf).some(({ id }) => id === playerId);
    const { timeStamp } = before.stored.props;
    if (isSeated && before.match.status !== 'finished')
      await putGuestSeat(tx, { matchId, playerId, guestId: player.id, status: 'left', timeStamp });
    if (isSeated) before = await giveSeat(platform, tx, { before, change: { playerId, player } });
    if (before.stored.props.caller === playerId)
      await replaceCaller(platform, tx, { before, caller: player.id });
  }
  return [...ids];
};
