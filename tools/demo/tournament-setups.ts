// The settings of the tournaments of the demonstration.
import { completeConfig } from '@neundarter/rules/match/config';
import type { TournamentMode } from '@neundarter/rules/tournament/plan/modes';
import {
  type ConfiguredMatches,
  changeConfigs,
  withStages,
} from '@neundarter/rules/tournament/setup/change-setup';
import { defaultTournamentSetup, type TournamentSetup } from '@neundarter/rules/tournament/setup/setup';

type Wanted = Partial<
  Omit<TournamentSetup, 'groupStageConfig' | 'knockoutStageConfig' | 'tournamentMode'>
> & {
  readonly mode: TournamentMode;
  readonly groups?: { readonly noOfGroups: number; readonly noOfQualifiers: number };
  readonly hasThirdPlaceMatch?: boolean;
  /** Legs that win the last two rounds; 2 win all other matches. */
  readonly lastLegs?: number;
};

const firstTo = (legsToWinSet: number) => completeConfig({ legsToWinSet, bullOutForDecider: false });

/** Settings with short matches. */
export const demoSetup = ({
  mode,
  groups,
  hasThirdPlaceMatch = false,
  lastLegs = 3,
  ...more
}: Wanted): TournamentSetup => {
  const isLate = (matches: ConfiguredMatches) => matches === 'final' || matches === 'semi-final';
  const setup = changeConfigs(defaultTournamentSetup, (_, matches) =>
    firstTo(isLate(matches) ? lastLegs : 2),
  );
  const { groupStageConfig, knockoutStageConfig } = setup;
  const knockout = { ...knockoutStageConfig.config, hasThirdPlaceMatch };
  const stages = {
    groupStageConfig: { ...groupStageConfig, config: { ...groupStageConfig.config, ...groups } },
    knockoutStageConfig: { ...knockoutStageConfig, config: knockout },
  };
  return withStages({ ...setup, ...more, ...stages }, mode);
};
