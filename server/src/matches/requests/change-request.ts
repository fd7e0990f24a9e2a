import type { OnlineMatchRequest } from '@neundarter/rules/match/online-request';
import { ok, refused } from '@neundarter/rules/result';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AccessCheck } from '../access.ts';
import { requestAnnouncement } from '../announce-match.ts';
import type { MatchCall } from '../change-locked-match.ts';
import type { LockedMatch } from '../settle-match.ts';
import { matchCache } from '../storage/match-cache.ts';
import { lockForRequest, rememberRequest } from '../storage/request-rows.ts';
import { foldMatch, updateRequest } from '../storage/store.ts';
import type { StoredMatch } from '../storage/stored-match.ts';

type RequestChange = MatchCall & {
  readonly kind: 'request' | 'accept' | 'reject';
  readonly check: AccessCheck;
  /** The request after the rules; the existing one if nothing changes. */
  readonly change: (tx: WriteTx, match: StoredMatch) => Promise<Outcome<OnlineMatchRequest>>;
};

const withRequest = (stored: StoredMatch, onlineMatchRequest: OnlineMatchRequest): StoredMatch => ({
  ...stored,
  props: { ...stored.props, onlineMatchRequest, isOnlineMatch: true, revision: stored.props.revision + 1 },
});

/**
 * The steps of every change of an online match's request: lock and load → access → rule → save → announce after the
 * commit, once per request id. If nothing changes, the answer is the current match and nothing is announced.
 */
export const changeRequest = async (
  platform: Platform,
  { kind, matchId, requestId, check, change, ...caller }: RequestChange,
): Promise<Outcome<LockedMatch>> => {
  const caches = matchCache(platform.db);
  return platform.db.write(async (tx): Promise<Outcome<LockedMatch>> => {
    const { stored: before, knownKind } = await lockForRequest(tx, { matchId, requestId });
    if (before === null) return refused('error.not-found');
    const access = await check(tx.q, before, caller);
    if (!access.ok) return access;
    if (knownKind !== null && knownKind !== kind) return refused('error.id-already-exists');
    const match = caches.foldOf(before) ?? (await foldMatch(tx.q, before));
    if (knownKind !== null) return ok({ stored: before, match });
    const changed = await change(tx, before);
    if (!changed.ok) return changed;
    if (changed.value === before.props.onlineMatchRequest) return ok({ stored: before, match });
    const stored = withRequest(before, changed.value);
    await updateRequest(tx, stored);
    rememberRequest(tx, { matchId, requestId, kind });
    platform.announce(tx, [requestAnnouncement(stored, changed.value)]);
    tx.afterCommit(() => caches.committed(stored, match));
    return ok({ stored, match });
  });
};
