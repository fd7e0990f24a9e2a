import { mayDeleteMatch } from '@neundarter/rules/access/match';
import { useQueryClient } from '@tanstack/react-query';
import { deleteMatch, forgetMatch } from '../../data/matches.ts';
import { deviceOutbox } from '../../data/throw-outbox-device.ts';
import { errorText } from '../../text/errors.ts';
import { matchMenuText } from '../../text/match-list.ts';
import { showToast } from '../../ui/toast.tsx';
import type { CardMatch } from '../match-card/card-match.ts';
import { deviceMatchesKey } from '../match-list/use-device-matches.ts';

/** Whether this guest may delete the match; matches of events are for the members of their team. */
export const guestMayDelete = (match: CardMatch, guestId: string | null): boolean => {
  if (match.createdById === null) return match.status !== 'finished';
  if (guestId === null || match.eventId !== null) return false;
  return mayDeleteMatch({
    actor: { kind: 'guest', id: guestId, roles: [], teamIds: [] },
    match: { createdBy: match.createdById, playerIds: [], status: match.status, event: null },
    now: 0,
  }).ok;
};

/** Deletes a match on the server, where it is known there, and on this device; says what came of it. */
export function useMatchDeletion(): (match: CardMatch) => Promise<void> {
  const client = useQueryClient();
  return async (match) => {
    try {
      if (match.createdById !== null) await deleteMatch(match.id);
      await deviceOutbox().forget(match.id);
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
