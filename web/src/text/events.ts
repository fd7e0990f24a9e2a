import type { EventType } from '@neundarter/rules/access/events';
import { formatDate, formatTime } from './formats.ts';

/** Texts of the tab with the upcoming events. */
export const upcomingEventsText = {
  title: 'Events',
  loading: 'Events werden geladen...',
  empty: 'Aktuell gibt es keine anstehenden Events.',
  loadFailed: (reason: string) => `Events konnten nicht geladen werden. Fehler: ${reason}`,
} as const;

export const eventTypeText: Readonly<Record<EventType, string>> = {
  training: 'Training',
  'mdsl-matchday': 'Ligaspieltag',
  tournament: 'Turnier',
};

/**
 * `24.12.2025, 19:00 – 22:00 Uhr`; with both days if it ends after midnight, and `24.12.2025, 19:00 Uhr` without an end.
 * Times are milliseconds since 1970.
 */
export function eventTimeText(start: number, end: number | null): string {
  const first = formatDate(start);
  if (end === null) return `${first}, ${formatTime(start)} Uhr`;
  const last = formatDate(end);
  return first === last
    ? `${first}, ${formatTime(start)} – ${formatTime(end)} Uhr`
    : `${first}, ${formatTime(start)} Uhr – ${last}, ${formatTime(end)} Uhr`;
}

/** `19:00 – 22:00 Uhr`; with the last day if it is another one, and `19:00 Uhr` without an end. Times as above. */
export function eventTimeOfDayText(start: number, end: number | null): string {
  if (end === null) return `${formatTime(start)} Uhr`;
  const last = formatDate(start) === formatDate(end) ? '' : `${formatDate(end)}, `;
  return `${formatTime(start)} – ${last}${formatTime(end)} Uhr`;
}

/** Texts of the file for calendars. */
export const calendarFileText = { save: 'In den Kalender' } as const;

/** A matchday to which the other team has not agreed yet. */
export const noAnswerText = 'noch nicht zugesagt';

/** Whether an event is to come, takes place now, or is over. */
export const phaseText = {
  planned: 'Geplant',
  live: 'Live',
  over: 'Beendet',
  cancelled: 'Abgesagt',
  'last-live': 'Zuletzt Live',
} as const;

type Location = { readonly address: string; readonly zip: string; readonly city: string };

/** `Bullsweg 1, 10115 Berlin`; empty parts are left out. */
export const locationText = ({ address, zip, city }: Location): string =>
  [address, `${zip} ${city}`]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');
