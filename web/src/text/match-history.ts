import type { MatchKind } from '@neundarter/rules/stats/match-kinds';
import { eventTypeText } from './events.ts';
import { formatDate } from './formats.ts';
import { periodNames } from './stats.ts';

/** Texts of the list of somebody's matches, and of its filter. */
export const matchHistoryText = {
  own: 'Deine Matches',
  onDevice: 'Auf diesem Gerät',
  of: (name: string) => `Matches von ${name}`,
  whose: 'Welche Matches',
  search: 'Suchen',
  searchHint: 'Name, Event …',
  filter: 'Filter',
  filterWith: (count: number) => `Filter (${count})`,
  opponent: 'Gegner oder Partner',
  anyOpponent: 'Alle',
  eventType: 'Art',
  anyType: 'Alle',
  event: 'Event',
  anyEvent: 'Alle',
  /** `Dienstagstraining · 24.11.2026`: trainings of a series have one name. */
  eventOn: (name: string, at: number) => `${name} · ${formatDate(at)}`,
  chosenEarlier: 'Früher gewählt',
  period: 'Zeitraum',
  periods: { any: 'Immer', ...periodNames, custom: 'Eigener Zeitraum' },
  reset: 'Filter zurücksetzen',
  nothingFits: 'Kein Match passt zu diesem Filter.',
  more: 'Mehr anzeigen',
  against: 'gegen',
  emptyAway: 'Dieses Gerät hat hier noch keine Matches gesehen.',
  away: 'Ohne Verbindung ist das nicht zu sehen. Es kommt von selbst, sobald das Netz da ist.',
  planned: 'Geplant',
  live: 'Live',
  offline: 'Du bist gerade offline. Hier steht, was dieses Gerät kennt; spielen kannst du trotzdem.',
  toAll: 'Alle Matches mit Suche',
} as const;

export const matchKindText: Readonly<Record<MatchKind, string>> = {
  ...eventTypeText,
  none: 'Ohne Event',
};
