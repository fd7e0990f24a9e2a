import { formatInteger } from './formats.ts';

/** Texts of the page with all running matches of an event. */
export const eventLiveText = {
  title: (eventName: string) => `${eventName} - Live-Spiele`,
  empty: 'Zur Zeit läuft kein Live-Spiel.',
  loadFailed: (reason: string) => `Die Matches konnten nicht geladen werden. Fehler: ${reason}`,
  matches: 'Live-Spiele',
  page: (page: number, pages: number) => `Seite ${formatInteger(page)} von ${formatInteger(pages)}`,
  pause: 'Seitenwechsel anhalten',
  resume: 'Seiten weiter wechseln',
  finished: 'Beendet',
  /** A match without a turn for a long time. */
  quiet: (minutes: number) => `seit ${formatInteger(minutes)} min keine Aufnahme`,
  watch: (names: string) => `${names} beobachten`,
} as const;
