import { useNavigate } from 'react-router';
import { useAcceptRequest, useRejectRequest, useWithdrawRequest } from '../../data/people/online-requests.ts';
import { onlineRequestText } from '../../text/online-requests.ts';
import { tellOutcome } from '../../ui/tell-outcome.ts';

/** The player's actions on requests. A toast reports every failure; then the list is read again. */
export function useRequestActions(ownId: string) {
  const navigate = useNavigate();
  const accepting = useAcceptRequest(ownId);
  const rejecting = useRejectRequest(ownId);
  const withdrawing = useWithdrawRequest();
  const accept = async (id: string) => {
    const outcome = await accepting.run(id);
    tellOutcome(outcome, { failedTitle: onlineRequestText.acceptFailed });
    if (outcome.ok) await navigate(`/matches/${id}`);
  };
  const reject = async (id: string) =>
    tellOutcome(await rejecting.run(id), { failedTitle: onlineRequestText.rejectFailed });
  const withdraw = async (id: string) =>
    tellOutcome(await withdrawing.run(id), { failedTitle: onlineRequestText.withdrawFailed });
  return {
    accept: (id: string) => void accept(id),
    reject: (id: string) => void reject(id),
    withdraw: (id: string) => void withdraw(id),
    /** The match that is being answered or withdrawn now, and the action. */
    busy: {
      accept: accepting.busyWith,
      reject: rejecting.busyWith,
      withdraw: withdrawing.busyWith,
    },
  };
}

export type RequestActions = ReturnType<typeof useRequestActions>;
