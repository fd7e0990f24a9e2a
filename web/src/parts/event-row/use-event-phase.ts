import { useServerNow } from '../../data/api/use-server-now.ts';
import { type EventPhase, type PhaseFacts, phaseOf } from './event-phase.ts';

/** Time between two looks at the clock: an event begins and ends to the minute. ms */
const lookMs = 20_000;

/** What an event is now, also when it begins or ends while it is shown. */
export const useEventPhase = (event: PhaseFacts): EventPhase => phaseOf(event, useServerNow(lookMs));
