import { ok, refused } from '@neundarter/rules/result';
import type { Outcome } from '../platform/http/handler.ts';
import { type Caller, checkMayDelete } from './access.ts';
import { removeLockedMatch } from './following/remove-matches.ts';
import { lockEventFirst } from './lock-event-first.ts';
import type { MatchPlatform } from './settle-match.ts';
import { matchCache } from './storage/match-cache.ts';
import { foldMatch, lockMatch } from './storage/store.ts';

/** Deletes a match with all its turns. The match must not be finished and must not belong to a competition. */
export const deleteMatch = (
  platform: MatchPlatform,
  { id, ...caller }: Caller & { readonly id: string },
): Promise<Outcome<undefined>> => {
  const caches = matchCache(platform.db);
  return lockEventFirst<undefined>(platform.db, async (tx, needEvent) => {
    const stored = await lockMatch(tx, id);
    if (stored === null) return refused('error.not-found');
    const access = await checkMayDelete(tx.q, stored, caller);
    if (!access.ok) return access;
    const eventToLock = needEvent(stored);
    if (eventToLock !== null) return eventToLock;
    const match = caches.foldOf(stored) ?? (await foldMatch(tx.q, stored));
    const removed = await removeLockedMatch(platform, tx, {
      before: { stored, match },
      origin: 'match',
    });
    return removed.ok ? ok(undefined) : removed;
  });
};
