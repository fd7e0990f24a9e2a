import { ok } from '@neundarter/rules/result';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { type ChangeOrigin, type MatchPlatform, settleMatch } from '../settle-match.ts';
import { lockAndFold } from '../storage/lock-and-fold.ts';
import { keepScheduled } from './keep-scheduled.ts';

/**
 * Makes a match scheduled again with all its turns deleted, in the caller's transaction; one that is scheduled does not
 * change. The event is locked. Refusals are those of the followers. Throws for an unknown match.
 */
export const resetMatch = async (
  platform: MatchPlatform,
  tx: WriteTx,
  { matchId, origin }: { readonly matchId: string; readonly origin: ChangeOrigin },
): Promise<Outcome<true>> => {
  const before = await lockAndFold(tx, matchId);
  if (before === null) throw new Error(`There is no match ${matchId} to reset`);
  if (before.match.status === 'scheduled') return ok(true);
  const after = await keepScheduled(platform, tx, { before });
  if (before.match.status !== 'finished') return ok(true);
  const settled = await settleMatch(tx, platform.followers, { origin, before, after });
  return settled.ok ? ok(true) : settled;
};
