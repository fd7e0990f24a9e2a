import type {
  GroupResult,
  HighFinishClass,
  HighScoreClass,
  KnockoutRank,
  ShortLegClass,
} from '@neundarter/rules/series/points-config';
import { formatCount, formatInteger } from './formats.ts';
import { deletedPlayerText } from './names.ts';
import { roundNameText } from './round-names.ts';

/** How far somebody came in a tournament. */
export const knockoutRankText: Readonly<Record<KnockoutRank, string>> = {
  win: 'Sieg',
  thirdPlace: 'Dritter Platz',
  ...roundNameText,
};

const darts = (count: string): string => `${count} Darts`;

/** What gives points, by the names of the configuration. */
export const pointsText = {
  pointsForKnockoutRound: { title: 'K.O.-Phase', of: knockoutRankText },
  groupStagePoints: {
    title: 'Gruppenphase',
    of: { win: 'Sieg', draw: 'Unentschieden' } satisfies Record<GroupResult, string>,
  },
  pointsForShortLegs: {
    title: 'Short Legs',
    of: {
      '9': darts('9'),
      '10-12': darts('10–12'),
      '13-15': darts('13–15'),
      '16-18': darts('16–18'),
    } satisfies Record<ShortLegClass, string>,
  },
  pointsForHighfinishes: {
    title: 'High Finishes',
    of: {
      '100-120': '100–120',
      '121-140': '121–140',
      '141-160': '141–160',
      '161-170': '161–170',
    } satisfies Record<HighFinishClass, string>,
  },
  pointsForHighscores: {
    title: 'Highscores',
    of: { '171': '171', '174': '174', '177': '177', '180': '180' } satisfies Record<HighScoreClass, string>,
  },
} as const;

export const pointsCountText = (points: number): string =>
  formatCount(points, { one: 'Punkt', many: 'Punkte' });
/** The name of a tournament of a series; the server tells none to whoever may not see the tournament. */
export const seriesTournamentName = ({ name }: { readonly name: string }): string =>
  name === '' ? 'Nicht öffentliches Turnier' : name;

const tournamentCountText = (count: number): string =>
  formatCount(count, { one: 'Turnier', many: 'Turniere' });
const wins = (count: number): string => formatCount(count, { one: 'Sieg', many: 'Siege' });

/** Texts about the table of a series. */
export const seriesText = {
  eyebrow: (team: string) => `Turnierserie · ${team}`,
  loading: 'Die Turnierserie wird geladen...',
  loadFailed: (reason: string) => `Die Turnierserie konnte nicht geladen werden. Fehler: ${reason}`,
  back: 'Zurück',
  setUp: 'Einrichten',
  table: 'Gesamtübersicht',
  noPoints: 'Noch keine Punkte',
  noPointsHint: 'Sobald ein Turnier der Serie beendet ist, steht hier die Tabelle.',
  columns: {
    rank: { short: '#', long: 'Rang' },
    name: { short: 'Name', long: 'Name' },
    points: { short: 'Punkte', long: 'Punkte' },
    counted: { short: 'Gewertet', long: 'Gewertete Punkte' },
    sum: { short: 'Summe', long: 'Summe aller Turniere' },
  },
  sortBy: (column: string) => `Nach ${column} sortieren`,
  you: 'Du',
  unknownPlayer: deletedPlayerText,
  nothing: '–',
  notCounted: 'Streichresultat',
  bestResults: (count: number) =>
    count === 1
      ? 'Das beste Ergebnis zählt. Alle anderen sind Streichresultate.'
      : `Die besten ${formatInteger(count)} Ergebnisse zählen. Alle anderen sind Streichresultate.`,
  tournaments: 'Turniere',
  noTournaments: 'Noch keine Turniere',
  phases: { planned: 'Geplant', live: 'Läuft', over: 'Beendet', cancelled: 'Abgesagt' },
  details: (name: string) => `Punkte von ${name}`,
  groupStage: (won: number, draws: number) =>
    draws === 0 ? wins(won) : `${wins(won)}, ${formatInteger(draws)} Unentschieden`,
  times: (count: number, what: string) => `${formatInteger(count)} × ${what}`,
} as const;

/** Texts of the points that a tournament has in its series. */
export const eventPointsText = {
  title: (series: string) => `Turnierpunkte für ${series}`,
  toSeries: 'Zur Gesamtübersicht...',
  noPoints: 'Die Punkte stehen fest, sobald das Turnier beendet ist.',
  columns: {
    rank: 'Platz',
    name: 'Name',
    tournamentRank: 'K.O.',
    groupStageResult: 'Gruppe',
    shortLegs: 'Short Legs',
    highFinishes: 'High Finishes',
    highScores: 'Highscores',
    total: 'Punkte',
  },
  loadFailed: 'Turnierpunkte konnten nicht geladen werden.',
} as const;

/** Texts of series in the team lounge. */
export const teamSeriesText = {
  section: 'Turnierserien',
  kind: 'Turnierserie',
  empty: 'Noch keine Einträge vorhanden',
  createFirst: 'Erste Turnierserie anlegen',
  loadFailed: (reason: string) => `Die Turnierserien konnten nicht geladen werden. Fehler: ${reason}`,
  about: (tournaments: number) => tournamentCountText(tournaments),
  isPublic: 'Öffentlich',
  menu: (name: string) => `Menü für ${name}`,
  setUp: 'Einrichten',
  remove: 'Löschen',
  removeTitle: 'Turnierserie löschen?',
  removeWarning: (name: string) =>
    `„${name}“ wird gelöscht, mit der Gesamtübersicht. Die Turniere bleiben erhalten.`,
  removeConfirm: 'Löschen',
  removed: (name: string) => `„${name}“ ist gelöscht.`,
  removeFailed: (reason: string) =>
    `Die Turnierserie konnte nicht gelöscht werden. (${reason}). Bitte versuche es noch einmal!`,
} as const;

/** Texts of the forms for a series. */
export const seriesFormText = {
  newTitle: 'Neue Turnierserie',
  name: 'Name',
  nameMissing: 'Bitte gib der Turnierserie einen Namen.',
  isPublic: 'Öffentlich',
  isPublicHint: 'Auch wer nicht im Team ist, sieht die Gesamtübersicht mit allen Namen und Punkten.',
  create: 'Turnierserie anlegen',
  created: 'Die Turnierserie ist angelegt.',
  save: 'Speichern',
  saved: 'Die Turnierserie ist gespeichert.',
  failed: (reason: string) =>
    `Die Turnierserie konnte nicht gespeichert werden. (${reason}). Bitte versuche es noch einmal!`,
} as const;

/** Texts of the pages on which a series is set up. */
export const seriesAdminText = {
  tabsLabel: 'Bereiche',
  tabs: { general: 'Allgemein', points: 'Punkte', tournaments: 'Turniere' },
  toSeries: 'Gesamtübersicht',
  forbiddenHint: 'Nur Team-Admins des Teams können die Turnierserie einrichten.',
  general: 'Allgemein',
  pointsFixed:
    'Ein Turnier der Serie hat schon begonnen. Damit für alle dasselbe zählt, lassen sich die Punkte nicht mehr ändern.',
  pointsWrong: (most: number) => `Bitte gib eine ganze Zahl von 0 bis ${formatInteger(most)} ein!`,
  results: 'Streichresultate',
  bestResults: 'So viele Ergebnisse zählen',
  bestResultsHint: 'Leer: Alle Ergebnisse zählen.',
  bestResultsWrong: (most: number) => `Bitte gib eine ganze Zahl von 1 bis ${formatInteger(most)} ein!`,
  pointsSaved: 'Die Punkte sind gespeichert.',
  tournaments: 'Turniere der Serie',
  noTournaments: 'Das Team hat noch keine Turniere.',
  tournamentsHint: 'Ein Turnier, das schon beendet ist, zählt sofort mit.',
  tournamentsFailed: (reason: string) => `Die Turniere konnten nicht geladen werden. Fehler: ${reason}`,
  belongs: (name: string) => `„${name}“ gehört zur Serie`,
} as const;
