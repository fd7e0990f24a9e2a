import type { TournamentData } from '@neundarter/contract/entities/tournament';
import { bracketSize } from '@neundarter/rules/tournament/knockout/seed-order';
import { hasGroupStage, hasQualification } from '@neundarter/rules/tournament/plan/modes';
import { isTournamentStarted } from '@neundarter/rules/tournament/setup/status';
import { matchConfigText } from '../../text/match-config.ts';
import { roundText } from '../../text/round-names.ts';
import { entrantsText, groupsText, knockoutFromText, tournamentModeText } from '../../text/tournament.ts';

type Facts = Pick<TournamentData, 'config' | 'noOfParticipants' | 'status'>;

/** The first configuration that is played. */
const firstConfig = (
  { groupStageConfig, knockoutStageConfig, tournamentMode }: Facts['config'],
  size: number,
) => {
  if (hasGroupStage(tournamentMode)) return groupStageConfig.config.matchConfig;
  const names = [
    'final',
    'semi-final',
    'quarter-final',
    'round-of-16',
    'round-of-32',
    'round-of-64',
    'round-of-128',
  ] as const;
  return knockoutStageConfig.config.rounds[names[Math.log2(size) - 1] ?? 'final'].matchConfig;
};

/** A tournament in one line: `32 Spieler · 8 Gruppen · K.O. ab Achtelfinale · 501 · First to 3 · DO`. */
export function tournamentLine({ config, noOfParticipants, status }: Facts): string {
  const { tournamentMode, participantsType, groupStageConfig, maxNoOfParticipants } = config;
  const { noOfGroups, noOfQualifiers } = groupStageConfig.config;
  const isFixed = isTournamentStarted(status);
  const count = isFixed ? noOfParticipants.confirmed : maxNoOfParticipants;
  const hasGroups = hasGroupStage(tournamentMode);
  const size = bracketSize(hasGroups ? noOfQualifiers : count);
  const stages = hasQualification(tournamentMode)
    ? [groupsText(noOfGroups), knockoutFromText(tournamentMode, roundText(size / 2))]
    : [tournamentModeText[tournamentMode]];
  return [
    ...(isFixed ? [entrantsText(count, participantsType)] : []),
    ...stages,
    matchConfigText(firstConfig(config, size)),
  ].join(' · ');
}
