import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { serverNow } from '../../data/api/server-clock.ts';
import { useEvent } from '../../data/club/events.ts';
import { useTeamTraining } from '../../data/club/team-training.ts';
import type { NewMatchTraining } from '../../data/match/match-commands.ts';
import type { SetupState } from './draft.ts';
import { trainingFor } from './training.ts';

/** The training of the match on the form; null also until it is known, so that nobody has to wait. */
export function useTraining(state: SetupState): NewMatchTraining | null {
  const [query] = useSearchParams();
  const [now] = useState(serverNow);
  const asked = useEvent(query.get('eventId')).data ?? null;
  const team = useTeamTraining();
  return trainingFor(state, { ...team, asked, now });
}
