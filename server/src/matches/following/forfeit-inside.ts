import { forfeitMatch as forfeitByRules } from '@neundarter/rules/match/forfeit';
import type { PartyIndex } from '@neundarter/rules/match/types';
import { ok } from '@neundarter/rules/result';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { announceMatch } from '../announce-match.ts';
import { type MatchPlatform, settleMatch } from '../settle-match.ts';
import { lockAndFold } from '../storage/lock-and-fold.ts';
import { matchCache } from '../storage/match-cache.ts';
import { moveRow } from '../storage/move-row.ts';
import { insertMove, updateProgress } from '../storage/store.ts';
import { storedMatch, withEnd } from '../storage/stored-match.ts';

/** Which party gets a match without playing. */
export type ForfeitInside = { readonly matchId: string; readonly winningParty: PartyIndex };

/**
 * Gives a scheduled match of an event to one party, in the caller's transaction; the other party may be nobody. The
 * event is locked. Refusals are those of the rule and of the followers. Throws for an unknown match.
 */
export const forfeitInside = async (
  platform: MatchPlatform,
  tx: WriteTx,
  { matchId, winningParty }: ForfeitInside,
): Promise<Outcome<true>> => {
  const before = await lockAndFold(tx, matchId);
  if (before === null) throw new Error(`There is no match ${matchId} to forfeit`);
  const now = platform.clock.now();
  const forfeited = forfeitByRules(before.match, { winningParty, at: now });
  if (!forfeited.ok) return forfeited;
  const match = forfeited.value;
  const { stored: old } = before;
  const moved = storedMatch(old, match, old.moveCount + 1);
  const stored = withEnd(moved, { before: before.match, after: match, now });
  const move = { kind: 'forfeit', winningParty, at: now } as const;
  insertMove(tx, moveRow(move, { matchId, seq: old.moveCount, at: now }));
  updateProgress(tx, old, stored);
  platform.announce(tx, announceMatch({ change: 'forfeit', stored, before: before.match, after: match }));
  tx.afterCommit(() => matchCache(platform.db).committed(stored, match));
  const settled = await settleMatch(tx, platform.followers, { before, after: { stored, match } });
  return settled.ok ? ok(true) : settled;
};
