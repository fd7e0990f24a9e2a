import { createMatch as createByRules } from '@neundarter/rules/match/create';
import { ok } from '@neundarter/rules/result';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { type MatchPlatform, settleMatch } from '../settle-match.ts';
import { keepSetup } from '../setup/keep-setup.ts';
import { lockAndFold } from '../storage/lock-and-fold.ts';
import { storedMatch } from '../storage/stored-match.ts';
import { deleteMoves } from './store.ts';

/**
 * Makes a match scheduled again with all its turns deleted, in the caller's transaction. The event is locked. Refusals are
 * those of the followers. Throws for an unknown match.
 */
export const resetMatch = async (
  platform: MatchPlatform,
  tx: WriteTx,
  matchId: string,
): Promise<Outcome<true>> => {
  const before = await lockAndFold(tx, matchId);
  if (before === null) throw new Error(`There is no match ${matchId} to reset`);
  const { parties, config } = before.match;
  const match = createByRules({ id: matchId, parties, config });
  const stored = storedMatch(before.stored, match, 0);
  await deleteMoves(tx, matchId);
  await keepSetup(platform, tx, { stored, before: before.match, after: match });
  if (before.match.status !== 'finished') return ok(true);
  const settled = await settleMatch(tx, platform.followers, { before, after: { stored, match } });
  return settled.ok ? ok(true) : settled;
};
