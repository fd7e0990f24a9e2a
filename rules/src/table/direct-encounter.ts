// Direct encounter: a table of exactly those who are level, from their matches against each other. It is skipped while
// one of these matches is missing.
import { addFigures, noFigures, type RankingFigures } from './ranking-figures.ts';

/** One match of a competitor. */
export type Encounter = {
  /** Keys of the competitors on the other side. */
  readonly opponents: readonly string[];
  readonly figures: RankingFigures;
  /** Whether the average of the competitor in it can be compared; see `isAverageComparable`. */
  readonly isComplete: boolean;
};

/** A competitor of a table with all matches and their sums. */
export type Competitor = {
  readonly key: string;
  readonly figures: RankingFigures;
  readonly encounters: readonly Encounter[];
};

/**
 * Whether everybody has met everybody the same number of times.
 * @param meetings how often; null if there is no plan and once is enough
 */
const haveAllMet = (
  level: readonly Competitor[],
  among: readonly (readonly Encounter[])[],
  meetings: number | null,
): boolean => {
  const counts = level.flatMap(({ key }, index) =>
    level
      .filter((other) => other.key !== key)
      .map((other) => (among[index] ?? []).filter(({ opponents }) => opponents.includes(other.key)).length),
  );
  const expected = meetings ?? Math.max(1, counts[0] ?? 0);
  return counts.every((count) => count === expected);
};

/** Points, then sets if they were played (otherwise 0), then legs: difference before number. */
const resultFigures = (figures: RankingFigures): readonly number[] => [
  figures.pointsFor,
  figures.setsWon - figures.setsLost,
  figures.setsWon,
  figures.legsWon - figures.legsLost,
  figures.legsWon,
];

/** The figures of each one who is level in their matches among themselves; null while such a match is missing. */
export const directEncounter = (
  level: readonly Competitor[],
  meetings: number | null,
): readonly (readonly number[])[] | null => {
  const keys = new Set(level.map(({ key }) => key));
  const among = level.map(({ encounters }) =>
    encounters.filter(({ opponents }) => opponents.some((key) => keys.has(key))),
  );
  if (!haveAllMet(level, among, meetings)) return null;
  return among.map((own) => resultFigures(own.map(({ figures }) => figures).reduce(addFigures, noFigures)));
};
