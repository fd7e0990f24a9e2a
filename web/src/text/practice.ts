import { formatCount, formatInteger, formatPercentShort } from './formats.ts';
import type { KeyHelp } from './keyboard.ts';

/** The practice room's welcome page. */
export const practiceRoomText = {
  title: 'Willkommen im Practice Room',
  pageTitle: 'Üben',
  start: 'Spiel starten',
  startNew: 'Neues Spiel starten',
  goOn: 'Weiterspielen',
  goOnFacts: (scored: string, thrown: number) =>
    `Dein Spiel läuft noch: ${scored} nach ${formatCount(thrown, { one: 'Wurf', many: 'Würfen' })}.`,
  startFailed: 'Das Spiel konnte nicht gestartet werden. Dieses Gerät kann nichts zwischenspeichern.',
  best: 'Dein bestes Spiel',
  noBest: '-',
  history: 'Spielverlauf',
  count: (count: number) => formatCount(count, { one: 'Spiel', many: 'Spiele' }),
  loadFailed: (reason: string) => `Dein Spielverlauf konnte nicht geladen werden. (${reason})`,
  onlyHere: 'Ohne Netz siehst du nur die Spiele dieses Geräts.',
  unsent: 'noch nicht gespeichert',
  guestTitle: 'Behalte deine Ergebnisse',
  guestText: 'Üben geht auch als Gast. Mit einem Konto siehst du deinen Spielverlauf auf jedem Gerät.',
  register: 'Registrieren',
  signIn: 'Einloggen',
} as const;

/** Texts of a running game. */
export const scoringGameText = {
  loading: 'Daten werden geladen...',
  notFound: 'Das Spiel konnte nicht geladen werden. Vielleicht wurde es auf einem anderen Gerät begonnen.',
  notLoaded: (reason: string) => `Das Spiel konnte nicht geladen werden. (${reason})`,
  toPracticeRoom: 'Zum Üben',
  help: 'Tastenkürzel anzeigen',
  throws: 'Darts',
  pad: 'Eingabe',
  undo: 'Undo',
  undoLabel: 'Letzten Wurf rückgängig machen',
  said: (hit: string, scored: string) => `${hit}. ${scored}.`,
  undone: (scored: string) => `Zurückgenommen. ${scored}.`,
  notKept: (reason: string) => `Der letzte Wurf konnte nicht gespeichert werden. (${reason}).`,
} as const;

/** Texts at the end of a game. Specification: completion popup. */
export const completionText = {
  title: 'Spiel beendet!',
  finish: 'Spiel beenden',
  undo: 'Letzten Wurf rückgängig machen',
} as const;

/** Texts of the summary of a game and of the charts of a running one. */
export const gameSummaryText = {
  title: (kind: string) => `${kind} - Zusammenfassung`,
  back: 'Zurück',
  backMenu: 'Weitere Wege',
  startNew: practiceRoomText.startNew,
  sequence: 'Treffersequenz',
  sequenceFacts: (scored: string, thrown: number) =>
    `${scored} mit ${formatCount(thrown, { one: 'Dart', many: 'Darts' })}`,
  round: 'Aufnahme',
  dart: (number: number) => `${number}. Dart`,
  segments: 'Treffer pro Segment',
  segment: 'Segment',
  hits: 'Treffer',
  share: 'Anteil',
  countAndShare: (count: number, share: number) => `${formatInteger(count)} · ${formatPercentShort(share)}`,
  streaks: 'Treffer in Folge',
  streaksHint: 'Wie oft du dasselbe Segment nacheinander getroffen hast.',
  longest: 'Längste Serie',
  longestShare: (share: number) => `${formatPercentShort(share)} aller Darts`,
  longestCount: (longest: number) => formatCount(longest, { one: 'Dart', many: 'Darts' }),
  streakCount: 'Serien',
  average: 'Im Mittel',
  streakFacts: ({ longest, count, average }: { longest: number; count: number; average: string }) =>
    `${formatInteger(longest)} · ${formatCount(count, { one: 'Serie', many: 'Serien' })} · Ø ${average}`,
  noRounds: 'Noch keine ganze Aufnahme.',
  roundsColumn: 'Aufnahmen',
  most: (label: string, count: number) => `am häufigsten ${label} (${formatInteger(count)}-mal)`,
  none: 'noch nichts',
} as const;

/** Texts about unsaved darts; the same words as in the scorer. */
export const hitQueueText = ({
  phase,
  waitingThrows,
  isRecovered,
}: {
  readonly phase: 'idle' | 'sending' | 'waiting' | 'refused';
  readonly waitingThrows: number;
  readonly isRecovered: boolean;
}): string => {
  if (phase === 'idle') return isRecovered ? 'Alle Würfe sind gespeichert.' : 'Bereit';
  if ((phase === 'sending' && waitingThrows <= 1) || waitingThrows === 0) return 'Wurf wird gespeichert...';
  return waitingThrows === 1
    ? '1 Wurf ist noch nicht gespeichert.'
    : `${waitingThrows} Würfe sind noch nicht gespeichert.`;
};

/** Texts about a change of a game that the server refuses. */
export const hitRefusalText = {
  what: {
    create: 'Das Spiel konnte nicht angelegt werden.',
    throw: 'Ein Wurf konnte nicht gespeichert werden.',
    undo: 'Ein Wurf konnte nicht zurückgenommen werden.',
  },
  deleted: 'Das Spiel wurde gelöscht.',
  discard: (count: number): string =>
    `${count > 1 ? `${count} Würfe gehen` : 'Was noch nicht gespeichert ist, geht'} verloren, und der Stand vom Server wird geladen.`,
} as const;

export const scoringGameKeysText = {
  title: 'Tastenkürzel',
  intro: 'Beim Üben geht alles auch ohne Maus und Touch:',
} as const;

/** The keys of every running game in the help, after those of its kind. Specification: practice room, keys. */
export const scoringGameKeys: readonly KeyHelp[] = [
  { keys: ['U', 'Rücktaste', 'Entf'], action: 'Undo' },
  { keys: ['Enter'], action: 'Spiel beenden, wenn alle Darts geworfen sind' },
  { keys: ['?'], action: 'Diese Hilfe' },
];
