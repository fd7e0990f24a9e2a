// Counts every figure of the statistics for turns of one leg. First nine: the first three turns. To finish: turns with
// more than 170 left. From finish to checkout: darts with at most 170 left, in legs won. A high finish is a checkout of
// 100 or more. A short leg is a 501 leg won in at most 18 darts (six turns), without a handicap.
import { averageTotals } from '../match/averages.ts';
import type { Stats } from '../match/types.ts';
import { emptyStats } from './add-stats.ts';
import type { LegTurn } from './leg-turns.ts';
import { checkoutRangeOf, scoreRangeOf } from './ranges.ts';

/** Highest number of points that three darts can check out. */
const highestFinish = 170;
const turnsOfFirst9 = 3;
const lowestHighFinish = 100;
const shortLegStart = 501;
/** Six turns of three darts. */
const shortLegDarts = 18;

/** How the leg ended for the side that threw the turns. */
type LegOutcome = {
  readonly startingScore: number;
  /** Whether the other side started from other points. */
  readonly hasHandicap: boolean;
  /** Whether the side won the leg by a checkout. */
  readonly isWon: boolean;
  /** Darts of the whole side in the leg; in doubles the counted turns may be those of one partner only. */
  readonly dartsOfParty: number;
};

const totals = (turns: readonly LegTurn[]) =>
  averageTotals(
    turns.reduce((sum, turn) => sum + turn.score, 0),
    turns.reduce((sum, turn) => sum + turn.dartsThrown, 0),
  );

const countScore = (turns: readonly LegTurn[], score: number): number =>
  turns.filter((turn) => turn.score === score).length;

const rangeCounts = (turns: readonly LegTurn[]): Stats['scoreRanges'] => {
  const counts = { ...emptyStats.scoreRanges };
  for (const { score } of turns) counts[scoreRangeOf(score)] += 1;
  return counts;
};

const checkoutsOf = (
  turns: readonly LegTurn[],
  finish: LegTurn | undefined,
  isWon: boolean,
): Stats['checkouts'] => {
  const hitsPerRange = { ...emptyStats.checkouts.hitsPerRange };
  if (finish !== undefined) hitsPerRange[checkoutRangeOf(finish.score)] += 1;
  const fromFinish = turns.filter((turn) => turn.before <= highestFinish);
  return {
    attempts: turns.reduce((sum, turn) => sum + turn.attemptsOnDouble, 0),
    hits: finish === undefined ? 0 : 1,
    hitsPerRange,
    dartsFromFinishToCheckout: isWon ? totals(fromFinish).totalDartsThrown : 0,
  };
};

const isShortLeg = ({ startingScore, hasHandicap, dartsOfParty }: LegOutcome): boolean =>
  !hasHandicap && startingScore === shortLegStart && dartsOfParty <= shortLegDarts;

/**
 * The statistics of turns of one leg: either all turns of a side or all turns of one partner. In doubles the checkout,
 * the high finish and the short leg belong to the partner who threw the checkout; a partner's first nine are that
 * partner's first three turns.
 */
export const statsOfTurns = (turns: readonly LegTurn[], outcome: LegOutcome): Stats => {
  const finish = turns.find((turn) => turn.after === 0);
  return {
    ...totals(turns),
    totalThrows: turns.length,
    first9: totals(turns.slice(0, turnsOfFirst9)),
    toFinish: totals(turns.filter((turn) => turn.before > highestFinish)),
    noOf180s: countScore(turns, 180),
    noOf177s: countScore(turns, 177),
    noOf174s: countScore(turns, 174),
    noOf171s: countScore(turns, 171),
    checkouts: checkoutsOf(turns, finish, outcome.isWon),
    highestCheckout: finish?.score ?? 0,
    highFinishes: finish !== undefined && finish.score >= lowestHighFinish ? [finish.score] : [],
    shortLegs: finish !== undefined && isShortLeg(outcome) ? [outcome.dartsOfParty] : [],
    scoreRanges: rangeCounts(turns),
  };
};
