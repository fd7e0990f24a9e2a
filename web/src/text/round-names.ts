import { type RoundName, roundNames } from '@neundarter/rules/tournament/match/planned-match';

/** Rounds of a knockout. */
export const roundNameText: Readonly<Record<RoundName, string>> = {
  final: 'Finale',
  'semi-final': 'Halbfinale',
  'quarter-final': 'Viertelfinale',
  'round-of-16': 'Achtelfinale',
  'round-of-32': '16tel',
  'round-of-64': '32tel',
  'round-of-128': '64tel',
};

/** Other matches whose legs and sets can be changed together. */
export const otherRoundText = {
  group: 'Gruppenspiele',
  league: 'Ligaspiele',
  'loser-side': 'Verlierer-Seite',
  'third-place': 'Spiel um Platz 3',
} as const;

/** The name of a knockout round. @param noOfMatches a power of two up to 64 */
export function roundText(noOfMatches: number): string {
  const name = roundNames[Math.log2(noOfMatches)];
  return name === undefined ? '' : roundNameText[name];
}
