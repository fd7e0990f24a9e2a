import type { UnplayedEnd } from '@neundarter/rules/match/how-it-ended';

/** How a match ended without a last turn, as a word for lists. */
export const endWord: Readonly<Record<UnplayedEnd, string>> = {
  result: 'Vom Papier',
  forfeit: 'Kampflos',
  'double-forfeit': 'Beide kampflos verloren',
  retirement: 'Aufgabe',
};

/** The same below the result of a match. */
export const endNote: Readonly<Record<UnplayedEnd, string>> = {
  result: 'Ergebnis vom Papier',
  forfeit: 'Kampflos gewertet',
  'double-forfeit': 'Beide kampflos verloren',
  retirement: 'Sieg durch Aufgabe',
};

/** Why a match has no statistics. */
export const noStatisticsText: Readonly<Record<Exclude<UnplayedEnd, 'retirement'>, string>> = {
  result: 'Dieses Ergebnis stand auf Papier, deshalb gibt es keine Statistik.',
  forfeit: 'Es wurde nicht gespielt, deshalb gibt es keine Statistik.',
  'double-forfeit': 'Es wurde nicht gespielt, deshalb gibt es keine Statistik.',
};

/** Why a leg has no turns. */
export const noThrowsText: Readonly<Record<UnplayedEnd, string>> = {
  result: 'Das Ergebnis stand auf Papier, die Aufnahmen dieses Legs sind nicht bekannt.',
  forfeit: 'Das Match wurde kampflos gewertet, in diesem Leg wurde nicht geworfen.',
  'double-forfeit': 'Das Match wurde kampflos gewertet, in diesem Leg wurde nicht geworfen.',
  retirement: 'Dieses Leg ist durch Aufgabe gewonnen, es wurde nicht geworfen.',
};
