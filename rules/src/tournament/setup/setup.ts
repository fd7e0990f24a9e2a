// The settings of a tournament as organisers make them and the API sends them, and how the engine reads them.
import { completeConfig } from '../../match/config.ts';
import type { MatchConfig } from '../../match/types.ts';
import type { Sorting } from '../../table/sort-competitors.ts';
import type { GroupingMode } from '../groups/draw-groups.ts';
import type { FreeGroups } from '../groups/free-groups.ts';
import { type RoundName, roundNames } from '../match/planned-match.ts';
import { drawsGroups, hasCallerRule, mayHaveSecondChance, type TournamentMode } from '../plan/modes.ts';
import {
  type CallerRule,
  defaultRoundConfig,
  type PlanConfig,
  type SecondChanceFrom,
} from '../plan/plan-config.ts';
import type { RoundRobinMode } from '../round-robin/berger.ts';

/** A tournament of persons or of pairs. */
export const participantsTypes = ['single', 'double'] as const;
export type ParticipantsType = (typeof participantsTypes)[number];

/** How the seeds are found: by lot, or by the organisers' seeding list. */
export const seedings = ['lot', 'list'] as const;
type Seeding = (typeof seedings)[number];

/** How matches of a round are played. */
type RoundSetup = { readonly matchConfig: MatchConfig };

export type GroupStageSetup = {
  readonly hasGroupStage: boolean;
  readonly config: {
    readonly groupingMode: GroupingMode;
    readonly noOfGroups: number;
    readonly noOfQualifiers: number;
    readonly roundRobinMode: RoundRobinMode;
    readonly matchConfig: MatchConfig;
    /** Any number of groups and qualifiers; null or missing for the usual ones. */
    readonly freeGroups?: FreeGroups | null;
  };
};

/** A second chance: its title, null for the usual one, how all its matches are played, and for whom it is without groups. */
export type SecondChanceSetup = RoundSetup & {
  readonly title: string | null;
  readonly from?: SecondChanceFrom;
};

export type KnockoutStageSetup = {
  readonly hasKnockoutStage: boolean;
  readonly config: {
    readonly rounds: { readonly [round in RoundName]: RoundSetup };
    /** Of all rounds of the loser side. */
    readonly loserSide: RoundSetup;
    readonly hasThirdPlaceMatch: boolean;
    readonly thirdPlaceMatchConfig: MatchConfig;
    /** Another knockout for those who are out; null or missing without one. */
    readonly secondChance?: SecondChanceSetup | null;
  };
};

export type TournamentSetup = {
  readonly tournamentMode: TournamentMode;
  readonly minNoOfParticipants: number;
  readonly maxNoOfParticipants: number;
  readonly participantsType: ParticipantsType;
  /** Whether matches get callers by the rule. */
  readonly assignCaller: boolean;
  readonly callerRule: CallerRule;
  readonly sorting: Sorting;
  readonly seeding: Seeding;
  /** Whether two of one group meet as late as possible in the knockout. */
  readonly separateGroups: boolean;
  /** Whether the lot keeps members of one club apart. */
  readonly separateClubs: boolean;
  readonly groupStageConfig: GroupStageSetup;
  readonly knockoutStageConfig: KnockoutStageSetup;
};

/** Numbers of participants that a tournament may have. */
export const participantNumbers = { min: 4, max: 128 } as const;
/** Fewest participants with whom a tournament can take place: organisers may close with fewer than the usual minimum. */
export const fewestParticipants = 2;

const defaultRounds = Object.fromEntries(
  roundNames.map((name) => [name, { matchConfig: defaultRoundConfig(name) }]),
) as KnockoutStageSetup['config']['rounds'];

/** A single knockout after four groups with eight qualifiers, 4 to 64 persons, groups by lot. */
export const defaultTournamentSetup: TournamentSetup = {
  tournamentMode: 'single-knockout-with-group-stage',
  minNoOfParticipants: 4,
  maxNoOfParticipants: 64,
  participantsType: 'single',
  assignCaller: true,
  callerRule: 'loser-calls',
  sorting: 'default',
  seeding: 'lot',
  separateGroups: true,
  separateClubs: false,
  groupStageConfig: {
    hasGroupStage: true,
    config: {
      groupingMode: 'random',
      noOfGroups: 4,
      noOfQualifiers: 8,
      roundRobinMode: 'single',
      matchConfig: completeConfig({ bullOutForDecider: false }),
    },
  },
  knockoutStageConfig: {
    hasKnockoutStage: true,
    config: {
      rounds: defaultRounds,
      loserSide: { matchConfig: defaultRoundConfig(null) },
      hasThirdPlaceMatch: false,
      thirdPlaceMatchConfig: defaultRoundConfig(null),
    },
  },
};

const configsOf = ({
  groupStageConfig,
  knockoutStageConfig,
}: TournamentSetup): PlanConfig['matchConfigs'] => {
  const { rounds, loserSide, thirdPlaceMatchConfig } = knockoutStageConfig.config;
  return {
    group: groupStageConfig.config.matchConfig,
    rounds: Object.fromEntries(
      roundNames.map((name) => [name, rounds[name].matchConfig]),
    ) as PlanConfig['matchConfigs']['rounds'],
    thirdPlace: thirdPlaceMatchConfig,
    loserSide: loserSide.matchConfig,
  };
};

const separationOf = (setup: TournamentSetup): PlanConfig['separation'] => {
  if (!setup.separateGroups) return 'as-labelled';
  return hasFreeGroups(setup) ? 'groups-first' : 'separate-groups';
};

/** The second chance of a tournament; null without one, and in modes that cannot have one. */
export const secondChanceOf = ({
  tournamentMode,
  knockoutStageConfig,
}: Pick<TournamentSetup, 'tournamentMode' | 'knockoutStageConfig'>): SecondChanceSetup | null =>
  mayHaveSecondChance(tournamentMode) ? (knockoutStageConfig.config.secondChance ?? null) : null;

/** The settings in the shape that the engine needs. */
export const planConfigOf = (setup: TournamentSetup): PlanConfig => {
  const secondChance = secondChanceOf(setup);
  const { noOfQualifiers, roundRobinMode, freeGroups = null } = setup.groupStageConfig.config;
  return {
    mode: setup.tournamentMode,
    noOfQualifiers,
    freeGroups: hasDrawnGroups(setup) ? freeGroups : null,
    roundRobinMode,
    sorting: setup.sorting,
    separation: separationOf(setup),
    callerRule: setup.assignCaller && hasCallerRule(setup.tournamentMode) ? setup.callerRule : 'by-hand',
    hasThirdPlaceMatch: setup.knockoutStageConfig.config.hasThirdPlaceMatch,
    secondChance: secondChance?.matchConfig ?? null,
    ...(secondChance?.from && { secondChanceFrom: secondChance.from }),
    matchConfigs: configsOf(setup),
  };
};

/** Whether the groups of a tournament are drawn, which those of a league are not. */
export const hasDrawnGroups = ({ tournamentMode }: Pick<TournamentSetup, 'tournamentMode'>): boolean =>
  drawsGroups(tournamentMode);

/** Whether the numbers of groups and qualifiers are free. */
export const hasFreeGroups = ({
  tournamentMode,
  groupStageConfig,
}: Pick<TournamentSetup, 'tournamentMode' | 'groupStageConfig'>): boolean =>
  drawsGroups(tournamentMode) && (groupStageConfig.config.freeGroups ?? null) !== null;
