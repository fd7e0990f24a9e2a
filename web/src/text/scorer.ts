import { errorReason } from './errors.ts';

const countOfDarts = (darts: number): string => (darts === 1 ? '1 Dart' : `${darts} Darts`);

/** Texts of a match while it is scored. */
export const scorerText = {
  toMatches: 'Zu den Matches',
  loading: 'Match wird geladen...',

  leg: (legNumber: number) => `Leg ${legNumber}`,
  setAndLeg: (setNumber: number, legNumber: number) => `Satz ${setNumber} · Leg ${legNumber}`,
  sets: 'Sätze',
  legs: 'Legs',
  wonOf: (won: number, needed: number) => `${won} von ${needed}`,
  round: ({ round, rounds }: { readonly round: number; readonly rounds: number }) =>
    `Runde ${round} von ${rounds}`,
  starter: 'Anwurf',
  throwing: 'ist dran',
  marker: { win: 'Sieg', draw: 'Remis', check: 'Check' },
  legAverage: 'Leg',
  firstNine: 'First 9',
  averageSign: 'Ø',
  darts: 'Darts',
  last: 'Letzte',
  noValue: '–',
  throwsOf: (name: string) => `Aufnahmen von ${name}`,
  throwRow: (score: number, rest: number) => `${score}, Rest ${rest}`,
  correctRow: (row: string) => `${row}, korrigieren`,

  pad: 'Punkte eingeben',
  ok: 'OK',
  bust: 'Bust',
  rest: 'Rest',
  check: 'Check',
  undo: 'Undo',
  undoLabel: 'Undo: letzte Aufnahme zurücknehmen',
  deleteDigit: 'Ziffer löschen',
  points: (score: number) => `${score} Punkte`,
  checkLabel: (rest: number) => `Check ${rest}`,
  bustLabel: 'Bust: überworfen',
  restLabel: 'Rest statt Punkte eingeben',
  enterScore: 'Punkte',
  leaves: (rest: number) => `Rest ${rest}`,
  checkout: 'Checkout!',
  impossible: 'Nicht möglich',
  waitForOpponent: 'Warte auf Gegner',
  botThrows: (name: string) => `${name} wirft...`,

  detectionToggle: 'Automatische Erkennung',
  dartsToggle: 'Pfeile einzeln eingeben',
  callerToggle: 'Caller-Ansagen',
  unlockCaller: 'Ton einschalten',
  help: 'Tastenkürzel anzeigen',

  dartsCountTitle: 'Wie viele Darts?',
  attemptsTitle: 'Darts auf ein Doppel?',
  dartsOfCheckout: 'Darts bis zum Checkout',
  dartsOnDouble: 'Darts auf ein Doppel',
  onDouble: (attempts: number) => `${attempts === 0 ? 'Kein Dart' : countOfDarts(attempts)} auf ein Doppel`,
  likeliestCheckout: (option: { readonly dartsThrown: number; readonly attemptsOnDouble: number }) =>
    `${countOfDarts(option.dartsThrown)}, ${option.attemptsOnDouble} auf ein Doppel`,
  cancel: 'Abbrechen',
} as const;

/** State of the unsaved turns. */
type QueueNews = {
  readonly phase: 'idle' | 'sending' | 'waiting' | 'refused';
  readonly waitingTurns: number;
  readonly isRecovered: boolean;
};

/** The line about unsaved turns. Specification: running scorer. */
export const queueText = ({ phase, waitingTurns, isRecovered }: QueueNews): string => {
  if (phase === 'idle') return isRecovered ? 'Alle Aufnahmen sind gespeichert.' : 'Bereit';
  const isBehind = phase !== 'sending' || waitingTurns > 1;
  if (!isBehind || waitingTurns === 0) return 'Aufnahme wird gespeichert...';
  return waitingTurns === 1
    ? '1 Aufnahme ist noch nicht gespeichert.'
    : `${waitingTurns} Aufnahmen sind noch nicht gespeichert.`;
};

/** Failures of turns, in the words of the specification. */
export const scorerFailure = {
  throw: (reason: string) =>
    `Die letzte Aufnahme konnte nicht gespeichert werden. (${reason}). Bitte versuche es noch einmal!`,
  undo: (reason: string) =>
    `Die letzte Aufnahme konnte nicht rückgängig gemacht werden. (Grund: ${reason}). Bitte versuche es noch einmal!`,
  switch: (reason: string) =>
    `Die Spieler konnten nicht getauscht werden. (${reason}). Bitte versuche es noch einmal!`,
} as const;

/** Reason of a failure; includes failures of this device beside those of the server. */
export const reasonText = (code: string): string =>
  code === 'error.device.storage-failed' ? 'Dieses Gerät kann nichts zwischenspeichern' : errorReason(code);

/** A turn as text for the polite live region. */
export const turnSpoken = (turn: {
  readonly name: string;
  readonly score: number;
  readonly rest: number;
  readonly next: string | null;
}): string => {
  const next = turn.next === null ? '' : ` ${turn.next} ist dran.`;
  return turn.rest === 0
    ? `${turn.name}: Checkout ${turn.score}.${next}`
    : `${turn.name}: ${turn.score}, Rest ${turn.rest}.${next}`;
};

/** An undone turn as text for the polite live region. */
export const undoSpoken = (name: string, rest: number): string =>
  `Aufnahme zurückgenommen. ${name} ist dran, Rest ${rest}.`;
