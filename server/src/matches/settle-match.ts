import type { Match } from '@neundarter/rules/match/types';
import type { Database, WriteTx } from '../platform/db/database.ts';
import type { StoredMatch } from './storage/stored-match.ts';

/** A match that has just ended, goes on again by undo, or (`match` null) is about to be deleted. */
export type Settled = { readonly stored: StoredMatch; readonly match: Match | null };

/** What a higher noun does about it in the same transaction, with the match locked. */
export type MatchFollower = (tx: WriteTx, settled: Settled) => Promise<void>;

/** In place of an end that has not come: later than any, so that these come first. The year 10000, in ms since 1970. */
export const notEnded = 253_402_300_800_000;

const followersOf = new WeakMap<Database, ReadonlySet<MatchFollower>>();

/** Lets a higher noun follow the ends of matches; called once, where the nouns are put together. */
export const followMatches = (db: Database, follower: MatchFollower): void => {
  followersOf.set(db, new Set([...(followersOf.get(db) ?? []), follower]));
};

/** Keeps when a match ended for its players' lists, and lets the followers do their part. */
export const settleMatch =
  (db: Database): MatchFollower =>
  async (tx, settled) => {
    const { stored, match } = settled;
    await tx.q
      .updateTable('match_players')
      .set({ ended_at: match?.finishedAt ?? notEnded })
      .where('match_id', '=', stored.id)
      .execute();
    for (const follow of followersOf.get(db) ?? []) await follow(tx, settled);
  };
