// The rounds whose legs and sets can still be changed: those in which nothing has begun.
import type { BodyOf } from '@neundarter/contract/route';
import type { runningTournamentRoutes } from '@neundarter/contract/routes/running-tournaments';
import type { DrawPolicy } from '@neundarter/rules/match/config';
import type { MatchConfig } from '@neundarter/rules/match/types';
import type { PlannedMatch, RoundName } from '@neundarter/rules/tournament/match/planned-match';
import { isOver } from '../../../parts/tournament/match-view.ts';
import { changeableRoundText } from '../../../text/tournament-exceptions.ts';
import type { TournamentView } from '../tournament-view.ts';
import { planOfView } from './plan-of-view.ts';

type ChangeableRound = BodyOf<(typeof runningTournamentRoutes)['changeRound']>['round'];

export type OpenRound = {
  readonly round: ChangeableRound;
  readonly title: string;
  readonly config: MatchConfig;
  readonly draws: DrawPolicy;
};

type Config = TournamentView['data']['config'];

const others = ['group', 'loser-side', 'third-place'] as const;

const roundOf = ({ place, roundName }: PlannedMatch): ChangeableRound | null =>
  roundName ?? others.find((one) => one === place.stage) ?? null;

const isNamed = (round: ChangeableRound): round is RoundName => !others.some((one) => one === round);

const configOf = (
  round: ChangeableRound,
  { groupStageConfig, knockoutStageConfig: { config } }: Config,
): MatchConfig => {
  if (isNamed(round)) return config.rounds[round].matchConfig;
  if (round === 'group') return groupStageConfig.config.matchConfig;
  return round === 'loser-side' ? config.loserSide.matchConfig : config.thirdPlaceMatchConfig;
};

/** In playing order; none without a plan. Turns since the event was read are known from the matches only. */
export function openRounds(view: TournamentView): readonly OpenRound[] {
  const phases = new Map(view.matches.map((match) => [match.key, match]));
  const rounds = Map.groupBy(planOfView(view)?.matches ?? [], roundOf);
  const { config, changeable } = view.data;
  return [...rounds].flatMap(([round, planned]) => {
    if (round === null || changeable?.rounds.includes(round) === false) return [];
    const matches = planned.flatMap(({ key }) => phases.get(key) ?? []);
    if (matches.some(({ isBegun }) => isBegun) || matches.every(isOver)) return [];
    const draws = round === 'group' ? 'draws-allowed' : 'draws-forbidden';
    return [
      {
        round,
        title: changeableRoundText(round, config.tournamentMode),
        config: configOf(round, config),
        draws,
      },
    ];
  });
}
