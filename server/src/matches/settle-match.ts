import type { Match } from '@neundarter/rules/match/types';
import { ok } from '@neundarter/rules/result';
import { gatherChanged } from '../events/gather-changed.ts';
import type { WriteTx } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';
import type { CallingTablet, Outcome } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import type { StoredMatch } from './storage/stored-match.ts';

/** A match whose row is locked, and the match computed from its moves. */
export type LockedMatch = { readonly stored: StoredMatch; readonly match: Match };

/**
 * Where a change of a match comes from, which decides who follows it:
 * - `match`: people who play it, or enter its result; its event follows.
 * - `event`: its event, which knows itself what follows from it.
 * - `seat`: somebody else gets a seat of a match that is over; the result stays.
 * - `setup`: its event takes back that the match was created; nobody has played, and nothing follows.
 */
export type ChangeOrigin = 'match' | 'event' | 'seat' | 'setup';

/** A match that has just ended, runs again after an undo, or is about to be deleted. */
export type Settled = {
  readonly origin: ChangeOrigin;
  /** Null for an imported match that is already over. */
  readonly before: LockedMatch | null;
  /** Null for a match that is about to be deleted. */
  readonly after: LockedMatch | null;
  /** The user who has done so; none for guests and for the program itself. */
  readonly userId?: string | null;
  /** The user or guest who has done so; none for the program itself. */
  readonly callerId?: string | null;
  /** Why they have done so, if they were asked. */
  readonly reason?: string | null;
};

/** The same for followers. */
export type Followed = Omit<Settled, 'origin'> & {
  /** Other matches that followers have changed; each adds its own. */
  readonly alsoChanged: Set<string>;
  /** Calls `work` when all followers have run, and `alsoChanged` is complete. */
  readonly afterAll: (work: () => Promise<void>) => void;
};

/**
 * The part of a higher noun in the same transaction. The match and its event are locked, and the follower sees
 * everything that the command has written. A refusal becomes the answer of the command and rolls back all its
 * changes. A follower writes at once; only its announcements are deferred. It locks further matches in ascending
 * order of their ids.
 */
export type MatchFollower = (tx: WriteTx, followed: Followed) => Promise<Outcome<true>>;

/**
 * Who follows a change, by its origin. Followers run in the order of the list; those that lock matches come before those that
 * lock figures of players. Those of a seat never refuse.
 */
export type MatchFollowers = { readonly [origin in ChangeOrigin]: readonly MatchFollower[] };

/**
 * The part of a higher noun in the transaction in which a match leaves the status `scheduled`, is scheduled again
 * without turns, or is about to be deleted after its start (then `after` is null). The match and its event are locked.
 */
export type StartFollower = (
  tx: WriteTx,
  start: {
    readonly before: LockedMatch;
    readonly after: LockedMatch | null;
    /** The tablet of a board that has started it; none for everybody else. */
    readonly tablet?: CallingTablet | null;
  },
) => Promise<void>;

/** What verbs of matches need. */
export type MatchPlatform = Platform & {
  readonly followers: MatchFollowers;
  readonly startFollowers: readonly StartFollower[];
};

/** Sort key of unfinished matches: the year 10000, in ms since 1970, so that they come first. */
export const notEnded = 253_402_300_800_000;

/** Whether a command starts a match. What is over without a start in between has started, too. */
export const isStarting = (before: Match, after: Match): boolean =>
  before.status === 'scheduled' && after.status !== 'scheduled';

/** Whether a command ends a match or takes back its end. */
export const isSettling = (before: Match, after: Match): boolean =>
  before.status === 'finished' || after.status === 'finished';

/** Runs the followers of a start, or of one that was taken back. */
export const followStart = async (
  tx: WriteTx,
  startFollowers: MatchPlatform['startFollowers'],
  start: Parameters<StartFollower>[1],
): Promise<void> => {
  await tx.flush();
  for (const follow of startFollowers) await follow(tx, start);
};

const updateEnds = prepared<{ readonly id: string; readonly end: number }>(({ q }, argument) =>
  q
    .updateTable('match_players')
    .set({ ended_at: argument('end') })
    .where('match_id', '=', argument('id')),
);

/** Stores the end of a match for the lists of its players, and runs the followers. */
export const settleMatch = async (
  tx: WriteTx,
  followers: MatchFollowers,
  { origin, ...settled }: Settled,
): Promise<Outcome<true>> => {
  const { before, after } = settled;
  const id = (after ?? before)?.stored.id ?? '';
  tx.defer(`match_players/${id}`, updateEnds.with({ id, end: after?.match.finishedAt ?? notEnded }));
  await tx.flush();
  return runFollowers(tx, followers[origin], settled);
};

/** Runs the followers of a change one after the other, until one refuses it. */
export const runFollowers = async (
  tx: WriteTx,
  followers: readonly MatchFollower[],
  settled: Omit<Settled, 'origin'>,
): Promise<Outcome<true>> => {
  const alsoChanged = new Set<string>();
  const last: (() => Promise<void>)[] = [];
  const afterAll = (work: () => Promise<void>) => void last.push(work);
  for (const follow of followers) {
    const followed = await follow(tx, { ...settled, alsoChanged, afterAll });
    if (!followed.ok) return followed;
  }
  for (const work of last) await work();
  for (const id of alsoChanged) gatherChanged(tx).add(id);
  return ok(true);
};
