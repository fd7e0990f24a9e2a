import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { teamWishKeys } from '../../data/club/team-wishes.ts';
import { teamKeys } from '../../data/club/teams.ts';
import { refreshAccount } from '../../data/people/account.ts';
import { readSession } from '../../data/people/session.ts';
import { commonText } from '../../text/common.ts';
import { errorReason } from '../../text/errors.ts';
import { showToast } from '../../ui/toast.tsx';

type Work<Answer> = {
  readonly work: () => Promise<Answer>;
  /** Said once it is done. */
  readonly done?: string | ((answer: Answer) => string);
};
/** Says in a toast why it was not done. */
type WithToast = { readonly failed: (reason: string, error: unknown) => string };
/** Says it elsewhere, e.g. at a field. */
type WithHandler = { readonly onFailed: (error: unknown) => void };

/**
 * Changes something about teams, says what came of it and reads the lists again, also after a failure: somebody else
 * may have been faster.
 * @param teamId the team it is about; where it is one's own, the frame follows
 */
export function useTeamChange(teamId?: string) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const run = async <Answer>(change: Work<Answer> & (WithToast | WithHandler)): Promise<boolean> => {
    const { work, done } = change;
    setBusy(true);
    try {
      const answer = await work();
      const said = typeof done === 'function' ? done(answer) : done;
      if (said !== undefined) showToast({ kind: 'success', title: said });
      return true;
    } catch (error) {
      if ('onFailed' in change) change.onFailed(error);
      else sayFailure(change.failed(errorReason(error), error));
      return false;
    } finally {
      setBusy(false);
      if (isOwnTeam(teamId)) void refreshAccount().catch(() => undefined);
      await Promise.all([
        client.invalidateQueries({ queryKey: teamKeys.all }),
        client.invalidateQueries({ queryKey: teamWishKeys.all }),
      ]);
    }
  };
  return { isBusy, run };
}

const isOwnTeam = (teamId: string | undefined) =>
  teamId !== undefined && readSession()?.teams.some(({ id }) => id === teamId) === true;

const sayFailure = (text: string) => showToast({ kind: 'error', title: commonText.errorTitle, text });
