import { formatDateTime } from './formats.ts';

/** Texts of the groups. */
export const groupsPageText = {
  groupPills: 'Gruppe wählen',
  dayPills: 'Spieltag wählen',
  all: 'Alle',
  table: 'Tabelle',
  matches: 'Spiele',
  matchDays: 'Alle Spieltage',
  goesOn: 'weiter',
  cut: 'Bis hierhin geht es weiter.',
  decisionNeeded: 'Entscheidung nötig',
  decision: (names: string) => `${names} sind gleichauf.`,
  decide: 'Entscheiden',
  left: 'zurückgezogen',
  tableFailed: 'Tabelle konnte nicht geladen werden.',
  columns: {
    rank: { short: '#', long: 'Rang' },
    name: { short: 'Name', long: 'Name' },
    played: { short: 'Sp', long: 'Spiele' },
    results: { short: 'S–U–N', long: 'Siege, Unentschieden, Niederlagen' },
    difference: { short: 'Legs ±', long: 'Leg-Differenz' },
    points: { short: 'Pkt', long: 'Punkte' },
    average: { short: 'Ø', long: 'Average' },
  },
  nothing: '–',
} as const;

/** Lots and orders by hand, beside the table that they have decided. @param at null: the time is not known */
export const tableDecisionText = {
  title: 'Lose und Festlegungen',
  way: { lot: 'Los', order: 'Von Hand festgelegt', seeding: 'Los für die Plätze im K.O.' },
  line: (way: string, at: number | null, order: readonly string[]) =>
    `${way}${at === null ? '' : ` (${formatDateTime(at)})`}: ${order.join(' vor ')}`,
  reason: (reason: string) => `Grund: „${reason}“`,
  seedingReason: 'Grund: gleichauf, und alle sind weiter.',
  undone: (at: number) => `Zurückgenommen (${formatDateTime(at)})`,
} as const;
