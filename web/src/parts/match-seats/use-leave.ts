import { useLeaveMatch } from '../../data/match/seats.ts';
import { seatText as text } from '../../text/agreements.ts';
import { errorText } from '../../text/errors.ts';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { tellOutcome } from '../../ui/tell-outcome.ts';

/** A match to leave, and its name for the question: `Anna gegen Ben`. */
type MatchToLeave = { readonly id: string; readonly name: string };

/** Asks whether the player was really not in the match, takes them out, and tells the outcome in a toast. */
export function useLeave() {
  const { run, busyWith } = useLeaveMatch(errorText);
  const leave = async ({ id, name }: MatchToLeave): Promise<void> => {
    const isSure = await confirmAction({
      title: text.leaveTitle,
      text: text.leaveWarning(name),
      confirm: text.leave,
      danger: true,
    });
    if (isSure) tellOutcome(await run(id), { done: text.left, failedTitle: text.leaveFailed });
  };
  return { leave, busyWith };
}
