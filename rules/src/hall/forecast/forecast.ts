// When matches begin and when it is all over: the rest of the day is played forward many times by the rule of the hall, and the
// plays together say what is expected and how certain that is.
import type { Chance } from '../../board/seeded-chance.ts';
import { blueprintOf } from './blueprint.ts';
import type { ForecastInput } from './forecast-input.ts';
import { luckOf } from './luck.ts';
import { type Play, playForward } from './play-forward.ts';

/** Four of five plays lie between `early` and `late`, half of them before `expected`. ms since 1970 */
export type Range = { readonly early: number; readonly expected: number; readonly late: number };

type ExpectedStart = Range & {
  /** In which share of the plays the match is played: less than 1 for a final that is perhaps repeated. */
  readonly share: number;
};

export type Forecast = {
  /** By match; those that are called, played or over are left out, and those that no play has reached. */
  readonly starts: ReadonlyMap<string, ExpectedStart>;
  /** By competition; those that are over are left out. */
  readonly ends: ReadonlyMap<string, Range>;
  /** The ends of the groups of a competition, in the same way. */
  readonly groupEnds: ReadonlyMap<string, Range>;
  /** The end of the last competition; null if nothing is left to play. */
  readonly end: Range | null;
};

/** Plays of a usual forecast. */
export const usualPlays = 200;

const shareBefore = 0.1;

/** @param values at least one */
const rangeOf = (values: readonly number[]): Range => {
  const sorted = Float64Array.from(values).sort();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { early: at(shareBefore), expected: at(0.5), late: at(1 - shareBefore) };
};

const collect = (all: Map<string, number[]>, key: string, value: number): void => {
  const known = all.get(key);
  if (known === undefined) all.set(key, [value]);
  else known.push(value);
};

const rangesOf = (all: ReadonlyMap<string, readonly number[]>): ReadonlyMap<string, Range> =>
  new Map([...all].map(([key, values]) => [key, rangeOf(values)]));

const forecastOf = (plays: readonly Play[]): Forecast => {
  const starts = new Map<string, number[]>();
  const ends = new Map<string, number[]>();
  const groupEnds = new Map<string, number[]>();
  const lasts: number[] = [];
  for (const play of plays) {
    for (const { match, at } of play.begun) collect(starts, match, at);
    for (const [competition, at] of play.ends) collect(ends, competition, at);
    for (const [competition, at] of play.groupEnds) collect(groupEnds, competition, at);
    if (play.ends.size > 0) lasts.push(Math.max(...play.ends.values()));
  }
  return {
    starts: new Map(
      [...starts].map(([match, times]) => [match, { ...rangeOf(times), share: times.length / plays.length }]),
    ),
    ends: rangesOf(ends),
    groupEnds: rangesOf(groupEnds),
    end: lasts.length === 0 ? null : rangeOf(lasts),
  };
};

const wholeNumbers = 2 ** 32;

/** Seeds of plays. Halls that are forecast by the same seeds have the same luck. */
export const seedsOf = (chance: Chance, plays: number): readonly number[] =>
  Array.from({ length: plays }, () => Math.floor(wholeNumbers * chance()));

/** The forecast by these plays. @param seeds at least one */
export const forecastBy = (input: ForecastInput, seeds: readonly number[]): Forecast => {
  const blueprint = blueprintOf(input);
  return forecastOf(seeds.map((seed) => playForward(blueprint, luckOf(input, seed))));
};

/** The forecast of the rest of a day; always the same for the same state and chance. */
export const forecast = (input: ForecastInput, chance: Chance): Forecast =>
  forecastBy(input, seedsOf(chance, usualPlays));
