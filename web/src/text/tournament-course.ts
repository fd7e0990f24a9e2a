// Texts of what organisers change while a tournament is running.
import { formatCount } from './formats.ts';

export const matchActionsText = {
  menu: (match: string) => `Aktionen für ${match}`,
  result: 'Ergebnis eintragen',
  undo: 'Ergebnis zurücknehmen',
  caller: 'Schreiber wählen',
  board: 'Board eintragen',
  withdraw: (name: string) => `${name} zurückziehen`,
} as const;

export const resultEntryText = {
  title: 'Ergebnis eintragen',
  label: 'Wie ist das Spiel ausgegangen?',
  hint: 'Ohne Darts: Das Spiel zählt für Tabelle und Turnierbaum, nicht für Durchschnitte.',
  paper: 'Auf Papier gespielt',
  forfeit: (name: string) => `Kampflos für ${name}`,
  retirement: (name: string) => `Aufgabe: ${name} gewinnt`,
  nobody: 'Beide verlieren',
  legs: (name: string) => `Legs von ${name}`,
  sets: (name: string) => `Sätze von ${name}`,
  numberMissing: 'Gib bitte eine Zahl ein.',
  confirm: 'Eintragen',
  done: 'Das Ergebnis ist eingetragen.',
} as const;

export const resultUndoText = {
  title: 'Ergebnis zurücknehmen',
  text: 'Das Spiel läuft danach weiter; was geworfen wurde, bleibt. Alles, was aus dem Ergebnis folgt, wird neu berechnet.',
  reason: 'Grund',
  reasonMissing: 'Gib bitte einen Grund an.',
  loading: 'Folgende Spiele werden geprüft...',
  dependents: (numbers: readonly number[]) =>
    `${formatCount(numbers.length, { one: 'Spiel hat', many: 'Spiele haben' })} auf diesem Ergebnis aufgebaut und schon begonnen: ${numbers
      .map((number) => `Spiel ${number}`)
      .join(', ')}.`,
  reset: 'Diese Spiele löschen und neu spielen lassen',
  confirm: 'Zurücknehmen',
  done: 'Das Ergebnis ist zurückgenommen.',
} as const;

export const callerChoiceText = {
  title: 'Schreiber wählen',
  label: 'Schreiber',
  nobody: 'Niemand',
  confirm: 'Übernehmen',
  done: 'Der Schreiber ist eingetragen.',
} as const;

export const boardChoiceText = {
  title: 'Board eintragen',
  label: 'Board',
  hint: 'Leer lassen, wenn das Board noch nicht feststeht.',
  confirm: 'Übernehmen',
  done: 'Das Board ist eingetragen.',
} as const;

export const withdrawalText = {
  title: (name: string) => `${name} zurückziehen?`,
  knockout: 'Das nächste Spiel und alle späteren gehen kampflos an die Gegner.',
  group:
    'Vor der Hälfte der Gruppenspiele werden alle aus der Tabelle genommen, danach gehen die übrigen kampflos an die Gegner.',
  confirm: 'Zurückziehen',
  done: 'Der Rückzug ist eingetragen.',
  undo: 'Rückzug zurücknehmen',
  undone: 'Der Rückzug ist zurückgenommen.',
  list: 'Zurückgezogen',
} as const;

export const decisionText = {
  title: 'Entscheidung nötig',
  text: (place: number, scope: string) => `Gleichstand um Platz ${place} (${scope})`,
  rankScope: (rank: string) => `Gruppen-${rank}. im Vergleich`,
  lot: 'Losen',
  order: 'Reihenfolge festlegen',
  list: 'Reihenfolge, der Beste zuerst',
  reason: 'Grund, z. B. Stechen',
  reasonMissing: 'Gib bitte einen Grund an.',
  confirm: 'Festlegen',
  done: 'Die Entscheidung ist eingetragen.',
} as const;
