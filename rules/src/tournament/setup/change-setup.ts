// How a change of one setting of a tournament changes the others, so that a form never shows settings that do not fit
// together: stages follow the mode, numbers of qualifiers follow the number of groups.
import { normaliseConfig } from '../../match/change-config.ts';
import { groupCounts, qualifierCounts } from '../groups/qualification-slots.ts';
import { roundNames } from '../match/planned-match.ts';
import { hasGroupStage, hasKnockout, hasOneGroup, type TournamentMode } from '../plan/modes.ts';
import {
  defaultTournamentSetup,
  type GroupStageSetup,
  type KnockoutStageSetup,
  type RoundSetup,
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

/** Another number of groups; a number of qualifiers that is not valid for it becomes the initial one. */
export const changeGroupCount = (setup: TournamentSetup, noOfGroups: number): TournamentSetup =>
  withGroups(setup, {
    noOfGroups,
    noOfQualifiers: qualifiersFor(noOfGroups, setup.groupStageConfig.config.noOfQualifiers),
  });

/** Everybody in one group, as in a league, or a valid number of groups, by default four with eight qualifiers. */
const groupsOfMode = (setup: TournamentSetup, mode: TournamentMode): TournamentSetup => {
  if (hasOneGroup(mode)) return withGroups(setup, { noOfGroups: 1 });
  const { noOfGroups } = setup.groupStageConfig.config;
  if (groupCounts.includes(noOfGroups)) return changeGroupCount(setup, noOfGroups);
  const { noOfGroups: usual, noOfQualifiers } = defaultTournamentSetup.groupStageConfig.config;
  return withGroups(setup, { noOfGroups: usual, noOfQualifiers });
};

/** Another mode, with the stages and the numbers of groups and qualifiers that it needs. */
export const changeMode = (setup: TournamentSetup, tournamentMode: TournamentMode): TournamentSetup => {
  const hasGroups = hasGroupStage(tournamentMode);
  const { groupStageConfig, knockoutStageConfig } = hasGroups ? groupsOfMode(setup, tournamentMode) : setup;
  return {
    ...setup,
    tournamentMode,
    groupStageConfig: { ...groupStageConfig, hasGroupStage: hasGroups },
    knockoutStageConfig: { ...knockoutStageConfig, hasKnockoutStage: hasKnockout(tournamentMode) },
  };
};

/** The nearest settings whose matches can all be played; draws are possible in groups only. */
export const normaliseSetup = (setup: TournamentSetup): TournamentSetup => {
  const { groupStageConfig, knockoutStageConfig } = setup;
  const { rounds, loserSide, thirdPlaceMatchConfig } = knockoutStageConfig.config;
  const decided = ({ matchConfig }: RoundSetup): RoundSetup => ({
    matchConfig: normaliseConfig(matchConfig, 'draws-forbidden'),
  });
  const matchConfig = normaliseConfig(groupStageConfig.config.matchConfig);
  return {
    ...withGroups(setup, { matchConfig }),
    knockoutStageConfig: {
      ...knockoutStageConfig,
      config: {
        ...knockoutStageConfig.config,
        rounds: Object.fromEntries(
          roundNames.map((name) => [name, decided(rounds[name])]),
        ) as KnockoutStageSetup['config']['rounds'],
        loserSide: decided(loserSide),
        thirdPlaceMatchConfig: normaliseConfig(thirdPlaceMatchConfig, 'draws-forbidden'),
      },
    },
  };
};
