import { useClubChange } from '../../data/club/use-club-change.ts';
import { errorReason } from '../../text/errors.ts';
import { tellOutcome } from '../../ui/tell-outcome.ts';

type Work<Answer> = {
  readonly work: () => Promise<Answer>;
  /** Text after success. */
  readonly done?: string | ((answer: Answer) => string | undefined);
  /** Returns the text of a failure. */
  readonly failed: (reason: string, error: unknown) => string;
};

/**
 * Makes one of several changes to a team or its players, one at a time, and reports the result in a toast.
 * @param teamId the team to change; if it is the own team, the app's frame updates too
 */
export function useTeamChange(teamId?: string) {
  const change = useClubChange({ teamId, send: (work: () => Promise<void>) => work() });
  const run = async <Answer>({ work, done, failed }: Work<Answer>): Promise<boolean> => {
    let said: string | undefined;
    const outcome = await change.run(async () => {
      const answer = await work();
      said = typeof done === 'function' ? done(answer) : done;
    });
    if (outcome.ok) tellOutcome(outcome, said === undefined ? {} : { done: said });
    else tellOutcome({ ...outcome, text: failed(errorReason(outcome.error), outcome.error) });
    return outcome.ok;
  };
  return { isBusy: change.isBusy, run };
}
