import { formatDecimal, formatInteger, formatPercent } from './formats.ts';

/** Texts of the start page. */
export const homeText = {
  title: 'Start',
  greeting: (name: string) => (name === '' ? 'Hallo!' : `Hallo ${name}!`),
  welcomeBack: 'Willkommen zurück!',
  tabsLabel: 'Bereiche der Startseite',
  tabs: { news: 'News', events: 'Events', lobby: 'Lobby' },
} as const;

/** Texts of the card with the figures of the last 30 days. */
export const lastDaysText = {
  title: 'Letzte 30 Tage',
  average: 'Average',
  first9: 'Erste 9 Darts',
  oneEighties: '180er',
  checkoutRate: 'Doppelquote',
  matches: 'Siege – Niederlagen',
  matchesWithDraws: 'Siege – Unentschieden – Niederlagen',
  nothing: '–',
  loadFailed: (reason: string) => `Statistik konnte nicht geladen werden. Fehler: ${reason}`,
  noMatches: 'In den letzten 30 Tagen hast du kein Match beendet.',
  toStatistics: 'Zu deiner Statistik',
  promptGuest: 'Mit einem Konto siehst du hier deine Averages, 180er und Doppelquote.',
  register: 'Registrieren',
  signIn: 'Einloggen',
  promptUnverified: 'Bestätige deine E-Mail-Adresse, dann siehst du hier deine Statistik.',
  verify: 'E-Mail-Adresse bestätigen',
} as const;

/** `61,23`, or a dash without throws. */
export const averageText = (average: number | null): string =>
  average === null ? lastDaysText.nothing : formatDecimal(average);

/** `10`. */
export const countText = (count: number): string => formatInteger(count);

/** `32,26 %`; without attempts the rate is 0. */
export const checkoutRateText = (hits: number, attempts: number): string =>
  formatPercent(hits / Math.max(attempts, 1));

type WinsAndLosses = { readonly won: number; readonly draw: number; readonly lost: number };

/** `3 – 1`, with draws `3 – 1 – 2`. */
export const winsAndLossesText = ({ won, draw, lost }: WinsAndLosses): string =>
  (draw === 0 ? [won, lost] : [won, draw, lost]).map(formatInteger).join(' – ');
