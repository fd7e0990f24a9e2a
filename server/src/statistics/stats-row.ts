import type { Stats } from '@neundarter/rules/match/types';
import { averageRangeOf, opponentSteps } from '@neundarter/rules/stats/average-ranges';
import { calendarMonthOf } from '@neundarter/rules/stats/calendar-months';
import type { MatchFigures } from '@neundarter/rules/stats/match-figures';
import type { StoredMatch } from '../matches/storage/stored-match.ts';
import type { PlayerMatchStatsTable } from '../platform/db/tables/statistics-tables.ts';
import { checkoutColumns, scoreColumns } from './stats-columns.ts';

/** Renames counts by range to their columns. */
const named = <Range extends string, Column extends string>(
  columns: { readonly [range in Range]: Column },
  counts: { readonly [range in Range]: number },
): { readonly [column in Column]: number } =>
  Object.fromEntries(
    Object.entries<Column>(columns).map(([range, column]) => [column, counts[range as Range]]),
  ) as { [column in Column]: number };

const countsOf = (stats: Stats) => ({
  total_throws: stats.totalThrows,
  total_score: stats.totalScore,
  total_darts: stats.totalDartsThrown,
  first9_score: stats.first9.totalScore,
  first9_darts: stats.first9.totalDartsThrown,
  to_finish_score: stats.toFinish.totalScore,
  to_finish_darts: stats.toFinish.totalDartsThrown,
  no_of_177s: stats.noOf177s,
  no_of_174s: stats.noOf174s,
  no_of_171s: stats.noOf171s,
  double_attempts: stats.checkouts.attempts,
  double_hits: stats.checkouts.hits,
  darts_from_finish: stats.checkouts.dartsFromFinishToCheckout,
  highest_checkout: stats.highestCheckout,
  high_finishes: stats.highFinishes.length,
  short_legs: stats.shortLegs.length,
  ...named(scoreColumns, stats.scoreRanges),
  ...named(checkoutColumns, stats.checkouts.hitsPerRange),
});

/** The database row for a player's figures in a match that ended at `finishedAt` (ms since 1970). */
export const statsRow = (
  { id, props }: StoredMatch,
  figures: MatchFigures,
  finishedAt: number,
): PlayerMatchStatsTable => ({
  match_id: id,
  player_id: figures.playerId,
  party: figures.party,
  finished_at: finishedAt,
  month: calendarMonthOf(finishedAt),
  event_id: props.eventId,
  is_online_match: Number(props.isOnlineMatch),
  starting_score: props.config.startingScore,
  check_in_mode: props.config.checkInMode,
  result: figures.result,
  legs_won: figures.legsWon,
  legs_lost: figures.legsLost,
  shortest_leg: figures.shortestLeg,
  opponent_score: figures.opponents.totalScore,
  opponent_darts: figures.opponents.totalDartsThrown,
  opponent_range: averageRangeOf(opponentSteps, figures.opponents),
  ...countsOf(figures.stats),
});
