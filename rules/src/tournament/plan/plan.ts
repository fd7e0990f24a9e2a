// The plan of a tournament: all matches with their places, in playing order, from the configuration, the entrants and the
// draw. Nothing in it changes after the start; what is played stands in the log, and `advance` combines both.
import { doubleKnockoutOf } from '../double-knockout/double-knockout.ts';
import { type Group, leagueGroup } from '../groups/draw-groups.ts';
import { qualificationSlots } from '../groups/qualification-slots.ts';
import { knockoutOf, seededSlots } from '../knockout/knockout.ts';
import type { DrawnMatch, PlannedMatch, SlotSource } from '../match/planned-match.ts';
import { groupCallers } from '../round-robin/group-callers.ts';
import { groupMatchesOf } from '../round-robin/group-matches.ts';
import { freeSlots } from './free-slots.ts';
import {
  type GroupKind,
  groupKindOf,
  hasCallerRule,
  hasGroupStage,
  hasKnockout,
  type KnockoutKind,
  knockoutKindOf,
} from './modes.ts';
import { neverPlayed } from './never-played.ts';
import type { PlanConfig } from './plan-config.ts';

type PlanInput = {
  readonly config: PlanConfig;
  /** Confirmed entrants, seed 1 first: by the seeding list or by lot. */
  readonly entrants: readonly string[];
  /** Groups of the draw; not used without a group stage and in a league. */
  readonly groups: readonly Group[];
  /** Seed of all lots. */
  readonly seed: string;
};

export type Plan = {
  readonly config: PlanConfig;
  readonly seed: string;
  readonly groups: readonly Group[];
  /** Slots of the first knockout round, from top to bottom; empty without a knockout. */
  readonly firstRound: readonly SlotSource[];
  /** In playing order. */
  readonly matches: readonly PlannedMatch[];
  /** Entrants who call the matches of groups, by match key; empty if callers are chosen by hand. */
  readonly groupCallers: { readonly [match: string]: string };
};

const groupsOfKind: { readonly [kind in GroupKind]: (input: PlanInput) => readonly Group[] } = {
  none: () => [],
  one: ({ entrants }) => [{ id: leagueGroup, entrants }],
  drawn: ({ groups }) => groups,
};

/** @throws if the numbers of groups and qualifiers do not fit together; the set-up offers only those that do */
const firstRoundIn = ({ config, entrants, groups, seed }: PlanInput): readonly SlotSource[] => {
  if (!hasKnockout(config.mode)) return [];
  if (!hasGroupStage(config.mode)) return seededSlots(entrants);
  const { freeGroups = null, noOfQualifiers, separation } = config;
  if (freeGroups !== null) {
    const groupIds = groups.map(({ id }) => id);
    return freeSlots({ groupIds, noOfQualifiers, seating: freeGroups.seating, separation, seed });
  }
  const slots = qualificationSlots(groups.length, noOfQualifiers);
  if (slots === null) throw new Error(`${groups.length} groups cannot have ${noOfQualifiers} qualifiers`);
  return slots;
};

type Knockout = (slots: readonly SlotSource[], config: PlanConfig) => readonly DrawnMatch[];

const knockoutOfKind: { readonly [kind in KnockoutKind]: Knockout } = {
  none: () => [],
  single: (slots, { hasThirdPlaceMatch }) => knockoutOf(slots, hasThirdPlaceMatch),
  double: doubleKnockoutOf,
};

/** The matches of a knockout with these slots in its first round; none without slots. */
export const knockoutIn = (config: PlanConfig, slots: readonly SlotSource[]): readonly DrawnMatch[] =>
  slots.length === 0 ? [] : knockoutOfKind[knockoutKindOf(config.mode)](slots, config);

/** Matches of all groups, day by day. */
const groupStageOf = (groups: readonly Group[], { roundRobinMode }: PlanConfig): readonly DrawnMatch[] =>
  groups
    .flatMap((group) => groupMatchesOf(group, roundRobinMode))
    .toSorted((one, other) => one.place.round - other.place.round);

/** The ids of groups of the size that plays differently. */
const groupsOfSize = (groups: readonly Group[], { freeGroups }: PlanConfig): readonly string[] =>
  groups.filter(({ entrants }) => entrants.length === freeGroups?.ofSize?.size).map(({ id }) => id);

type Configs = { readonly config: PlanConfig; readonly otherGroups: readonly string[] };

const configOf = ({ config, otherGroups }: Configs, { place, roundName }: DrawnMatch) => {
  const { matchConfigs, freeGroups } = config;
  if (roundName !== null) return matchConfigs.rounds[roundName];
  if (place.stage === 'loser-side') return matchConfigs.loserSide;
  if (place.stage === 'third-place') return matchConfigs.thirdPlace;
  const isOther = otherGroups.includes(place.groupId ?? '');
  return (isOther ? freeGroups?.ofSize?.matchConfig : undefined) ?? matchConfigs.group;
};

/** The configuration with which a match of a plan is played. */
export const configOfMatch = ({ config, groups }: Pick<Plan, 'config' | 'groups'>, match: DrawnMatch) =>
  configOf({ config, otherGroups: groupsOfSize(groups, config) }, match);

const numbered = (configs: Configs, drawn: readonly DrawnMatch[]): readonly PlannedMatch[] => {
  const idle = neverPlayed(drawn);
  let last = 0;
  return drawn.map((match) => {
    if (!idle.has(match.key)) last += 1;
    return { ...match, number: idle.has(match.key) ? null : last, config: configOf(configs, match) };
  });
};

const callersOf = (groups: readonly Group[], { config }: PlanInput): Plan['groupCallers'] => {
  if (config.callerRule === 'by-hand' || !hasCallerRule(config.mode)) return {};
  const entries = groups.flatMap(({ id, entrants }) => {
    const matches = groupMatchesOf({ id, entrants }, config.roundRobinMode);
    const callers = groupCallers({
      count: entrants.length,
      matches: matches.map(({ positions }) => positions),
    });
    return matches.flatMap(({ key }, index): [string, string][] => {
      const caller = entrants[callers[index] ?? -1];
      return caller === undefined ? [] : [[key, caller]];
    });
  });
  return Object.fromEntries(entries);
};

/** Plans a tournament. */
export const planTournament = (input: PlanInput): Plan => {
  const { config, seed } = input;
  const groups = groupsOfKind[groupKindOf(config.mode)](input);
  const firstRound = firstRoundIn(input);
  const drawn = [...groupStageOf(groups, config), ...knockoutIn(config, firstRound)];
  return {
    config,
    seed,
    groups,
    firstRound,
    matches: numbered({ config, otherGroups: groupsOfSize(groups, config) }, drawn),
    groupCallers: callersOf(groups, input),
  };
};
