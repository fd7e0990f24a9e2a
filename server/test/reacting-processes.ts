import type { Database } from '../src/platform/db/database.ts';
import { openDatabase } from '../src/platform/db/open-database.ts';
import type { Announcement } from '../src/platform/outbox.ts';
import { countReactions } from '../src/platform/reactions/count-reactions.ts';
import type { Reaction } from '../src/platform/reactions/reaction.ts';
import type { ReactionsOptions } from '../src/platform/reactions/reactions.ts';
import type { DatabaseSite, TestDatabase } from './databases.ts';
import { createTestPlatform, type TestPlatform } from './test-platform.ts';

export const finished = (matchId: string, revision = 1): Announcement => ({
  event: 'match-finished',
  payload: { matchId, eventId: null, revision, winningParty: 0 },
  channels: [`matches/${matchId}`],
});

export const deleted = (matchId: string, revision: number): Announcement => ({
  event: 'match-deleted',
  payload: { matchId, eventId: null, revision, playerIds: [] },
  channels: [`matches/${matchId}`],
});

export type Finished = { readonly matchId: string; readonly revision: number };

/** A reaction to the end of a match. */
export const onFinish = (
  react: (payload: Finished, signal: AbortSignal) => Promise<void>,
  name = 'notice',
): Reaction => ({ name, event: 'match-finished', react });

type RunOptions = Partial<Pick<ReactionsOptions, 'log' | 'limitMs'>> & { readonly database?: Database };

export type ReactingProcesses = {
  readonly site: DatabaseSite;
  readonly db: Database;
  /** Runs a process with these reactions. */
  readonly run: (reactions: readonly Reaction[], options?: RunOptions) => TestPlatform;
  readonly commit: (by: TestPlatform, ...announcements: readonly Announcement[]) => Promise<void>;
  /** Acts like a process that dies right after the commit. */
  readonly commitAndDie: (by: TestPlatform, ...announcements: readonly Announcement[]) => Promise<void>;
  /** Number of unfinished reactions. */
  readonly waiting: () => Promise<number>;
  readonly close: () => Promise<void>;
};

/** Processes with reactions on one new database, each with its own clock. Close them at the end. */
export const openReactingProcesses = async ({ create }: TestDatabase): Promise<ReactingProcesses> => {
  const site = await create();
  const db = await openDatabase(site.options);
  const platforms: TestPlatform[] = [];
  return {
    site,
    db,
    run: (reactions, { database = db, ...options } = {}) => {
      const platform = createTestPlatform(database, { ...options, reactions });
      platforms.push(platform);
      return platform;
    },
    commit: ({ announce }, ...announcements) => db.write(async (tx) => announce(tx, announcements)),
    commitAndDie: ({ announce }, ...announcements) =>
      db.write(async (tx) => announce({ ...tx, afterCommit: () => undefined }, announcements)),
    waiting: () => countReactions(db, 'waiting'),
    close: async () => {
      await Promise.all(platforms.flatMap(({ outbox, reactions }) => [outbox.stop(), reactions.stop()]));
      await db.close();
      await site.dispose();
    },
  };
};
