import type { EventType } from '@neundarter/rules/access/events';

/** Texts of the lists of events in the team lounge. */
export const teamEventsText = {
  sections: {
    training: 'Trainings',
    'mdsl-matchday': 'Ligaspieltage',
    tournament: 'Turniere',
  } satisfies Record<EventType, string>,
  agenda: 'Termine',
  filter: 'Was du sehen möchtest',
  all: 'Alle',
  usualPlace: (place: string) => `Ort, wenn nichts anderes dabeisteht: ${place}`,
  empty: 'Noch keine Einträge vorhanden',
  createFirst: {
    training: 'Erstes Training anlegen',
    'mdsl-matchday': 'Ersten Ligaspieltag anlegen',
    tournament: 'Erstes Turnier anlegen',
  } satisfies Record<EventType, string>,
  loadFailed: (teamId: string, message: string) =>
    `Die Events für Team ${teamId} konnten nicht geladen werden. Fehler: ${message}`,
  create: 'Neu',
  createMenu: 'Was möchtest du anlegen?',
} as const;
