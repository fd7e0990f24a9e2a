import type { EventEntity } from '@neundarter/contract/entities/event';
import { isTrainingOpen } from '@neundarter/rules/access/events';
import { useServerNow } from '../../data/api/use-server-now.ts';
import { useAccount } from '../../data/people/account.ts';
import { eventLivePath } from '../../parts/event-row/event-path.ts';
import { phaseOf } from '../../parts/event-row/event-phase.ts';

/** Time between two looks at the clock. ms */
const lookMs = 20_000;

/** Addresses to which an event leads now; null for none. */
type EventWays = { readonly newMatch: string | null; readonly live: string | null };

/** A new match for members while the training is open, and the page with all running matches. */
export function useEventWays({ id, props }: EventEntity): EventWays {
  const { teams } = useAccount();
  const now = useServerNow(lookMs);
  const isOwn = teams.some((team) => team.id === props.teamId);
  return {
    newMatch: isOwn && isTrainingOpen(props, now) ? `/matches/new?eventId=${id}` : null,
    live: phaseOf(props, now) === 'live' ? eventLivePath(id, props.type) : null,
  };
}
