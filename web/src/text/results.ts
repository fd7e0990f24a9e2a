// Words for entering, correcting and taking back results of matches of events.
import { formatCount } from './formats.ts';

export const reasonText = {
  label: 'Grund',
  missing: 'Gib bitte einen Grund an.',
} as const;

export const resultEntryText = {
  title: 'Ergebnis eintragen',
  label: 'Wie ist das Match ausgegangen?',
  hint: 'Ohne Darts: Das Match zählt für Tabelle und Turnierbaum, nicht für Averages.',
  hintOnTheWay:
    'Was hier geworfen wurde, zählt für die Averages. Legs vom Papier und geschenkte Legs zählen nur für Tabelle und Turnierbaum.',
  wayMissing: 'Wähle bitte, wie das Match ausgegangen ist.',
  paper: 'Auf Papier gespielt',
  restOnPaper: 'Auf Papier zu Ende gespielt',
  forfeit: (name: string) => `Kampflos für ${name}`,
  retirement: (loser: string, winner: string) => `${loser} gibt auf, ${winner} gewinnt`,
  nobody: 'Beide verlieren',
  legs: (name: string) => `Legs von ${name}`,
  sets: (name: string) => `Sätze von ${name}`,
  set: (number: number) => `Satz ${number}`,
  endedSet: (number: number, [home, away]: readonly [number, number]) =>
    `Satz ${number}: ${home}:${away} Legs`,
  numberMissing: 'Gib bitte eine Zahl ein.',
  impossible: (format: string) => `Dieses Ergebnis ist bei ${format} nicht möglich.`,
  openTurns: (count: number) =>
    `Das angefangene Leg zählt so, wie du es einträgst. ${formatCount(count, { one: 'Aufnahme', many: 'Aufnahmen' })} daraus ${count === 1 ? 'fällt' : 'fallen'} aus den Averages.`,
  contradicts: (count: number) =>
    `Hier sind Legs aufgezeichnet, die in diesem Ergebnis nicht vorkommen. Trägst du es trotzdem ein, ${count === 1 ? 'wird' : 'werden'} ${formatCount(count, { one: 'Aufnahme', many: 'Aufnahmen' })} gelöscht.`,
  deleteTurns: 'Die Aufnahmen dieses Matches löschen',
  deleteTurnsMissing: 'Bestätige bitte, dass die Aufnahmen gelöscht werden.',
  confirm: 'Eintragen',
  done: 'Das Ergebnis ist eingetragen.',
} as const;

export const resultCorrectionText = {
  words: {
    title: 'Ergebnis korrigieren',
    confirm: 'Korrigieren',
    done: 'Das Ergebnis ist korrigiert.',
  },
  text: (winner: string) => `Bisher hat ${winner} gewonnen.`,
  nobody: 'Bisher hat niemand gewonnen.',
  otherWinner: (winner: string) =>
    `Damit gewinnt ${winner}. Was aus dem alten Ergebnis folgt, wird neu berechnet.`,
  draw: 'Damit gewinnt niemand. Was aus dem alten Ergebnis folgt, wird neu berechnet.',
  doneLater: 'Deine Korrektur wartet auf die andere Mannschaft.',
  hasTurns:
    'Das Match wurde hier Wurf für Wurf gespielt. Trägst du ein anderes Ergebnis ein, werden die Aufnahmen dieses Matches gelöscht und zählen für keinen Average mehr. Solange noch kein Spiel begonnen hat, das davon abhängt, kannst du stattdessen das Ergebnis zurücknehmen und einzelne Aufnahmen ändern.',
  deleteTurns: 'Die Aufnahmen dieses Matches löschen',
  deleteTurnsMissing: 'Bestätige bitte, dass die Aufnahmen gelöscht werden.',
} as const;

/** When a wrong winner is found later. */
export const takeOverText = {
  label: 'Was wird aus den Spielen danach?',
  resetAll: 'Alles danach neu spielen',
  resetHint: 'Jedes Spiel, das aus dem alten Ergebnis folgt, wird gelöscht und neu angesetzt.',
  takeOver: (winner: string, loser: string) => `${winner} übernimmt den Platz von ${loser}`,
  takeOverHint: 'Neu sind nur die Spiele, die dadurch wirklich noch gespielt werden müssen.',
  effects: {
    stays: 'Das bleibt, wie es gespielt wurde:',
    changes: 'Hier spielt dann jemand anderes:',
    anew: 'Das wird gelöscht und neu gespielt:',
  },
  anew: 'Diese Spiele löschen und neu spielen lassen',
  anewMissing: 'Bestätige bitte, dass diese Spiele gelöscht werden.',
} as const;

export const resultUndoText = {
  title: 'Ergebnis zurücknehmen',
  text: 'Das Match läuft danach weiter; was geworfen wurde, bleibt. Alles, was aus dem Ergebnis folgt, wird neu berechnet.',
  loading: 'Folgende Spiele werden geprüft...',
  dependents: (count: number) =>
    `${formatCount(count, { one: 'Spiel baut', many: 'Spiele bauen' })} auf diesem Ergebnis auf und ${count === 1 ? 'hat' : 'haben'} schon begonnen:`,
  dependent: (number: number) => `Spiel ${number}`,
  reset: 'Diese Spiele löschen und neu spielen lassen',
  resetMissing: 'Bestätige bitte, dass diese Spiele gelöscht werden.',
  confirm: 'Zurücknehmen',
  done: 'Das Ergebnis ist zurückgenommen.',
  doneLater: 'Dein Wunsch wartet auf die andere Mannschaft.',
} as const;

/** For whoever manages a training. */
export const trainingResultText = {
  result: 'Ergebnis eintragen',
  correct: 'Ergebnis korrigieren',
  undo: 'Ergebnis zurücknehmen',
} as const;
