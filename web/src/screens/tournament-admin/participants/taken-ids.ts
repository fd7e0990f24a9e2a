import { peopleOf } from '@neundarter/rules/tournament/setup/participants';
import type { Tournament } from '../../../data/club/tournaments.ts';
import type { Adding } from './use-adding.ts';

/**
 * Ids of everybody who is in the tournament already, and of who waits for a partner. Who has withdrawn may be added
 * again.
 */
export const takenIds = (
  { participants }: Pick<Tournament, 'participants'>,
  { partner }: Pick<Adding, 'partner'>,
): ReadonlySet<string> =>
  new Set([
    ...participants
      .filter(({ status }) => status !== 'withdrawn')
      .flatMap(({ participant }) => peopleOf(participant).map(({ id }) => id)),
    ...(partner !== null && 'id' in partner ? [partner.id] : []),
  ]);
