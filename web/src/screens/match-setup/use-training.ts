import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { serverNow } from '../../data/api/server-clock.ts';
import { useEvent, useRunningEvents } from '../../data/club/events.ts';
import { useTeamPlayers } from '../../data/club/teams.ts';
import type { NewMatchTraining } from '../../data/match/match-commands.ts';
import { useAccount } from '../../data/people/account.ts';
import type { SetupState } from './draft.ts';
import { trainingFor } from './training.ts';

/** The training of the match on the form; null also until it is known, so that nobody has to wait. */
export function useTraining(state: SetupState): NewMatchTraining | null {
  const [query] = useSearchParams();
  const { team, teams } = useAccount();
  const [now] = useState(serverNow);
  const asked = useEvent(query.get('eventId'));
  const running = useRunningEvents(team?.id ?? null);
  const isTraining = running.data?.[0]?.props.type === 'training';
  const mates = useTeamPlayers(isTraining ? (team?.id ?? null) : null, 'confirmed');
  return trainingFor(state, {
    asked: asked.data ?? null,
    running: running.data?.[0] ?? null,
    teamPlayerIds: mates.data?.map(({ id }) => id) ?? [],
    ownTeamIds: teams.map(({ id }) => id),
    now,
  });
}
