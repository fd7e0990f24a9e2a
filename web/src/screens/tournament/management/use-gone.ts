import { usePresence } from '../../../data/club/tournament-course.ts';
import { goneText as text } from '../../../text/gone-callers.ts';
import { tellOutcome } from '../../../ui/tell-outcome.ts';

/** An entry, and whether it has gone or is back. */
type PresenceTap = { readonly entrant: string; readonly name: string; readonly isGone: boolean };

/** Notes who has gone and who is back, and says so. `busyWith` is the id of the entry that is being noted. */
export function useGone(eventId: string) {
  const change = usePresence(eventId);
  const note = async ({ entrant, name, isGone }: PresenceTap): Promise<void> => {
    const outcome = await change.run({ entrant, isGone });
    tellOutcome(outcome, { done: isGone ? text.done(name) : text.back(name) });
  };
  return { note, busyWith: change.busyWith?.entrant ?? null };
}
