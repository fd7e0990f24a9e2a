// What decides between competitors with the same points depends on the profile; where sets were played, they come before
// legs. The three-dart average decides only if no dart of all who are level is missing, and none had a handicap. Who is still level is in one
// class, unless a lot, a play-off or an order by hand has decided.
import { threeDartAverage } from '../match/averages.ts';
import { type Competitor, directEncounter } from './direct-encounter.ts';
import type { RankingFigures } from './ranking-figures.ts';
import { type Criterion, splitLevel } from './split-level.ts';

/** The profiles of a table, by what follows the points. */
export const sortings = ['default', 'pdc', 'direct'] as const;
export type Sorting = (typeof sortings)[number];

/** Keys that would be level in the classes of a decision, best first; only a play-off may leave some of them level. */
export type DecidedOrder = readonly (readonly string[])[];

export type SortingOptions = {
  readonly sorting: Sorting;
  /** How often everybody meets everybody; without it, equally often and at least once. */
  readonly meetings?: number;
  readonly decidedOrders?: readonly DecidedOrder[];
};

type By = Criterion<Competitor>;

const byFigures = (wanted: (figures: RankingFigures) => readonly number[]): By => ({
  figuresOf: (level) => level.map(({ figures }) => wanted(figures)),
  startsAgain: false,
});

const points = byFigures(({ pointsFor }) => [pointsFor]);
const sets = byFigures(({ setsWon, setsLost }) => [setsWon - setsLost, setsWon]);
const legDifference = byFigures(({ legsWon, legsLost }) => [legsWon - legsLost]);
const legs = byFigures(({ legsWon }) => [legsWon]);

/** The three-dart average, if no dart of those who are level is missing, and none of their matches had a handicap. */
export const average: By = {
  figuresOf: (level) =>
    level.every(({ encounters }) => encounters.every(({ isComplete }) => isComplete))
      ? level.map(({ figures }) => [threeDartAverage(figures.totalScore, figures.totalDartsThrown)])
      : null,
  startsAgain: false,
};

const direct = (meetings: number | null): By => ({
  figuresOf: (level) => directEncounter(level, meetings),
  startsAgain: true,
});

/** An order that was decided; it counts for those who are all in it. */
export const decided = (order: DecidedOrder): By => ({
  figuresOf: (level) => {
    const places = level.map(({ key }) => order.findIndex((one) => one.includes(key)));
    return places.includes(-1) ? null : places.map((place) => [-place]);
  },
  startsAgain: false,
});

const criteriaOf = ({ sorting, meetings, decidedOrders = [] }: SortingOptions): readonly By[] => {
  const encounter = direct(meetings ?? null);
  const profiles: { readonly [name in Sorting]: readonly By[] } = {
    default: [points, sets, legDifference, legs, encounter, average],
    pdc: [points, sets, legDifference, encounter, legs, average],
    direct: [points, encounter, sets, legDifference, legs, average],
  };
  return [...profiles[sorting], ...decidedOrders.map(decided)];
};

/** The competitors in classes, best first; those of one class share a rank. */
export const sortCompetitors = <Entry extends Competitor>(
  competitors: readonly Entry[],
  options: SortingOptions,
): readonly (readonly Entry[])[] => splitLevel(competitors, criteriaOf(options));
