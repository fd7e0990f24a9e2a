import type {
  GroupStageSetup,
  KnockoutStageSetup,
  TournamentSetup,
} from '@neundarter/rules/tournament/setup/setup';

/** What every part of the settings shows and changes. */
export type SetupFields = {
  readonly setup: TournamentSetup;
  readonly onChange: (next: TournamentSetup) => void;
  /** What the server refused of a setting or of what belongs to it, e.g. `groupStageConfig.config.noOfGroups`. */
  readonly refusalOf: (field: string) => string | undefined;
};

/** The settings with changes of the group stage. */
export const withGroupStage = (
  setup: TournamentSetup,
  change: Partial<GroupStageSetup['config']>,
): TournamentSetup => ({
  ...setup,
  groupStageConfig: {
    ...setup.groupStageConfig,
    config: { ...setup.groupStageConfig.config, ...change },
  },
});

/** The settings with changes of the knockout. */
export const withKnockout = (
  setup: TournamentSetup,
  change: Partial<KnockoutStageSetup['config']>,
): TournamentSetup => ({
  ...setup,
  knockoutStageConfig: {
    ...setup.knockoutStageConfig,
    config: { ...setup.knockoutStageConfig.config, ...change },
  },
});
