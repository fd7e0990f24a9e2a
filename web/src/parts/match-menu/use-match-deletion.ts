import { useQueryClient } from '@tanstack/react-query';
import { matchQueue } from '../../data/match/match-queue.ts';
import { deleteMatch, forgetMatch } from '../../data/match/matches.ts';
import { errorText } from '../../text/errors.ts';
import { matchMenuText } from '../../text/match-list.ts';
import { showToast } from '../../ui/toast.tsx';
import type { CardMatch } from '../match-card/card-match.ts';
import { deviceMatchesKey } from '../match-list/use-device-matches.ts';

/** Deletes a match on the server, where it is known there, and on this device; says what came of it. */
export function useMatchDeletion(): (match: CardMatch) => Promise<void> {
  const client = useQueryClient();
  return async (match) => {
    try {
      if (match.createdById !== null) await deleteMatch(match.id);
      await matchQueue().forget(match.id);
      await client.invalidateQueries({ queryKey: deviceMatchesKey });
      await forgetMatch(client, match.id);
      showToast({ kind: 'success', title: matchMenuText.removed });
    } catch (error) {
      showToast({
        kind: 'error',
        title: matchMenuText.failedTitle,
        text: matchMenuText.removeFailed(errorText(error)),
      });
    }
  };
}
