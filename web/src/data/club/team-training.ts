import type { EventEntity } from '@neundarter/contract/entities/event';
import { isTrainingOpen } from '@neundarter/rules/access/events';
import type { NewMatchTraining } from '../match/match-commands.ts';
import { useAccount } from '../people/account.ts';
import { useRunningEvents } from './events.ts';
import { useTeamPlayers } from './teams.ts';

/** The facts that decide whether a match belongs to the training of the current team. */
export type TeamTraining = {
  /** The first event of the team that takes place now. */
  readonly running: EventEntity | null;
  /** Confirmed players of the current team; empty if the event is no training. */
  readonly teamPlayerIds: readonly string[];
  /** Teams of the user. */
  readonly ownTeamIds: readonly string[];
};

/** The training of the current team; without an event until it is known, so that nobody has to wait. */
export function useTeamTraining(): TeamTraining {
  const { team, teams } = useAccount();
  const running = useRunningEvents(team?.id ?? null).data?.[0] ?? null;
  const isTraining = running?.props.type === 'training';
  const mates = useTeamPlayers(isTraining ? (team?.id ?? null) : null, 'confirmed').data ?? [];
  return {
    running,
    teamPlayerIds: mates.map(({ id }) => id),
    ownTeamIds: teams.map(({ id }) => id),
  };
}

/**
 * The event as a new match names it, if it is an open training of one of the user's teams; else null.
 * @param now milliseconds since 1970
 */
export function openTraining(
  event: EventEntity | null,
  { ownTeamIds }: Pick<TeamTraining, 'ownTeamIds'>,
  now: number,
): NewMatchTraining | null {
  if (event === null || !ownTeamIds.includes(event.props.teamId)) return null;
  const { teamId, name } = event.props;
  return isTrainingOpen(event.props, now) ? { id: event.id, name, teamId } : null;
}

/**
 * The training that takes place now, if all these players are in the team; else null.
 * @param playerIds ids of the registered players; null if somebody of the match is not registered
 * @param now milliseconds since 1970
 */
export const trainingOfPlayers = (
  playerIds: readonly string[] | null,
  facts: TeamTraining,
  now: number,
): NewMatchTraining | null =>
  playerIds?.every((id) => facts.teamPlayerIds.includes(id)) ? openTraining(facts.running, facts, now) : null;
