import { formatCount } from './formats.ts';

/** A number with buttons for less and for more. */
export const stepperText = {
  fewer: (what: string) => `${what}: weniger`,
  more: (what: string) => `${what}: mehr`,
  /** Name of the field for screen readers. */
  role: 'Zahlenfeld',
} as const;

/** A code of single digits. */
export const pinText = {
  digit: (place: number, length: number) => `Ziffer ${place} von ${length}`,
} as const;

/** Date and time. */
export const dateTimeText = {
  placeholder: 'TT.MM.JJJJ HH:MM',
  datePlaceholder: 'TT.MM.JJJJ',
  timePlaceholder: 'HH:MM',
  pick: {
    'datetime-local': (label: string) => `${label}: im Kalender wählen`,
    date: (label: string) => `${label}: im Kalender wählen`,
    time: (label: string) => `${label}: Uhrzeit wählen`,
  },
} as const;

/** A list that users can sort. */
export const sortableText = {
  handle: (name: string) => `${name} verschieben`,
  /** Read together with the handle. */
  help: 'Mit der Leertaste aufnehmen, mit den Pfeiltasten verschieben, mit der Leertaste ablegen, mit Escape abbrechen.',
  role: 'Griff zum Sortieren',
  menu: (name: string) => `Platz von ${name} ändern`,
  first: 'Ganz nach oben',
  up: 'Eins nach oben',
  down: 'Eins nach unten',
  last: 'Ganz nach unten',
  taken: (name: string, place: number, count: number) => `${name} aufgenommen, Platz ${place} von ${count}.`,
  over: (name: string, place: number, count: number) => `${name}, Platz ${place} von ${count}.`,
  dropped: (name: string, place: number, count: number) => `${name} liegt auf Platz ${place} von ${count}.`,
  cancelled: (name: string, place: number) => `Abgebrochen. ${name} bleibt auf Platz ${place}.`,
} as const;

/** A field with a list of suggestions. */
export const comboboxText = {
  suggestions: (label: string) => `Vorschläge: ${label}`,
  count: (count: number) => formatCount(count, { one: 'Vorschlag', many: 'Vorschläge' }),
} as const;
