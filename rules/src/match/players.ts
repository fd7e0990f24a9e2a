// The people on a side of a match. Byes and placeholders have nobody.
import type { Match, MatchPlayer, Party, PartyIndex, PerParty } from './types.ts';

/** The people of a party, one or two; empty for a bye or a placeholder. */
export const playersOf = (party: Party): readonly MatchPlayer[] => {
  if (party.type === 'single') return [party.player];
  return party.type === 'double' ? party.players : [];
};

/** The same parties with every person replaced by the result of `change`. */
export const mapPlayers = (
  parties: PerParty<Party>,
  change: (player: MatchPlayer) => MatchPlayer,
): PerParty<Party> => {
  const inParty = (party: Party): Party => {
    if (party.type === 'single') return { ...party, player: change(party.player) };
    if (party.type !== 'double') return party;
    return { ...party, players: [change(party.players[0]), change(party.players[1])] };
  };
  return [inParty(parties[0]), inParty(parties[1])];
};

/** Ids of the wanted players on both sides, home first. */
export const idsOf = (
  parties: PerParty<Party>,
  isWanted: (player: MatchPlayer) => boolean,
): readonly string[] =>
  parties
    .flatMap(playersOf)
    .filter(isWanted)
    .map(({ id }) => id);

/** Ids of the registered players on both sides, home first. */
export const registeredIdsOf = (parties: PerParty<Party>): readonly string[] =>
  idsOf(parties, ({ type }) => type === 'registered');

/** Whether both sides are people who can throw. */
export const arePartiesSet = (match: Pick<Match, 'parties'>): boolean =>
  match.parties.every((party) => party.type === 'single' || party.type === 'double');

const hasPlayer = (party: Party, playerId: string): boolean =>
  playersOf(party).some((player) => player.id === playerId);

/** The side of a player; null if the player is not in the match. */
export const partyOfPlayer = (match: Pick<Match, 'parties'>, playerId: string): PartyIndex | null => {
  if (hasPlayer(match.parties[0], playerId)) return 0;
  return hasPlayer(match.parties[1], playerId) ? 1 : null;
};
