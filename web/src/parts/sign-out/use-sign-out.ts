import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { forgetKeptAnswers } from '../../data/api/kept-answers.ts';
import { loadMatchQueue } from '../../data/match/load-match-queue.ts';
import { signOut } from '../../data/people/account.ts';
import { loadGameQueue } from '../../data/practice/load-game-queue.ts';
import { signOutText } from '../../text/session.ts';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { mayLeave } from '../../ui/leave-guard.ts';
import { showToast } from '../../ui/toast.tsx';

/** Signs out on this device; asks first if turns still wait for the network. */
export function useSignOut(): () => Promise<void> {
  const forget = useForgetUser();
  return async () => {
    if (!(await isReadyToLeave())) return;
    try {
      await signOut();
    } catch {
      showToast({ kind: 'error', title: signOutText.signedOut, text: signOutText.hereOnly });
    }
    await forget();
  };
}

/** Deletes the data read as the former user, also what the device keeps for pages without network, and opens the start page. */
export function useForgetUser(): () => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    client.clear();
    await forgetKeptAnswers();
    await navigate('/');
  };
}

/**
 * Whether the user may be signed out: nothing is unsaved or waits for the network with this session, or the user
 * agrees.
 */
export async function isReadyToLeave(): Promise<boolean> {
  if (!(await mayLeave())) return false;
  const [matches, games] = await Promise.all([loadMatchQueue(), loadGameQueue()]);
  const records = await Promise.all([matches.readAll(), games.readAll()]);
  const isWaiting = records.flat().some(({ queue }) => queue.length > 0);
  return !isWaiting || confirmAction(signOutText.waiting);
}
