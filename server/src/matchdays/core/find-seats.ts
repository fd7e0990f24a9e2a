import type { MatchPlayer } from '@neundarter/rules/match/types';
import { findUnagreed } from '../../consents/reads.ts';
import { seatOf } from '../../matches/setup/name-players.ts';
import type { Queries } from '../../platform/db/database.ts';
import { findKnownPlayers } from '../../players/reads.ts';

/**
 * Players of a match day in the shape of a match, with their names of now; who was entered by others is without their
 * account until they agree. Unknown ones are left out.
 */
export const findSeats = async (
  q: Queries,
  eventId: string,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, MatchPlayer>> => {
  const unagreed = (await findUnagreed(q, [eventId])).get(eventId);
  const players = await findKnownPlayers(q, playerIds);
  const isLinked = ({ id, isRegistered }: (typeof players)[number]) =>
    isRegistered && unagreed?.has(id) !== true;
  return new Map(players.map((player) => [player.id, seatOf({ ...player, isRegistered: isLinked(player) })]));
};
