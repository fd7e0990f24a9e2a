import type { Match } from '@neundarter/rules/match/types';
import { ok } from '@neundarter/rules/result';
import type { WriteTx } from '../platform/db/database.ts';
import type { Outcome } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import type { StoredMatch } from './storage/stored-match.ts';

/** A match with its row locked, and the fold over its moves. */
export type LockedMatch = { readonly stored: StoredMatch; readonly match: Match };

/** A match that has just ended, goes on again by undo, or is about to be deleted. */
export type Settled = {
  /** Null for a match that arrives when it is over already. */
  readonly before: LockedMatch | null;
  /** Null for a match that is about to be deleted. */
  readonly after: LockedMatch | null;
};

/**
 * What a higher noun does about it in the same transaction: the match is locked, its event too, and whatever the command
 * has written is visible. A refusal is the caller's answer and leaves nothing of the command behind. A follower writes at
 * once; it defers nothing but announcements. It locks further matches by their ids in ascending order.
 */
export type MatchFollower = (tx: WriteTx, settled: Settled) => Promise<Outcome<true>>;

/** What verbs of matches stand on. The followers run in their order; those that lock matches stand before all others. */
export type MatchPlatform = Platform & { readonly followers: readonly MatchFollower[] };

/** Sort key of unfinished matches: the year 10000, in ms since 1970, so that they come first. */
export const notEnded = 253_402_300_800_000;

/** Whether a command ends a match or takes its end back. */
export const isSettling = (before: Match, after: Match): boolean =>
  before.status === 'finished' || after.status === 'finished';

/** Keeps when a match ended for its players' lists, and lets the followers do their part. */
export const settleMatch = async (
  tx: WriteTx,
  followers: readonly MatchFollower[],
  settled: Settled,
): Promise<Outcome<true>> => {
  const { before, after } = settled;
  await tx.flush();
  await tx.q
    .updateTable('match_players')
    .set({ ended_at: after?.match.finishedAt ?? notEnded })
    .where('match_id', '=', (after ?? before)?.stored.id ?? '')
    .execute();
  for (const follow of followers) {
    const followed = await follow(tx, settled);
    if (!followed.ok) return followed;
  }
  return ok(true);
};
