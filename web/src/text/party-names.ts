import type { MatchPlayer, Party } from '@neundarter/rules/match/types';

/** Name of a player in a match, as scoreboards show it. */
export function playerName(player: MatchPlayer): string {
  switch (player.type) {
    case 'guest':
      return player.name;
    case 'bot':
      return player.name ?? `Bot Level ${player.level}`;
    case 'external':
      return fullName(player);
    case 'registered':
      return player.name ?? (fullName(player) || 'Unbekannter Spieler');
  }
}

const fullName = (player: { readonly firstName?: string; readonly lastName?: string }) =>
  [player.firstName, player.lastName].filter((part) => part !== undefined && part !== '').join(' ');

/** Name of a party; for a placeholder its meaning. */
export function partyName(party: Party): string {
  switch (party.type) {
    case 'single':
      return playerName(party.player);
    case 'double':
      return party.players.map(playerName).join(' & ');
    case 'bye':
      return 'Freilos';
    case 'tba-by-group':
      return `${party.rank}. ${party.groupName}`;
    case 'tba-by-grouprank-order':
      return `${party.rankWithinOrder}. der Gruppen-${party.rankWithinGroups}.`;
    case 'tba-by-match':
      return `${party.outcome === 'winner' ? 'Sieger' : 'Verlierer'} ${party.matchName}`;
  }
}

/** Both parties in one line: `Anna – Ben`. */
export const partiesText = (parties: readonly [Party, Party]): string =>
  `${partyName(parties[0])} – ${partyName(parties[1])}`;
