// The comparison across groups of different sizes. In a larger group, matches against those who stand below the size of the
// smallest one are left out. Then count points per match, the share of legs won, and the average; a play-off or a lot
// decides what is still open.
import type { Competitor } from '../../table/direct-encounter.ts';
import { addFigures, noFigures, type RankingFigures } from '../../table/ranking-figures.ts';
import { average, type DecidedOrder, decided } from '../../table/sort-competitors.ts';
import { type Criterion, splitLevel } from '../../table/split-level.ts';

const share = (
  of: (figures: RankingFigures) => readonly [part: number, whole: number],
): Criterion<Competitor> => ({
  figuresOf: (level) =>
    level.map(({ figures }) => {
      const [part, whole] = of(figures);
      return whole === 0 ? [] : [part / whole];
    }),
  startsAgain: false,
});

const criteria = [
  share(({ pointsFor, noOfMatches }) => [pointsFor, noOfMatches]),
  share(({ legsWon, legsLost }) => [legsWon, legsWon + legsLost]),
  average,
];

/** A competitor with the matches against these opponents only. */
export const withMatchesAgainst = <Entry extends Competitor>(
  competitor: Entry,
  opponents: ReadonlySet<string>,
): Entry => {
  const encounters = competitor.encounters.filter((one) => one.opponents.every((key) => opponents.has(key)));
  const figures = encounters.map((one) => one.figures).reduce(addFigures, noFigures);
  return { ...competitor, encounters, figures };
};

/** Competitors of groups of different sizes in classes, best first. @param orders decided orders of keys that would be level */
export const orderAcrossSizes = <Entry extends Competitor>(
  competitors: readonly Entry[],
  orders: readonly DecidedOrder[],
): readonly (readonly Entry[])[] => splitLevel(competitors, [...criteria, ...orders.map(decided)]);
