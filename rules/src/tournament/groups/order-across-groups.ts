// The order of those who have the same rank in different groups. Groups may have different sizes, so figures per match
// played are compared: points, sets, leg difference, legs won; then the three-dart average. A group of one has no match
// and comes last.
import type { Competitor } from '../../table/direct-encounter.ts';
import type { RankingFigures } from '../../table/ranking-figures.ts';
import { average, type DecidedOrder, decided } from '../../table/sort-competitors.ts';
import { type Criterion, splitLevel } from '../../table/split-level.ts';

const perMatch = (wanted: (figures: RankingFigures) => number): Criterion<Competitor> => ({
  figuresOf: (level) =>
    level.map(({ figures }) => (figures.noOfMatches === 0 ? [] : [wanted(figures) / figures.noOfMatches])),
  startsAgain: false,
});

const criteria = [
  perMatch(({ pointsFor }) => pointsFor),
  perMatch(({ setsWon, setsLost }) => setsWon - setsLost),
  perMatch(({ setsWon }) => setsWon),
  perMatch(({ legsWon, legsLost }) => legsWon - legsLost),
  perMatch(({ legsWon }) => legsWon),
  average,
];

/** Competitors of different groups in classes, best first. @param orders decided orders of keys that would be level */
export const orderAcrossGroups = <Entry extends Competitor>(
  competitors: readonly Entry[],
  orders: readonly DecidedOrder[] = [],
): readonly (readonly Entry[])[] => splitLevel(competitors, [...criteria, ...orders.map(decided)]);
