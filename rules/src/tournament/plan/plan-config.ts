// How a tournament is played: its mode and all other settings, as the plan needs them, and the defaults of the specification.
import { completeConfig } from '../../match/config.ts';
import type { MatchConfig } from '../../match/types.ts';
import type { Sorting } from '../../table/sort-competitors.ts';
import type { FreeGroups } from '../groups/free-groups.ts';
import type { Separation } from '../groups/separate-groups.ts';
import { type RoundName, roundNames } from '../match/planned-match.ts';
import type { RoundRobinMode } from '../round-robin/berger.ts';
import type { TournamentMode } from './modes.ts';

/** Who calls the next match of a knockout: who lost, who won, or whom the organisers choose. */
export const callerRules = ['loser-calls', 'winner-calls', 'by-hand'] as const;
export type CallerRule = (typeof callerRules)[number];

/** Who has a second chance without groups: who lost the first match that they played, or only who lost in the first round. */
export const secondChanceFroms = ['first-match', 'first-round'] as const;
export type SecondChanceFrom = (typeof secondChanceFroms)[number];

/** Maximum number of matches of an event: a league of 128 entrants would have more than four times as many. */
export const maxMatchesOfEvent = 2000;

export type PlanConfig = {
  readonly mode: TournamentMode;
  /** Of all groups; without a group stage it is not used. */
  readonly noOfQualifiers: number;
  /** Null or missing for the usual numbers of groups. */
  readonly freeGroups?: FreeGroups | null;
  readonly roundRobinMode: RoundRobinMode;
  readonly sorting: Sorting;
  readonly separation: Separation;
  readonly callerRule: CallerRule;
  readonly hasThirdPlaceMatch: boolean;
  /** How matches of the second chance are played; null or missing without one. */
  readonly secondChance?: MatchConfig | null;
  /** For whom it is without groups; missing for the first of them. */
  readonly secondChanceFrom?: SecondChanceFrom;
  readonly matchConfigs: {
    readonly group: MatchConfig;
    readonly rounds: { readonly [round in RoundName]: MatchConfig };
    readonly thirdPlace: MatchConfig;
    /** Of all rounds of the loser side. */
    readonly loserSide: MatchConfig;
  };
};

const legsOfLastRounds: { readonly [round in RoundName]?: number } = { final: 5, 'semi-final': 4 };

/** First to three legs; semi-finals first to four, the final first to five. No bull-out. */
export const defaultRoundConfig = (round: RoundName | null): MatchConfig =>
  completeConfig({
    bullOutForDecider: false,
    legsToWinSet: (round === null ? undefined : legsOfLastRounds[round]) ?? 3,
  });

/** A single knockout after four groups with eight qualifiers, callers by hand. */
export const defaultPlanConfig: PlanConfig = {
  mode: 'single-knockout-with-group-stage',
  noOfQualifiers: 8,
  roundRobinMode: 'single',
  sorting: 'default',
  separation: 'separate-groups',
  callerRule: 'by-hand',
  hasThirdPlaceMatch: false,
  matchConfigs: {
    group: defaultRoundConfig(null),
    rounds: Object.fromEntries(roundNames.map((name) => [name, defaultRoundConfig(name)])) as {
      [round in RoundName]: MatchConfig;
    },
    thirdPlace: defaultRoundConfig(null),
    loserSide: defaultRoundConfig(null),
  },
};
