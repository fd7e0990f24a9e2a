import type { PlayerStatistics } from '@neundarter/contract/entities/statistics';
import { threeDartAverage } from '@neundarter/rules/match/averages';
import { checkoutRanges, scoreRanges } from '@neundarter/rules/match/types';
import { opponentRanges } from '@neundarter/rules/stats/average-ranges';
import { type MatchResult, matchResults } from '@neundarter/rules/stats/match-figures';
import type { FoundFigures } from './find-figures.ts';
import type { Highlight } from './find-highlights.ts';
import type { Outcome } from './find-sums.ts';
import { checkoutColumns, scoreColumns } from './stats-columns.ts';

type WinsAndLosses = PlayerStatistics['matchWinsAndLosses'];

const countOf = (outcomes: readonly Outcome[], result: MatchResult): number =>
  outcomes.filter((outcome) => outcome.result === result).reduce((sum, { count }) => sum + count, 0);

/** Results with their sum. */
export const winsAndLosses = ({
  won,
  draw,
  lost,
}: { readonly [result in MatchResult]: number }): WinsAndLosses => ({
  won,
  draw,
  lost,
  total: won + draw + lost,
});

const averageOf = (totalScore: number, totalDartsThrown: number): number | null =>
  totalDartsThrown === 0 ? null : threeDartAverage(totalScore, totalDartsThrown);

/** Points and darts with their average. */
export const averaged = (totalScore: number, totalDartsThrown: number) => ({
  average: averageOf(totalScore, totalDartsThrown),
  totalScore,
  totalDartsThrown,
});

const inMatch = <Fields>(found: Highlight | null, fields: (found: Highlight) => Fields) =>
  found === null ? null : { ...fields(found), matchId: found.match_id, finishedAt: found.finished_at };

const monthsOf = ({ months }: FoundFigures, asked: readonly string[]): PlayerStatistics['avgPerMonth'] => {
  const known = new Map(months.map((month) => [month.month, month]));
  return asked.map((_id) => {
    const { score = 0, darts = 0, matches = 0 } = known.get(_id) ?? {};
    return { _id, threeDartAverage: averageOf(score, darts), noOfMatches: matches };
  });
};

const opponentsOf = (outcomes: readonly Outcome[]) =>
  opponentRanges.map((range, place) => {
    const there = outcomes.filter(({ opponent_range }) => opponent_range === place);
    const [won = 0, draw = 0, lost = 0] = matchResults.map((result) => countOf(there, result));
    return { range, won, lost, draw };
  });

const checkoutsOf = ({ totals, highestCheckout }: FoundFigures): PlayerStatistics['checkouts'] => ({
  doubleHits: totals.double_hits,
  doubleAttempts: totals.double_attempts,
  hitsPerRange: Object.fromEntries(
    checkoutRanges.map((range) => [range, totals[checkoutColumns[range]]]),
  ) as PlayerStatistics['checkouts']['hitsPerRange'],
  dartsFromFinishToCheckout: totals.darts_from_finish,
  highest: inMatch(highestCheckout, ({ highest_checkout: score }) => ({ score })),
  noOfHighFinishes: totals.high_finishes,
});

/** A player's statistics in the shape of the API. */
export const playerStatisticsEntity = (
  found: FoundFigures,
  {
    months,
    community,
  }: {
    readonly months: readonly string[];
    readonly community: PlayerStatistics['communityAvgDistribution'];
  },
): PlayerStatistics => {
  const { totals, outcomes, bestAverage, shortestLeg } = found;
  const [won = 0, draw = 0, lost = 0] = matchResults.map((result) => countOf(outcomes, result));
  return {
    matchWinsAndLosses: winsAndLosses({ won, draw, lost }),
    legsWinsAndLosses: winsAndLosses({ won: totals.legs_won, draw: 0, lost: totals.legs_lost }),
    checkouts: checkoutsOf(found),
    oneEighties: { noOfHits: totals.score_180 },
    highscores: {
      '180': totals.score_180,
      '177': totals.no_of_177s,
      '174': totals.no_of_174s,
      '171': totals.no_of_171s,
    },
    scoring: {
      ranges: scoreRanges.map((range) => ({ range, noOfHits: totals[scoreColumns[range]] })),
    },
    threeDartsAverage: averaged(totals.total_score, totals.total_darts),
    first9Average: averaged(totals.first9_score, totals.first9_darts),
    toFinishAverage: averaged(totals.to_finish_score, totals.to_finish_darts),
    recordAverage: inMatch(bestAverage, ({ total_score, total_darts }) => ({
      average: threeDartAverage(total_score, total_darts),
    })),
    shortLegs: { noOfHits: totals.short_legs },
    shortestLeg: inMatch(shortestLeg, ({ shortest_leg, starting_score }) => ({
      dartsThrown: shortest_leg ?? 0,
      startingScore: starting_score,
    })),
    avgPerMonth: monthsOf(found, months),
    communityAvgDistribution: community,
    opponentsAverages: { avgRanges: opponentsOf(outcomes) },
  };
};
