// What the forecast of a day needs besides the state of the hall: how far the matches are, how well people play today, and how
// long legs take.
import type { Legs } from '../expected-length.ts';
import type { HallInput } from '../view.ts';

export type Pair = readonly [number, number];

/** How far a match is. */
export type MatchScore = {
  /** Legs that win a set, and sets that win the match; 1 set where none are played. */
  readonly legsNeeded: number;
  readonly setsNeeded: number;
  /** Won so far: sets, legs of the set that is played, and legs of all sets. */
  readonly sets: Pair;
  readonly legsInSet: Pair;
  readonly legs: Pair;
  /** When the leg that is played began; null if none is. ms since 1970 */
  readonly legSince: number | null;
};

/** How well a person plays today: legs played, and their three-dart average. */
export type Form = { readonly legs: number; readonly average: number };

export type ForecastInput = HallInput & {
  /** By match; matches without a score are not begun and first to three legs. */
  readonly scores: ReadonlyMap<string, MatchScore>;
  /** By person; nobody has to be in it. */
  readonly forms: ReadonlyMap<string, Form>;
  /** Finished legs of the day. */
  readonly legs: Legs;
  /** Mean length of a leg on other days, ms; the constant `usualLeg` if nobody knows. */
  readonly usualLeg: number;
  /** How long the tables of the groups are shown before the knockout is released. ms */
  readonly tablesShown: number;
};

/** The score of a match that has not begun. */
export const notBegun = (legsNeeded: number, setsNeeded = 1): MatchScore => ({
  legsNeeded,
  setsNeeded,
  sets: [0, 0],
  legsInSet: [0, 0],
  legs: [0, 0],
  legSince: null,
});

export const usualScore: MatchScore = notBegun(3);
