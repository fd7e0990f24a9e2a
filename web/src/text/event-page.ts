import { formatDateTime, formatInteger } from './formats.ts';

/** Texts of the page of an event. */
export const eventPageText = {
  back: 'Zurück',
  newMatch: 'Neues Spiel',
  live: 'Live',
  allLive: 'Live ansehen',
  liveCount: (count: number) => `Live ${formatInteger(count)}`,
  loading: 'Event wird geladen...',
  loadFailed: (id: string) => (reason: string) =>
    `Event ${id} konnte nicht geladen werden. Fehler: ${reason}`,
  tabsLabel: 'Bereiche des Events',
  tabs: { games: 'Matches', table: 'Tabelle', highlights: 'Highlights', stats: 'Statistik' },
  runningGames: 'Läuft gerade',
  finishedGames: 'Beendet',
  noGames: 'Es haben noch keine Spiele stattgefunden.',
  matchesFailed: (reason: string) => `Die Matches konnten nicht geladen werden. Fehler: ${reason}`,
} as const;

/** `Der Server ist gerade nicht erreichbar. Du siehst den Stand vom 24.12.2025, 20:15 Uhr.` @param at milliseconds since 1970 */
export const seenText = (at: number): string =>
  `Der Server ist gerade nicht erreichbar. Du siehst den Stand vom ${formatDateTime(at)} Uhr.`;
