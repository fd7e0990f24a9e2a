import type { LeagueEntity } from '@neundarter/contract/entities/league';
import { averageOf } from '@neundarter/rules/league/league-players';
import type { leagueTableOf } from '@neundarter/rules/league/league-table';
import type { RankedPlayer } from '@neundarter/rules/league/rank-players';
import { writeCsv } from '../../../parts/csv-table/csv-table.ts';
import { formatDecimal } from '../../../text/formats.ts';
import { leagueListCsvText as text } from '../../../text/league-lists.ts';
import { playerName } from '../../../text/party-names.ts';

const teamOf = ({ props }: LeagueEntity, team: number): string => props.teams[team]?.name ?? '';

/** The table of a league as a file. */
export const writeTable = (league: LeagueEntity, rows: ReturnType<typeof leagueTableOf>): string =>
  writeCsv([
    text.tableHeads,
    ...rows.map(({ rank, team, played, won, drawn, lost, games, legs, points }) => [
      `${rank}`,
      teamOf(league, team),
      ...[played, won, drawn, lost].map(String),
      games.join(':'),
      legs.join(':'),
      `${points}`,
    ]),
  ]);

/** The players of a league as a file, in the order of the list. */
export const writePlayers = (league: LeagueEntity, rows: readonly RankedPlayer[]): string =>
  writeCsv([
    text.playerHeads,
    ...rows.map(({ rank, player, team, figures }) => [
      `${rank ?? ''}`,
      playerName(player),
      teamOf(league, team),
      ...[figures.played, figures.won, figures.legsWon, figures.legsLost].map(String),
      figures.averageDarts === 0 ? '' : formatDecimal(averageOf(figures)),
      ...[
        figures.averageLegs,
        figures.noOf180s,
        figures.highFinishes,
        figures.highestFinish,
        figures.shortLegs,
        figures.shortestLeg,
      ].map(String),
    ]),
  ]);
