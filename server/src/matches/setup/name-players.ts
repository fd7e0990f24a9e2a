import { maxNameLength, onlineIdLength } from '@neundarter/contract/limits';
import { idsOf, mapPlayers } from '@neundarter/rules/match/players';
import type { MatchPlayer, Party, PerParty } from '@neundarter/rules/match/types';
import { cleanName } from '@neundarter/rules/people/clean-name';
import type { Queries } from '../../platform/db/database.ts';
import { findKnownPlayers, type KnownPlayer } from '../../players/reads.ts';
import { isStoredPlayer } from './check-consent.ts';

/** The parties with stored names, and the ids of players who are not stored. */
type NamedParties = {
  readonly parties: PerParty<Party>;
  readonly unknownIds: readonly string[];
};

/** A stored player in the shape of a match: with or without an account, as it is now. */
export const seatOf = ({ id, isRegistered, firstName, lastName, fullName }: KnownPlayer): MatchPlayer =>
  isRegistered
    ? {
        type: 'registered',
        id,
        ...(fullName !== '' && { name: fullName }),
        ...(firstName !== '' && { firstName }),
        ...(lastName !== null && { lastName }),
      }
    : { type: 'external', id, firstName, lastName: lastName ?? '' };

const nameOf = (player: MatchPlayer): string => {
  if ('name' in player && player.name !== undefined) return player.name;
  const parts = 'firstName' in player ? [player.firstName, player.lastName] : [];
  return parts.filter((part) => part !== undefined && part !== '').join(' ');
};

/** A guest of the same name in place of a player; of a player without a name, the first characters of the id. */
export const guestInstead = (player: MatchPlayer, guestId: string): MatchPlayer => ({
  type: 'guest',
  id: guestId,
  name: cleanName(nameOf(player) || player.id.slice(0, onlineIdLength).toUpperCase()).slice(0, maxNameLength),
});

/** Guests and bots with a valid name. */
const cleaned = (player: MatchPlayer): MatchPlayer =>
  'name' in player && player.name !== undefined ? { ...player, name: cleanName(player.name) } : player;

/**
 * Gives stored players their current names instead of the sent ones; later changes of a name do not change the match. A
 * player who got an account after a device stored the match counts as registered. Cleans the names of all others.
 */
export const namePlayers = async (q: Queries, parties: PerParty<Party>): Promise<NamedParties> => {
  const ids = idsOf(parties, isStoredPlayer);
  const found = ids.length === 0 ? [] : await findKnownPlayers(q, [...new Set(ids)]);
  const known = new Map(found.map((player) => [player.id, player]));
  const fill = (player: MatchPlayer): MatchPlayer => {
    const stored = isStoredPlayer(player) ? known.get(player.id) : undefined;
    return stored === undefined ? cleaned(player) : seatOf(stored);
  };
  return { parties: mapPlayers(parties, fill), unknownIds: ids.filter((id) => !known.has(id)) };
};
