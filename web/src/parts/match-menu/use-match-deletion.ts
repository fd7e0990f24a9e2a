import { useChange } from '../../data/api/use-change.ts';
import { loadMatchQueue } from '../../data/match/load-match-queue.ts';
import { deleteMatch, forgetMatch } from '../../data/match/matches.ts';
import { deviceMatchesKey } from '../../data/match/use-record-changes.ts';
import { errorReason } from '../../text/errors.ts';
import { matchMenuText } from '../../text/match-list.ts';
import { tellOutcome } from '../../ui/tell-outcome.ts';
import type { CardMatch } from '../match-card/card-match.ts';

/** Deletes a match on this device and, if known there, on the server; reports the result in a toast. */
export function useMatchDeletion(): (match: CardMatch) => Promise<void> {
  const { run } = useChange({
    send: async ({ id, createdById }: CardMatch) => {
      if (createdById !== null) await deleteMatch(id);
      await (await loadMatchQueue()).forget(id);
    },
    keep: (_, { id }, client) => forgetMatch(client, id),
    stale: [deviceMatchesKey],
    failed: (error) => matchMenuText.removeFailed(errorReason(error)),
  });
  return async (match) =>
    tellOutcome(await run(match), {
      done: matchMenuText.removed,
      failedTitle: matchMenuText.failedTitle,
    });
}
