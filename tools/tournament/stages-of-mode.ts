import {
  drawsGroups,
  hasGroupStage,
  hasKnockout,
  type TournamentMode,
} from '@neundarter/rules/tournament/plan/modes';

/** Which stages a mode has, as the settings of a tournament say it, and whether its groups are drawn before the start. */
export const stagesOfMode = (
  mode: TournamentMode,
): {
  readonly hasGroupStage: boolean;
  readonly hasKnockoutStage: boolean;
  readonly drawsGroups: boolean;
} => ({
  hasGroupStage: hasGroupStage(mode),
  hasKnockoutStage: hasKnockout(mode),
  drawsGroups: drawsGroups(mode),
});
