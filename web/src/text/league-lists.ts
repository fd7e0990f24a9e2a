import type { weekBests } from '@neundarter/rules/league/league-players';
import type { TableSide } from '@neundarter/rules/league/league-table';
import type { PlayerOrder } from '@neundarter/rules/league/rank-players';
import type { GameKind } from '@neundarter/rules/matchday/plan';
import { formatCount, formatDecimal, formatInteger } from './formats.ts';

/** The views of a league's page, in their order. */
export const leagueViewTexts = {
  table: 'Tabelle',
  cross: 'Kreuztabelle',
  course: 'Verlauf',
  players: 'Spieler',
} as const;

export const leagueViewsLabel = 'Ansichten der Liga';

/** Which games of a table count. */
export const tableSideTexts: Readonly<Record<TableSide, string>> = {
  all: 'Alle Begegnungen',
  home: 'Nur Heim',
  away: 'Nur auswärts',
};

/** Texts of the tables and lists of a league. */
export const leagueListText = {
  side: 'Welche Begegnungen',
  orderHint: 'Reihenfolge: Punkte, Spieldifferenz, gewonnene Spiele, direkter Vergleich, Legdifferenz.',
  tableCsv: 'Tabelle als CSV',
  embed: 'Code für die Webseite kopieren',
  crossResults: 'Ergebnisse aller Begegnungen',
  crossHint: 'Links das Heimteam, oben der Gast mit seiner Nummer.',
  notPlayed: 'noch nicht gespielt',
  courseEmpty: 'Den Verlauf gibt es ab dem zweiten Spieltag mit Ergebnissen.',
  courseTeam: 'Team hervorheben',
  courseOf: (team: string) => `Verlauf der Plätze: ${team}`,
  courseFacts: (team: string, rank: number) =>
    `Verlauf der Plätze: ${team}, zuletzt auf Platz ${formatInteger(rank)}`,
  courseRound: 'Spieltag',
  courseRank: 'Platz',
  playersFailed: (reason: string) => `Die Spieler konnten nicht geladen werden. Fehler: ${reason}`,
  playersLoading: 'Die Spieler werden geladen...',
  playersEmpty:
    'Noch hat niemand gespielt. Die Liste füllt sich mit den Ligaspieltagen, die du sehen darfst.',
  playersNone: 'Dafür gibt es noch keinen Eintrag.',
  kind: 'Spielart',
  order: 'Sortiert nach',
  minimum: 'Mindestens',
  minimumOption: (games: number) => formatCount(games, { one: 'Spiel', many: 'Spiele' }),
  noMinimum: 'alle',
  minimumHint: 'Wer weniger Spiele hat, steht ohne Platz am Ende.',
  averageHint: 'In Klammern die Zahl der Legs, auf denen der Average beruht.',
  average: (average: number, legs: number) => `${formatDecimal(average)} (${formatInteger(legs)})`,
  countAndBest: (count: number, best: number) =>
    count === 0 ? '–' : `${formatInteger(count)} (${formatInteger(best)})`,
  columns: {
    rank: { short: '#', long: 'Platz' },
    player: { short: 'Spieler', long: 'Spieler' },
    games: { short: 'S/Sp.', long: 'Siege und Spiele' },
    legs: { short: 'Legs', long: 'Legs' },
    average: { short: 'Avg.', long: 'Average' },
    oneEighties: { short: '180', long: '180er' },
    highFinish: { short: 'HF', long: 'High Finishes ab 100, in Klammern das höchste' },
    shortLeg: { short: 'SL', long: 'Short Legs bis 18 Darts, in Klammern das kürzeste' },
  },
  playersCsv: 'Spieler als CSV',
  bests: 'Die Besten des Spieltags',
  bestsRound: 'Spieltag',
} as const;

/** Singles or doubles. */
export const gameKindTexts: Readonly<Record<GameKind, string>> = { singles: 'Einzel', doubles: 'Doppel' };

/** By what players are sorted. */
export const playerOrderTexts: Readonly<Record<PlayerOrder, string>> = {
  won: 'Siege',
  average: 'Average',
  oneEighties: '180er',
  highFinish: 'High Finish',
  shortLeg: 'Short Leg',
};

/** What somebody was the best in, with the figure. */
export const weekBestTexts: Readonly<Record<(typeof weekBests)[number], (value: number) => string>> = {
  average: (value) => `Bester Average: ${formatDecimal(value)}`,
  oneEighties: (value) => `Meiste 180er: ${formatInteger(value)}`,
  highFinish: (value) => `Höchstes Finish: ${formatInteger(value)}`,
  shortLeg: (value) => `Kürzestes Leg: ${formatCount(value, { one: 'Dart', many: 'Darts' })}`,
};

/** Heads and names of the files. */
export const leagueListCsvText = {
  tableHeads: [
    'Platz',
    'Team',
    'Begegnungen',
    'Siege',
    'Unentschieden',
    'Niederlagen',
    'Spiele',
    'Legs',
    'Punkte',
  ],
  tableFile: (league: string) => `${league} Tabelle.csv`,
  playerHeads: [
    'Platz',
    'Spieler',
    'Team',
    'Spiele',
    'Siege',
    'Legs gewonnen',
    'Legs verloren',
    'Average',
    'Legs im Average',
    '180er',
    'High Finishes',
    'Höchstes Finish',
    'Short Legs',
    'Kürzestes Leg',
  ],
  playerFile: (league: string, kind: string) => `${league} ${kind}.csv`,
} as const;
