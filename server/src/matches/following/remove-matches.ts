import { setImmediate as turnOfOthers } from 'node:timers/promises';
import { ok } from '@neundarter/rules/result';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { deletedAnnouncement } from '../announce-match.ts';
import {
  type ChangeOrigin,
  followStart,
  type LockedMatch,
  type MatchPlatform,
  settleMatch,
} from '../settle-match.ts';
import { lockAndFold } from '../storage/lock-and-fold.ts';
import { matchCache } from '../storage/match-cache.ts';
import { removeMatch } from '../storage/store.ts';

/** Deletes a locked match with all its turns, in the caller's transaction. Refusals are those of the followers. */
export const removeLockedMatch = async (
  platform: MatchPlatform,
  tx: WriteTx,
  { before, origin }: { readonly before: LockedMatch; readonly origin: ChangeOrigin },
): Promise<Outcome<true>> => {
  const { stored } = before;
  const settled = await settleMatch(tx, platform.followers, { origin, before, after: null });
  if (!settled.ok) return settled;
  if (before.match.status !== 'scheduled' && origin !== 'setup')
    await followStart(tx, platform.startFollowers, { before, after: null });
  await removeMatch(tx, stored.id);
  const last = { ...stored, props: { ...stored.props, revision: stored.props.revision + 1 } };
  platform.announce(tx, [deletedAnnouncement(last)]);
  tx.afterCommit(() => matchCache(platform.db).deleted(stored.id));
  return ok(true);
};

/** Maximum number of matches that are deleted in one piece of work: about 2 ms. */
const matchesPerPiece = 25;

/**
 * Deletes matches of a locked event, with pauses in which other callers get their turn; unknown ones are left out. Refusals
 * are those of the followers.
 */
export const removeMatches = async (
  platform: MatchPlatform,
  tx: WriteTx,
  { ids, origin }: { readonly ids: readonly string[]; readonly origin: ChangeOrigin },
): Promise<Outcome<true>> => {
  for (const [index, id] of ids.toSorted().entries()) {
    if (index > 0 && index % matchesPerPiece === 0) await turnOfOthers();
    const before = await lockAndFold(tx, id);
    const removed = before === null ? ok(true) : await removeLockedMatch(platform, tx, { before, origin });
    if (!removed.ok) return removed;
  }
  return ok(true);
};
