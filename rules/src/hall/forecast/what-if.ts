// What would be if there were other boards, or if matches had more or fewer legs. All cases have the same luck, so that they
// differ by nothing else.
import type { Chance } from '../../board/seeded-chance.ts';
import { configRanges } from '../../match/config.ts';
import type { MatchConfig } from '../../match/types.ts';
import type { PlanConfig } from '../../tournament/plan/plan-config.ts';
import { forecastBy, type Range, seedsOf } from './forecast.ts';
import { hallOf, type SetUp } from './set-up.ts';

type Cases = {
  /** Numbers of boards, at least 1 each. */
  readonly boards: readonly number[];
  /** Legs that win a match (with sets: a set), compared with what is set up: -1, 0, 1 … */
  readonly moreLegs: readonly number[];
};

type WhatIf = {
  readonly noOfBoards: number;
  readonly moreLegs: number;
  /** The end of the day; null if nothing is played. */
  readonly end: Range | null;
};

/** Fewer plays than usual: the cases are compared, and an organiser waits for all of them. */
const playsOfCase = 50;

type Limits = { readonly min: number; readonly max: number };

const within = (value: number, { min, max }: Limits): number => Math.min(max, Math.max(min, value));

const withLegs = (config: MatchConfig, more: number): MatchConfig => {
  const { legsToWinSet, maxLegsToPlay, legConfig } = config;
  return {
    ...config,
    legsToWinSet: within(legsToWinSet + more, configRanges.legsToWinSet),
    maxLegsToPlay: within(maxLegsToPlay + 2 * more, configRanges.maxLegsToPlay),
    legConfig: {
      ...legConfig,
      legsToWinSet: within(legConfig.legsToWinSet + more, configRanges.legsToWinSet),
    },
  };
};

/** Every match of a tournament with so many more legs to win; negative for fewer, but at least one. */
export const withMoreLegs = (config: PlanConfig, more: number): PlanConfig => {
  const { group, rounds, thirdPlace, loserSide } = config.matchConfigs;
  const names = Object.keys(rounds) as (keyof typeof rounds)[];
  const changed = names.map((name) => [name, withLegs(rounds[name], more)]);
  const { freeGroups = null } = config;
  const ofSize = freeGroups?.ofSize ?? null;
  const sized = ofSize && { ...ofSize, matchConfig: withLegs(ofSize.matchConfig, more) };
  return {
    ...config,
    freeGroups: freeGroups && { ...freeGroups, ofSize: sized },
    matchConfigs: {
      group: withLegs(group, more),
      rounds: Object.fromEntries(changed) as typeof rounds,
      thirdPlace: withLegs(thirdPlace, more),
      loserSide: withLegs(loserSide, more),
    },
  };
};

/** The ends of all combinations of the cases, legs first. */
export const whatIf = (setUp: SetUp, { boards, moreLegs }: Cases, chance: Chance): readonly WhatIf[] => {
  const seeds = seedsOf(chance, playsOfCase);
  return moreLegs.flatMap((more) => {
    const config = withMoreLegs(setUp.config, more);
    return boards.map((noOfBoards) => {
      const { end } = forecastBy(hallOf({ ...setUp, config, noOfBoards }), seeds);
      return { noOfBoards, moreLegs: more, end };
    });
  });
};
