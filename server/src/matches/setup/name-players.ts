import { partyIndexes } from '@neundarter/rules/match/per-party';
import { playersOf } from '@neundarter/rules/match/turn-order';
import type { MatchPlayer, Party, PerParty } from '@neundarter/rules/match/types';
import { cleanName } from '@neundarter/rules/people/name';
import type { Queries } from '../../platform/db/database.ts';
import { findKnownPlayers, type KnownPlayer } from '../../players/reads.ts';

/** The parties with stored names, or the indexes of parties with a player who is not registered. */
export type NamedParties =
  | { readonly ok: true; readonly value: PerParty<Party> }
  | { readonly ok: false; readonly error: readonly number[] };

const isRegistered = ({ type }: MatchPlayer): boolean => type === 'registered';

const named = ({ id, firstName, lastName, fullName }: KnownPlayer): MatchPlayer => ({
  type: 'registered',
  id,
  ...(fullName !== '' && { name: fullName }),
  ...(firstName !== '' && { firstName }),
  ...(lastName !== null && { lastName }),
});

/** Guests and bots with a valid name. */
const cleaned = (player: MatchPlayer): MatchPlayer =>
  'name' in player && player.name !== undefined ? { ...player, name: cleanName(player.name) } : player;

/**
 * Gives registered players their current names instead of the sent ones; later changes of a name do not change the
 * match. Cleans the names of all others.
 */
export const namePlayers = async (q: Queries, parties: PerParty<Party>): Promise<NamedParties> => {
  const ids = parties.flatMap(playersOf).filter(isRegistered);
  const found = ids.length === 0 ? [] : await findKnownPlayers(q, [...new Set(ids.map(({ id }) => id))]);
  const known = new Map(found.filter((player) => player.isRegistered).map((player) => [player.id, player]));
  const isUnknown = (player: MatchPlayer) => isRegistered(player) && !known.has(player.id);
  const wrong = partyIndexes.filter((index) => playersOf(parties[index]).some(isUnknown));
  if (wrong.length > 0) return { ok: false, error: wrong };
  const fill = (player: MatchPlayer): MatchPlayer => {
    const registered = isRegistered(player) ? known.get(player.id) : undefined;
    return registered === undefined ? cleaned(player) : named(registered);
  };
  const fillParty = (party: Party): Party => {
    if (party.type === 'single') return { ...party, player: fill(party.player) };
    if (party.type !== 'double') return party;
    return { ...party, players: [fill(party.players[0]), fill(party.players[1])] };
  };
  return { ok: true, value: [fillParty(parties[0]), fillParty(parties[1])] };
};
