import type { PerParty } from '@neundarter/rules/match/types';

/** Texts of one leg: its page, its throw list and its chart. */
export const legText = {
  loadFailed: 'Matchdaten konnten nicht geladen werden...',
  pageTitle: 'Leg',
  backToMatch: 'Zum Match',
  toMatches: 'Zu den Matches',
  legs: 'Legs des Matches',
  previous: 'Vorheriges Leg',
  next: 'Nächstes Leg',
  throwList: 'Aufnahmen',
  chart: 'Verlauf',
  chartLabel: (names: PerParty<string>) =>
    `Verlauf der Restpunkte von ${names[0]} und ${names[1]}; die Zahlen stehen in der Liste der Aufnahmen.`,
  figures: 'Kennzahlen',
  average: 'Average',
  first9: 'Erste 9 Darts',
  attempts: 'Würfe auf Doppel',
  darts: 'Darts',
  checkout: 'Checkout',
  rest: 'Rest',
  score: 'Punkte',
  dartsColumn: 'Darts',
  noThrows: 'In diesem Leg wurde noch nicht geworfen.',
  running: 'Läuft gerade',
  won: 'Gewonnen',
  restLeft: (rest: number) => `Rest ${rest}`,
  starter: 'Anwurf',
  checkoutDarts: (darts: number) => `${darts} Darts`,
  nothing: '–',
} as const;

/** Position of a leg in its match; a match of one set does not show the set. */
type LegPlace = { readonly setNumber: number; readonly legNumber: number; readonly hasSets: boolean };

/** `Leg 3`, or `Satz 2 Leg 3`. */
export const legTitle = ({ setNumber, legNumber, hasSets }: LegPlace): string =>
  hasSets ? `Satz ${setNumber} Leg ${legNumber}` : `Leg ${legNumber}`;
