import type { CheckoutRange } from '@neundarter/rules/match/types';
import type { OpponentType } from '@neundarter/rules/stats/opponent-types';
import type { CheckInMode } from '@neundarter/rules/turn/check-in-mode';
import { formatCount, formatDate, formatDecimal, formatInteger } from './formats.ts';
import { deletedPlayerText } from './names.ts';

const nothing = '–';

/** Texts of the page with a player's figures. */
export const statsText = {
  eyebrow: 'Statistik',
  ownEyebrow: 'Deine Statistik',
  nothing,
  loading: 'Statistik wird geladen...',
  loadFailed: (reason: string) => `Statistik konnte nicht geladen werden. Fehler: ${reason}`,
  noPlayer: 'Diesen Spieler gibt es nicht.',
  playerFailed: (id: string, reason: string) =>
    `Spieler ${id} konnte nicht geladen werden (Ursache: ${reason})!`,
  inEvent: (player: string, event: string) => `${player} · ${event}`,
  noEvent: 'Dieses Event gibt es nicht.',
  ownPlayerFailed:
    'Deine Spielerdaten fehlen auf diesem Gerät noch. Ohne Verbindung geht es hier nicht weiter.',
  toHome: 'Zur Startseite',
  noMatchesTitle: 'Keine Matches im Filter',
  noMatches: 'Zu diesem Filter gibt es kein beendetes Match.',
  noMatchesHint: 'Wähle einen längeren Zeitraum oder weniger Einschränkungen.',
  noMatchesEver: 'Hier gibt es noch kein beendetes Match.',
  noMatchesEverHint: 'Nach dem ersten beendeten Match stehen hier die Zahlen.',
  wholeTime: 'Ganzen Zeitraum zeigen',
  newMatch: 'Neues Match starten',
  asTable: 'Als Tabelle',
  chart: (title: string, facts: string) => `Diagramm: ${title}. ${facts}`,
} as const;

/** The first card, and the count of 180s. */
export const overviewText = {
  title: 'Übersicht',
  average: 'Average',
  first9: 'Erste 9 Darts',
  toFinish: 'Bis zum Finish',
  record: 'Rekord-Average',
  matches: 'Matches',
  highestCheckout: 'Höchstes Checkout',
  shortestLeg: 'Kürzestes Leg',
  darts: (count: number) => formatCount(count, { one: 'Dart', many: 'Darts' }),
  toMatch: (what: string, value: string, at: number) => `${what} ${value}, zum Match vom ${formatDate(at)}`,
  highFinishes: '100+ Finishes',
  shortLegs: 'Short Legs',
  oneEighties: '180er',
  oneEightiesCaption: 'Maximum',
  noOneEighty: 'Noch keine 180 in diesem Filter: Die nächste zählt hier.',
} as const;

/** Texts of the cards with a chart. */
export const chartText = {
  count: 'Anzahl',
  scoring: 'Scoring-Verteilung',
  scoringHint: 'Aufnahmen nach Punkten',
  range: 'Bereich',
  turns: 'Aufnahmen',
  most: (range: string, count: number) => `Am häufigsten: ${range} (${formatInteger(count)}).`,
  none: 'Noch keine Werte.',
  trend: 'Average pro Monat',
  trendHint: 'Die letzten 12 Monate; der Zeitraum im Filter gilt hier nicht.',
  month: 'Monat',
  average: 'Average',
  matches: 'Matches',
  trendFacts: (best: string, month: string) => `Bester Monat: ${month} mit ${best}.`,
  noTrend: 'In den letzten 12 Monaten gibt es zu diesem Filter kein beendetes Match.',
  checkoutRate: 'Doppelquote',
  checkoutRateFacts: (hits: number, attempts: number) =>
    `${formatInteger(hits)} von ${formatCount(attempts, { one: 'Wurf auf Doppel', many: 'Würfen auf Doppel' })} getroffen`,
  noAttempts: 'Noch kein Wurf auf Doppel in diesem Filter.',
  checkouts: 'Checkout-Verteilung',
  checkoutsHint: 'Checkouts nach Höhe',
  finishes: 'Checkouts',
  noCheckouts: 'Noch kein Checkout in diesem Filter.',
  results: 'Siege und Niederlagen',
  what: 'Was',
  legs: 'Legs',
  won: 'Gewonnen',
  draw: 'Unentschieden',
  lost: 'Verloren',
  total: 'Gesamt',
  resultFacts: (what: string, won: number, total: number) =>
    `${what}: ${formatInteger(won)} von ${formatInteger(total)} gewonnen.`,
  opponents: 'Siege nach Average des Gegners',
  opponentsHint: 'Matches nach dem Average der Gegenseite in diesem Match',
  opponentAverage: 'Average des Gegners',
  noOpponents: 'Noch kein Match, in dem der Gegner geworfen hat.',
  community: 'Average in der Community',
  communityHint: 'Alle Spieler nach ihrem Average der letzten 12 Monate',
  players: 'Spieler',
  noCommunity: 'Noch hat hier niemand geworfen.',
  ownRange: (isOwn: boolean, average: string) =>
    isOwn ? `Dein Average im Filter: ${average}` : `Average im Filter: ${average}`,
  ownRangeFacts: (isOwn: boolean, range: string) =>
    isOwn ? `Dein Bereich: ${range}.` : `Bereich dieses Spielers: ${range}.`,
  ownMark: (isOwn: boolean) => (isOwn ? 'Du' : 'Hier'),
  marked: (range: string, isOwn: boolean) => `${range} (${isOwn ? 'dein Bereich' : 'dieser Spieler'})`,
} as const;

/** Texts of the list and the files. */
export const statsMatchesText = {
  title: 'Matches',
  list: 'Matches im Filter',
  exportTitle: 'Zum Mitnehmen',
  exportText:
    'Deine Matches und Aufnahmen aus diesem Filter als Datei, für Tabellen und eigene Auswertungen.',
  files: {
    matches: { csv: 'Matches als CSV', json: 'Matches als JSON' },
    turns: { csv: 'Aufnahmen als CSV', json: 'Aufnahmen als JSON' },
  },
  exportFailed: (reason: string) =>
    `Die Datei konnte nicht erstellt werden. (${reason}). Bitte versuche es noch einmal!`,
} as const;

/** Names of the periods; `custom` has its own dates. */
export const periodNames = {
  day: 'Tag',
  week: 'Woche',
  'four-weeks': '4 Wochen',
  month: 'Monat',
  year: 'Jahr',
  custom: 'Eigener',
} as const;

const opponentTypeNames: Readonly<Record<OpponentType, string>> = {
  bot: 'Bots',
  teammate: 'Mitspieler',
  'registered-user': 'Registrierte Spieler',
  guest: 'Gäste',
  'online-player': 'Online-Gegner',
};

const checkInNames: Readonly<Record<CheckInMode, string>> = {
  'single-in': 'Single In',
  'double-in': 'Double In',
};

/** Texts of the filter. */
export const filterText = {
  button: 'Filter',
  panel: 'Filter',
  period: 'Zeitraum',
  noPeriod: 'Kein Zeitraum ausgewählt',
  from: 'Von',
  to: 'Bis',
  dayInvalid: 'Bitte gib ein Datum zwischen 2000 und 2099 ein!',
  endsBeforeStart: 'Das Ende liegt vor dem Anfang.',
  opponentType: 'Art des Gegners',
  opponent: 'Gegner',
  everybody: 'Alle',
  opponentTypes: opponentTypeNames,
  opponentsFailed: (reason: string) => `Die Spieler des Teams konnten nicht geladen werden. (${reason})`,
  startingScore: 'Startpunkte',
  checkIn: 'Check-in',
  all: 'Alle',
  checkIns: checkInNames,
  reset: 'Filter zurücksetzen',
  done: 'Fertig',
  active: 'Aktive Filter',
  remove: (filter: string) => `Filter entfernen: ${filter}`,
  unknownPlayer: deletedPlayerText,
  opponentChip: (name: string) => `Gegner: ${name}`,
  startingScoreChip: (score: number) => `Startpunkte: ${String(score)}`,
} as const;

/** `22.10.2026 – 21.11.2026`; an open end is left out. Null without any limit. */
export function datesText(from: number | null, to: number | null): string | null {
  if (from === null) return to === null ? null : `bis ${formatDate(to)}`;
  if (to === null) return `ab ${formatDate(from)}`;
  return formatDate(from) === formatDate(to) ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`;
}

/** `Woche: 15.11.2026 – 21.11.2026`. */
export const periodText = (name: keyof typeof periodNames, dates: string): string =>
  name === 'custom' ? `${filterText.period}: ${dates}` : `${periodNames[name]}: ${dates}`;

/** `61,23`, or a dash without throws. */
export const orNothing = (average: number | null): string =>
  average === null ? nothing : formatDecimal(average);

/** A range of averages or points as text: `<=20` → `bis 20`, `21-40` → `21–40`. */
export const rangeText = (range: string): string => range.replace('<=', 'bis ').replace('-', '–');

/** A range of checkouts as text. */
export const checkoutRangeText = (range: CheckoutRange): string => rangeText(range);

const shortMonth = new Intl.DateTimeFormat('de-DE', { month: 'short', timeZone: 'UTC' });
const longMonth = new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `2026-11` → `Nov` and `November 2026`. */
export function monthNames(month: string): { readonly short: string; readonly long: string } {
  const at = Date.parse(`${month}-15T00:00:00Z`);
  return { short: shortMonth.format(at).slice(0, 3), long: longMonth.format(at) };
}
