import type { MatchPlayer, Party } from '@neundarter/rules/match/types';
import { deletedPlayerText } from './names.ts';

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
      return player.name ?? (fullName(player) || deletedPlayerText);
  }
}

/** Whether a player with an account has no name that is known. */
export const isNameless = (player: MatchPlayer): boolean =>
  player.type === 'registered' && (player.name ?? '') === '' && fullName(player) === '';

const fullName = (player: { readonly firstName?: string; readonly lastName?: string }) =>
  [player.firstName, player.lastName].filter((part) => part !== undefined && part !== '').join(' ');

/** A number of the plan as matches are called (`Spiel 12`); other names of matches stay. */
const matchWord = (matchName: string): string => (/^\d+$/.test(matchName) ? `Spiel ${matchName}` : matchName);

/** Name of a party; for a placeholder its meaning: `A1`, `2.#3`, `Sieger Spiel 12`, `Freilos`. */
export function partyName(party: Party): string {
  switch (party.type) {
    case 'single':
      return playerName(party.player);
    case 'double':
      return party.players.map(playerName).join(' & ');
    case 'bye':
      return 'Freilos';
    case 'tba-by-group':
      return `${party.groupId}${party.rank}`;
    case 'tba-by-grouprank-order':
      return `${party.rankWithinGroups}.#${party.rankWithinOrder}`;
    case 'tba-by-match':
      return `${party.outcome === 'winner' ? 'Sieger' : 'Verlierer'} ${matchWord(party.matchName)}`;
  }
}

/** Both parties in one line: `Anna – Ben`. */
export const partiesText = (parties: readonly [Party, Party]): string =>
  `${partyName(parties[0])} – ${partyName(parties[1])}`;
