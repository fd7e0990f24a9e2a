import { useNavigate } from 'react-router';
import { useAcceptRequest, useRejectRequest, useWithdrawRequest } from '../../data/people/online-requests.ts';
import { errorText } from '../../text/errors.ts';
import { onlineRequestText } from '../../text/online-requests.ts';
import { showToast } from '../../ui/toast.tsx';

/** What a player can do about requests. Whatever fails is said in a toast; the list is read again then. */
export function useRequestActions(ownId: string) {
  const navigate = useNavigate();
  const accepting = useAcceptRequest(ownId);
  const rejecting = useRejectRequest(ownId);
  const withdrawing = useWithdrawRequest();
  // Not by callbacks of the call: those are dropped with a notice that goes away as soon as the list is read again.
  const accept = (id: string) =>
    void accepting
      .mutateAsync(id)
      .then(() => navigate(`/matches/${id}`), tellThat(onlineRequestText.acceptFailed));
  const reject = (id: string) =>
    void rejecting.mutateAsync(id).catch(tellThat(onlineRequestText.rejectFailed));
  const withdraw = (id: string) =>
    void withdrawing.mutateAsync(id).catch(tellThat(onlineRequestText.withdrawFailed));
  return {
    accept,
    reject,
    withdraw,
    /** The match that is just being answered or withdrawn, and how. */
    busy: {
      accept: accepting.isPending ? accepting.variables : null,
      reject: rejecting.isPending ? rejecting.variables : null,
      withdraw: withdrawing.isPending ? withdrawing.variables : null,
    },
  };
}

export type RequestActions = ReturnType<typeof useRequestActions>;

const tellThat = (title: string) => (error: unknown) =>
  showToast({ kind: 'error', title, text: errorText(error) });
