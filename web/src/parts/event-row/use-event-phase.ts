import { useServerNow } from '../../data/api/use-server-now.ts';
import { useIsAway } from '../../data/live/use-is-away.ts';
import { type EventPhase, type PhaseFacts, phaseOf } from './event-phase.ts';

/** Time between two looks at the clock: an event begins and ends to the minute. ms */
const lookMs = 20_000;

/** What a page says of an event: `last-live` for one that was on when this device last had a server. */
type ShownPhase = EventPhase | 'last-live';

/** What an event is now, also when it begins or ends while it is shown. */
export function useEventPhase(event: PhaseFacts): ShownPhase {
  const phase = phaseOf(event, useServerNow(lookMs));
  const isAway = useIsAway();
  return phase === 'live' && isAway ? 'last-live' : phase;
}
