// How a change of one setting of a tournament changes the others, so that a form never shows settings that do not fit
// together: stages follow the mode, numbers of qualifiers follow the number of groups.
import { normaliseConfig, withPossibleEnd } from '../../match/change-config.ts';
import type { DrawPolicy } from '../../match/config.ts';
import type { MatchConfig } from '../../match/types.ts';
import type { FreeGroups } from '../groups/free-groups.ts';
import { groupCounts, qualifierCounts } from '../groups/qualification-slots.ts';
import { type RoundName, roundNames } from '../match/planned-match.ts';
import { hasGroupStage, hasKnockout, hasOneGroup, type TournamentMode } from '../plan/modes.ts';
import {
  defaultTournamentSetup,
  type GroupStageSetup,
  hasDrawnGroups,
  hasFreeGroups,
  type KnockoutStageSetup,
  type TournamentSetup,
} from './setup.ts';

type Groups = GroupStageSetup['config'];

const withGroups = (setup: TournamentSetup, change: Partial<Groups>): TournamentSetup => ({
  ...setup,
  groupStageConfig: { ...setup.groupStageConfig, config: { ...setup.groupStageConfig.config, ...change } },
});

/** The same number of qualifiers if it is valid for this number of groups, otherwise the initial one. */
const qualifiersFor = (noOfGroups: number, noOfQualifiers: number): number => {
  const valid = qualifierCounts(noOfGroups);
  return valid.includes(noOfQualifiers) ? noOfQualifiers : (valid[0] ?? noOfQualifiers);
};

/** Whether organisers have chosen the number of qualifiers, or it came with the number of groups. */
export type QualifierChoice = 'by-hand' | 'initial';

/** Nobody has chosen the initial number of a number of groups, nor the numbers with which every tournament begins. */
const choiceOf = ({ groupStageConfig }: TournamentSetup): QualifierChoice => {
  const { noOfGroups, noOfQualifiers } = groupStageConfig.config;
  const first = defaultTournamentSetup.groupStageConfig.config;
  const isFirst = noOfGroups === first.noOfGroups && noOfQualifiers === first.noOfQualifiers;
  return isFirst || qualifierCounts(noOfGroups)[0] === noOfQualifiers ? 'initial' : 'by-hand';
};

/**
 * Another number of groups. The number of qualifiers becomes the initial one of the specification's table; one that was
 * chosen by hand stays if it is valid.
 */
export const changeGroupCount = (
  setup: TournamentSetup,
  noOfGroups: number,
  choice: QualifierChoice = choiceOf(setup),
): TournamentSetup => {
  const { noOfGroups: before, noOfQualifiers } = setup.groupStageConfig.config;
  if (noOfGroups === before && choice === 'initial') return setup;
  const initial = qualifierCounts(noOfGroups)[0] ?? noOfQualifiers;
  return withGroups(setup, {
    noOfGroups,
    noOfQualifiers: choice === 'initial' ? initial : qualifiersFor(noOfGroups, noOfQualifiers),
  });
};

/** The settings without free numbers of groups and qualifiers. */
const withoutFreeGroups = (setup: TournamentSetup): TournamentSetup => {
  const { freeGroups: _, ...config } = setup.groupStageConfig.config;
  return { ...setup, groupStageConfig: { ...setup.groupStageConfig, config } };
};

/** Everybody in one group, as in a league, or a valid number of groups, by default four with eight qualifiers. */
const groupsOfMode = (setup: TournamentSetup, mode: TournamentMode): TournamentSetup => {
  if (hasOneGroup(mode)) return withGroups(withoutFreeGroups(setup), { noOfGroups: 1 });
  const { noOfGroups, freeGroups = null } = setup.groupStageConfig.config;
  if (freeGroups !== null) return setup;
  if (groupCounts.includes(noOfGroups)) return changeGroupCount(setup, noOfGroups, 'by-hand');
  const { noOfGroups: usual, noOfQualifiers } = defaultTournamentSetup.groupStageConfig.config;
  return withGroups(setup, { noOfGroups: usual, noOfQualifiers });
};

/** Settings for which somebody has chosen a mode with groups, but fewer than two of them: four with eight qualifiers. */
export const withUsualGroups = (setup: TournamentSetup): TournamentSetup =>
  hasDrawnGroups(setup) && !hasFreeGroups(setup) && setup.groupStageConfig.config.noOfGroups < 2
    ? groupsOfMode(setup, setup.tournamentMode)
    : setup;

/** Free numbers of groups and qualifiers, which begin with those that there are, or the usual ones nearby. */
export const changeFreeGroups = (setup: TournamentSetup, freeGroups: FreeGroups | null): TournamentSetup => {
  if (freeGroups !== null) return withGroups(setup, { freeGroups });
  const { noOfGroups } = setup.groupStageConfig.config;
  const nearest = groupCounts.findLast((count) => count <= noOfGroups) ?? groupCounts[0] ?? noOfGroups;
  return changeGroupCount(withoutFreeGroups(setup), nearest, 'by-hand');
};

/** The settings with a mode and the stages that it has; all other settings stay as they are. */
export const withStages = (setup: TournamentSetup, tournamentMode: TournamentMode): TournamentSetup => ({
  ...setup,
  tournamentMode,
  groupStageConfig: { ...setup.groupStageConfig, hasGroupStage: hasGroupStage(tournamentMode) },
  knockoutStageConfig: { ...setup.knockoutStageConfig, hasKnockoutStage: hasKnockout(tournamentMode) },
});

/** Another mode, with the stages and the numbers of groups and qualifiers that it needs. */
export const changeMode = (setup: TournamentSetup, tournamentMode: TournamentMode): TournamentSetup =>
  withStages(hasGroupStage(tournamentMode) ? groupsOfMode(setup, tournamentMode) : setup, tournamentMode);

/** The matches of which the settings have a configuration. */
export type ConfiguredMatches = 'groups' | RoundName | 'loser-side' | 'third-place' | 'second-chance';

/** The settings with other configurations of all matches. */
export const changeConfigs = (
  setup: TournamentSetup,
  change: (config: MatchConfig, matches: ConfiguredMatches) => MatchConfig,
): TournamentSetup => {
  const { groupStageConfig, knockoutStageConfig } = setup;
  const { rounds, loserSide, thirdPlaceMatchConfig, secondChance = null } = knockoutStageConfig.config;
  const { matchConfig, freeGroups = null } = groupStageConfig.config;
  const ofSize = freeGroups?.ofSize ?? null;
  const changedSecond = secondChance && {
    ...secondChance,
    matchConfig: change(secondChance.matchConfig, 'second-chance'),
  };
  const changedSize = ofSize && { ...ofSize, matchConfig: change(ofSize.matchConfig, 'groups') };
  return {
    ...withGroups(setup, {
      matchConfig: change(matchConfig, 'groups'),
      ...(freeGroups === null ? {} : { freeGroups: { ...freeGroups, ofSize: changedSize } }),
    }),
    knockoutStageConfig: {
      ...knockoutStageConfig,
      config: {
        ...knockoutStageConfig.config,
        rounds: Object.fromEntries(
          roundNames.map((name) => [name, { matchConfig: change(rounds[name].matchConfig, name) }]),
        ) as KnockoutStageSetup['config']['rounds'],
        loserSide: { matchConfig: change(loserSide.matchConfig, 'loser-side') },
        thirdPlaceMatchConfig: change(thirdPlaceMatchConfig, 'third-place'),
        ...(changedSecond === null ? {} : { secondChance: changedSecond }),
      },
    },
  };
};

/** Draws are possible in groups only. */
const drawsIn = (matches: ConfiguredMatches): DrawPolicy =>
  matches === 'groups' ? 'draws-allowed' : 'draws-forbidden';

/** The nearest settings whose matches can all be played. */
export const normaliseSetup = (setup: TournamentSetup): TournamentSetup =>
  changeConfigs(setup, (config, matches) => normaliseConfig(config, drawsIn(matches)));

/** The settings with an odd best-of where a draw is impossible, and without a bull-out that can never come. */
export const withPossibleEnds = (setup: TournamentSetup): TournamentSetup =>
  changeConfigs(setup, (config, matches) => withPossibleEnd(config, drawsIn(matches)));
