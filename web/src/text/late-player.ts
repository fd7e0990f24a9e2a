import { lineUpText } from './matchday.ts';

/** Texts for players who come late to a match day. */
export const latePlayerText = {
  open: 'Nachmelden',
  openFor: (team: string) => `Spieler für ${team} nachmelden`,
  title: (team: string) => `Nachmelden: ${team}`,
  label: 'Wer kommt dazu?',
  hint: 'Die Uhrzeit steht auf dem Spielbericht.',
  onBench: 'Er kommt auf die Bank.',
  onPosition: (position: number) =>
    `Er spielt auf Position ${position + 1}, in allen Spielen, die noch nicht begonnen haben.`,
  nobody: 'Alle Spieler der Mannschaft stehen schon in einer Aufstellung.',
  confirm: 'Nachmelden',
  done: 'Der Spieler ist nachgemeldet.',
  failed: (reason: string) =>
    `Der Spieler konnte nicht nachgemeldet werden. (${reason}). Bitte versuche es noch einmal!`,
  list: 'Nachgemeldet',
  at: (name: string, timeStamp: number) => `${lineUpText.at(timeStamp)} ${name}`,
  undo: (name: string) => `Nachmeldung von ${name} zurücknehmen`,
  undone: 'Die Nachmeldung ist zurückgenommen.',
  undoFailed: (reason: string) => `Die Nachmeldung konnte nicht zurückgenommen werden. (${reason}).`,
} as const;
