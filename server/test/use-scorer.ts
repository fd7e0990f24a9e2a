import type { Match } from '@neundarter/rules/match/types';
import { afterAll, beforeAll } from 'vitest';
import { findMatch, foldMatch } from '../src/matches/storage/store.ts';
import type { Database } from '../src/platform/db/database.ts';
import { openDatabase } from '../src/platform/db/open-database.ts';
import type { DatabaseSite, TestDatabase } from './databases.ts';
import { lazy } from './lazy.ts';
import { createScorer, type Scorer } from './scorer.ts';
import { createTestPlatform, type TestPlatform } from './test-platform.ts';

type UsedScorer = {
  readonly db: Database;
  readonly platform: TestPlatform;
  readonly scorer: Scorer;
  /** A match computed from its stored moves, without any cache. */
  readonly storedFold: (matchId: string) => Promise<Match>;
};

/** A guest who scores on a database of their own, for all tests of a `describe`; usable from the hooks of the file on. */
export function useScorer(create: TestDatabase['create']): UsedScorer {
  let site: DatabaseSite;
  let db: Database;
  let platform: TestPlatform;
  let scorer: Scorer;

  beforeAll(async () => {
    site = await create();
    db = await openDatabase(site.options);
    platform = createTestPlatform(db);
    scorer = createScorer(platform);
  });
  afterAll(async () => {
    await db.close();
    await site.dispose();
  });

  return {
    db: lazy(() => db),
    platform: lazy(() => platform),
    scorer: lazy(() => scorer),
    storedFold: (matchId) =>
      db.read(async (q) => {
        const stored = await findMatch(q, matchId);
        if (stored === null) throw new Error(`${matchId} is not kept`);
        return foldMatch(q, stored);
      }),
  };
}
