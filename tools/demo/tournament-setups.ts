// The settings of the tournaments of the demonstration.
import { completeConfig } from '@neundarter/rules/match/config';
import { roundNames } from '@neundarter/rules/tournament/match/planned-match';
import { hasGroupStage, hasKnockout, type TournamentMode } from '@neundarter/rules/tournament/plan/modes';
import {
  defaultTournamentSetup,
  type KnockoutStageSetup,
  type TournamentSetup,
} from '@neundarter/rules/tournament/setup/setup';

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
  const { groupStageConfig } = defaultTournamentSetup;
  const short = firstTo(2);
  const rounds = Object.fromEntries(
    roundNames.map((name) => [
      name,
      { matchConfig: name === 'final' || name === 'semi-final' ? firstTo(lastLegs) : short },
    ]),
  ) as KnockoutStageSetup['config']['rounds'];
  return {
    ...defaultTournamentSetup,
    assignCaller: true,
    ...more,
    tournamentMode: mode,
    groupStageConfig: {
      hasGroupStage: hasGroupStage(mode),
      config: { ...groupStageConfig.config, matchConfig: short, ...groups },
    },
    knockoutStageConfig: {
      hasKnockoutStage: hasKnockout(mode),
      config: {
        rounds,
        loserSide: { matchConfig: short },
        hasThirdPlaceMatch,
        thirdPlaceMatchConfig: short,
      },
    },
  };
};
