import type { ErrorCode } from '@neundarter/contract/errors';
import { ok, type Result, refused } from '@neundarter/rules/result';
import type { Actor } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { matchCache } from '../storage/match-cache.ts';
import { changeCreator } from '../storage/store.ts';

/** The guest of a genuine token, also of a recently expired one; null otherwise. */
export type ReadGuest = (token: string) => string | null;

type Claim = { readonly actor: Actor; readonly guestToken: string };

/**
 * Gives a user the matches that a guest has created. The guest's token proves that both are the same person or device.
 * Afterwards the guest's token gives no access to these matches any more.
 */
export const claimMatches = async (
  { db }: Platform,
  readGuest: ReadGuest,
  { actor, guestToken }: Claim,
): Promise<Result<{ count: number }, ErrorCode>> => {
  const guestId = readGuest(guestToken);
  if (guestId === null || actor.kind !== 'user') return refused('error.insufficient-permissions');
  const caches = matchCache(db);
  const claimed = await db.write(async (tx) => {
    const ids = await changeCreator(tx, { from: guestId, to: actor.id });
    tx.afterCommit(() => ids.forEach(caches.deleted));
    return ids;
  });
  return ok({ count: claimed.length });
};
