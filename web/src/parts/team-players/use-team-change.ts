import { useClubChange } from '../../data/club/use-club-change.ts';
import { errorReason } from '../../text/errors.ts';
import { tellOutcome } from '../../ui/tell-outcome.ts';

type Work<Answer> = {
  readonly work: () => Promise<Answer>;
  /** Said once it is done. */
  readonly done?: string | ((answer: Answer) => string);
  /** Says why it was not done. */
  readonly failed: (reason: string, error: unknown) => string;
};

/**
 * Does one of several things to a team or its players, one after the other, and says in a toast what came of it.
 * @param teamId the team it is about; where it is one's own, the frame follows
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
    else tellOutcome({ ok: false, text: failed(errorReason(outcome.error), outcome.error) });
    return outcome.ok;
  };
  return { isBusy: change.isBusy, run };
}
