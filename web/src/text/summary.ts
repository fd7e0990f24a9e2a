import type { PerParty, Winner } from '@neundarter/rules/match/types';
import { formatDateTime } from './formats.ts';

/** A corrected turn in words; `before` and `after` are its points, or more if only its darts changed. */
type CorrectionFacts = {
  readonly at: number;
  readonly name: string;
  readonly place: string;
  readonly before: string;
  readonly after: string;
  readonly lostTurns: number;
};

/** Texts of a finished match. */
export const summaryText = {
  back: 'Zurück',
  backMenu: 'Wohin als Nächstes?',
  toTeamLounge: 'Zur Team-Lounge',
  toTraining: 'Zum Training',
  toCompetition: 'Zum Wettkampf',
  toTournament: 'Zum Turnier',
  newMatch: 'Neues Match starten',
  sameMatch: 'Gleiches Match starten',
  rematch: 'Revanche',
  undoCheckout: 'Checkout zurücknehmen',
  more: 'Weitere Aktionen',
  result: 'Ergebnis',
  sets: 'Sätze',
  legs: 'Legs',
  set: (setNumber: number) => `Satz ${setNumber}`,
  winner: 'Sieg',
  draw: 'Unentschieden',
  statistics: 'Statistik',
  averages: 'Averages',
  matchAverage: 'Match',
  legAverage: 'Letztes Leg',
  first9Average: 'Erste 9 Darts',
  toFinishAverage: 'Bis zum Finish',
  checkouts: 'Checkouts',
  highestCheckout: 'Höchstes Checkout',
  checkoutRate: 'Doppelquote',
  dartsToCheckout: 'Darts vom Finish bis zum Checkout',
  shortestLeg: 'Kürzestes Leg',
  shortestLegDarts: (darts: number) => `${darts} Darts`,
  thrownDarts: 'Geworfene Darts',
  scoreRanges: 'Aufnahmen',
  scoreRangesCaption: 'Anzahl der Aufnahmen je Punktebereich',
  range: 'Punkte',
  highlights: 'Highlights',
  highFinishes: 'High Finishes',
  shortLegs: 'Short Legs',
  noHighlights: 'Dieses Mal ohne 171er, 180er, High Finish oder Short Leg.',
  players: 'Spieler im Doppel',
  player: 'Spieler',
  legCards: 'Legs',
  legWon: (darts: number, checkout: number) => `${darts} Darts · Checkout ${checkout}`,
  legGiven: 'Durch Aufgabe',
  legDecided: (how: string, rest: number) => `${how} · Rest ${rest}`,
  legLost: (rest: number) => `Rest ${rest}`,
  corrections: 'Korrigierte Aufnahmen',
  correction: (turn: CorrectionFacts) =>
    `${formatDateTime(turn.at)}: ${turn.name}, ${turn.place}: ${turn.after} statt ${turn.before}${turn.lostTurns === 0 ? '' : turn.lostTurns === 1 ? ', eine Aufnahme gestrichen' : `, ${turn.lostTurns} Aufnahmen gestrichen`}`,
  sameScore: (score: number, darts: number, attempts: number) =>
    `${score} mit ${darts} Darts, ${attempts} auf ein Doppel`,
  nothing: '–',
} as const;

/** A share and its parts: `37,50 % (3/8)`. */
export const checkoutRateText = (hits: number, attempts: number, share: string): string =>
  `${share} (${hits}/${attempts})`;

type Sides = { readonly names: PerParty<string>; readonly isDouble: PerParty<boolean> };

/** The outcome as a sentence for the headline of the page and for screen readers. */
export const outcomeSentence = (winner: Winner | null, { names, isDouble }: Sides): string => {
  if (winner === null) return `${names[0]} und ${names[1]} verlieren kampflos`;
  return winner === 'draw'
    ? `${names[0]} und ${names[1]} trennen sich unentschieden`
    : `${names[winner]} ${isDouble[winner] ? 'gewinnen' : 'gewinnt'}`;
};
