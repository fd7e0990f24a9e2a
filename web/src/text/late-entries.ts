import { formatInteger } from './formats.ts';
import { groupText } from './tournament.ts';

const matches = (count: number) => (count === 1 ? '1 Match' : `${formatInteger(count)} Matches`);

/** Texts of letting people in after the start. */
export const lateEntryText = {
  title: 'Nachmelden',
  what: 'Was sich ändert',
  bye: (opponent: string) =>
    `Das Freilos von ${opponent} entfällt: Die beiden spielen gegeneinander. Alles andere bleibt, wie es ist.`,
  group: (groupId: string, count: number) =>
    `Es gibt einen Platz in: ${groupText(groupId)}. Dazu kommen ${matches(count)}; was gespielt ist, bleibt.`,
  opponents: (names: string) => `Gegner: ${names}`,
  order: 'Die offenen Matches dieser Gruppe bekommen eine neue Reihenfolge.',
  none: 'Gerade ist kein Platz frei: Es gibt kein Freilos, dessen Gegner noch nicht gespielt hat, und in keiner kleinsten Gruppe haben alle höchstens die Hälfte ihrer Matches gespielt. Du kannst jemanden auf die Warteliste setzen.',
  failed: (reason: string) => `Der freie Platz konnte nicht geladen werden. (${reason})`,
  who: 'Wer kommt dazu?',
  partner: 'Wer spielt mit?',
  new: 'Neuer Name',
  nobody: 'Wähle bitte jemanden aus.',
  confirm: 'Nachmelden',
  wait: 'Auf die Warteliste',
  done: 'Die Nachmeldung ist eingetragen.',
  waits: 'Der Name steht auf der Warteliste.',
  list: 'Nachgemeldet',
  undo: 'Zurücknehmen',
  undoOf: (name: string) => `Nachmeldung von ${name} zurücknehmen`,
  undoTitle: 'Nachmeldung zurücknehmen?',
  undoText: (name: string) =>
    `Die Matches von ${name} werden gelöscht, und der Name steht wieder auf der Warteliste.`,
  undone: 'Die Nachmeldung ist zurückgenommen.',
} as const;
