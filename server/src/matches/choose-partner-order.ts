import { orderPartners } from '@neundarter/rules/match/order-partners';
import type { PartyIndex } from '@neundarter/rules/match/types';
import { ok, refused } from '@neundarter/rules/result';
import type { Outcome } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { type Caller, checkMayScore } from './access.ts';
import type { LockedMatch } from './settle-match.ts';
import { keepSetup } from './setup/keep-setup.ts';
import { matchCache } from './storage/match-cache.ts';
import { foldMatch, lockMatch } from './storage/store.ts';
import { storedMatch } from './storage/stored-match.ts';

type Order = Caller & {
  readonly matchId: string;
  readonly party: PartyIndex;
  readonly firstPlayerId: string;
};

/**
 * Lets a player of a pair throw before the partner. The call names who throws first, so a repeat changes nothing. Refusals:
 * `error.not-found`, `error.insufficient-permissions`, and those of the rule.
 */
export const choosePartnerOrder = (
  platform: Platform,
  { matchId, party, firstPlayerId, ...caller }: Order,
): Promise<Outcome<LockedMatch>> => {
  const cache = matchCache(platform.db);
  return platform.db.write(async (tx): Promise<Outcome<LockedMatch>> => {
    const stored = await lockMatch(tx, matchId);
    if (stored === null) return refused('error.not-found');
    const access = await checkMayScore(tx.q, stored, caller);
    if (!access.ok) return access;
    const before = cache.foldOf(stored) ?? (await foldMatch(tx.q, stored));
    const ordered = orderPartners(before, { party, firstPlayerId });
    if (!ordered.ok) return ordered;
    const match = ordered.value;
    if (match === before) return ok({ stored, match });
    const after = storedMatch(stored, match, stored.moveCount);
    await keepSetup(platform, tx, { stored: after, before, after: match });
    return ok({ stored: after, match });
  });
};
