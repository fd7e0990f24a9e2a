// Real legs of club evenings (rules/test-data/cups): how many turns a leg takes, by the average of who won it.
import { readFileSync } from 'node:fs';
import type { Chance } from '@neundarter/rules/board/seeded-chance';

const folder = new URL('../../rules/test-data/cups/', import.meta.url);

const rowsOf = (file: string): readonly (readonly number[])[] =>
  readFileSync(new URL(file, folder), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',').map((cell) => (cell === '' ? Number.NaN : Number(cell))));

/** A leg of 501: the mean average of the two players in the match, turns of both, whether it ended by a checkout. */
type RealLeg = {
  readonly average: number;
  readonly turns: number;
  readonly isComplete: boolean;
};

const legsIn = (): readonly RealLeg[] => {
  const averages = new Map<number, number>();
  for (const [match = 0, , , , , , , one = 0, other = 0] of readMatches())
    averages.set(match, (one + other) / 2);
  const legs = new Map<string, { match: number; turns: number; isComplete: boolean }>();
  for (const [match = 0, leg = 0, , , , , , rest = 0] of rowsOf('cup-a-turns.csv')) {
    const key = `${match} ${leg}`;
    const known = legs.get(key) ?? { match, turns: 0, isComplete: false };
    legs.set(key, {
      match,
      turns: known.turns + 1,
      isComplete: known.isComplete || rest === 0,
    });
  }
  return [...legs.values()]
    .map(({ match, ...leg }) => ({ ...leg, average: averages.get(match) ?? Number.NaN }))
    .filter(({ average }) => average > 0)
    .toSorted((one, other) => one.average - other.average);
};

/** The phase is a word, so its column is no number; nobody reads it. */
const readMatches = () => rowsOf('cup-a-matches.csv');

const legs = legsIn();

/** Averages of the real players, of which those of a simulated day are drawn. */
export const realAverages: readonly number[] = readMatches()
  .flatMap((row) => [row[7] ?? 0, row[8] ?? 0])
  .filter((average) => average > 0);

/** Legs that are equally likely for two players: those whose average is nearest. */
const neighbours = 60;
/** A leg that the round limit cut off would have gone on, and ended with this chance in every further round. */
const endsInRound = 0.27;

const firstNear = (average: number): number => {
  const place = legs.findIndex((leg) => leg.average >= average);
  const middle = place < 0 ? legs.length : place;
  return Math.max(0, Math.min(legs.length - neighbours, middle - neighbours / 2));
};

/** Averages of a player's legs within a match differ by this share in the real legs. */
export const spreadOfLegAverages = 0.18;

/** Turns of both players in a leg of players with this mean average. */
export const turnsOfLeg = (average: number, chance: Chance): number => {
  const leg = legs[firstNear(average) + Math.floor(chance() * neighbours)];
  if (leg === undefined) throw new Error('There are no real legs');
  let { turns } = leg;
  while (!leg.isComplete) {
    turns += 2;
    if (chance() < endsInRound) break;
  }
  return turns;
};
