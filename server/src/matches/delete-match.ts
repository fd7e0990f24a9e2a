import type { ErrorCode } from '@neundarter/contract/errors';
import { ok, type Result, refused } from '@neundarter/rules/result';
import { findEventFacts } from '../events/reads.ts';
import type { Platform } from '../platform/platform.ts';
import { type Caller, checkMayDelete } from './access.ts';
import { deletedAnnouncement } from './announce-match.ts';
import { settleMatch } from './settle-match.ts';
import { matchCache } from './storage/match-cache.ts';
import { lockMatch, removeMatch } from './storage/store.ts';

/** Deletes a match that is not finished and belongs to no competition, with all its turns. */
export const deleteMatch = (
  platform: Platform,
  { id, ...caller }: Caller & { readonly id: string },
): Promise<Result<undefined, ErrorCode>> => {
  const caches = matchCache(platform.db);
  const settle = settleMatch(platform.db);
  return platform.db.write(async (tx): Promise<Result<undefined, ErrorCode>> => {
    const stored = await lockMatch(tx, id);
    if (stored === null) return refused('error.not-found');
    const { eventId } = stored.props;
    const event = eventId === null ? null : await findEventFacts(tx.q, eventId);
    const times = { now: platform.clock.now(), eventEndsAt: event?.endDateTime ?? null };
    const access = checkMayDelete(stored, caller, times);
    if (!access.ok) return access;
    await settle(tx, { stored, match: null });
    await removeMatch(tx, id);
    const last = { ...stored, props: { ...stored.props, revision: stored.props.revision + 1 } };
    platform.announce(tx, [deletedAnnouncement(last)]);
    tx.afterCommit(() => caches.deleted(id));
    return ok(undefined);
  });
};
