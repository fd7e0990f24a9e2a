import type { Side } from '@neundarter/rules/matchday/plan';
import { formatCount } from './formats.ts';

const labels = { home: 'Heimmannschaft', away: 'Gastmannschaft' } as const satisfies Record<Side, string>;

/** Texts for choosing the other team of a competition, or entering one. */
export const opponentTeamText = {
  labels,
  hint: 'Suche nach einer Mannschaft, oder erfasse eine, die nicht hier registriert ist.',
  missing: (side: Side) => `Bitte wähle die ${labels[side]} aus!`,
  registered: 'Registrierte Mannschaften',
  entered: 'Eigene Gegner',
  enter: 'Neue Mannschaft',
  enterNamed: (name: string) => (name === '' ? 'Neue Mannschaft erfassen' : `„${name}“ neu erfassen`),
  searching: 'Suche läuft...',
  searchFailed: (reason: string) => `Die Suche ist gerade nicht möglich (${reason}).`,
  players: (count: number) => formatCount(count, { one: 'Spieler', many: 'Spieler' }),
  chosen: (side: Side, name: string) => `${labels[side]}: ${name}`,
  isEntered: 'nicht registriert',
  change: 'Andere wählen',
  edit: 'Bearbeiten',
} as const;

/** Texts of the dialog for a team that is not registered. */
export const opponentFormText = {
  newTitle: 'Mannschaft erfassen',
  editTitle: 'Mannschaft bearbeiten',
  name: 'Name der Mannschaft',
  nameMissing: 'Bitte gib einen Namen für die Mannschaft ein!',
  players: 'Spieler',
  tooFew: 'Du musst mindestens vier Spieler für die Mannschaft erfassen.',
  tooMany: 'Das sind zu viele Spieler.',
  add: 'Spieler hinzufügen',
  added: (name: string, count: number) => `${name} hinzugefügt. ${opponentTeamText.players(count)}.`,
  remove: (name: string) => `${name} entfernen`,
  save: 'Mannschaft speichern',
  saved: (name: string) => `${name} ist gespeichert.`,
  failed: (reason: string) =>
    `Die Mannschaft konnte nicht gespeichert werden. (${reason}). Bitte versuche es noch einmal!`,
} as const;
