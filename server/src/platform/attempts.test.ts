import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DatabaseSite, databases } from '../../test/databases.ts';
import { countAttempt, slowAttempt, slowWindowMs } from './attempts.ts';
import type { Database } from './db/database.ts';
import { openDatabase } from './db/open-database.ts';

const year = 365 * 24 * 3_600_000;

describe.each(databases)('attempts on $name', ({ create }) => {
  let site: DatabaseSite;
  let db: Database;
  let keys = 0;
  beforeAll(async () => {
    site = await create();
    db = await openDatabase(site.options);
  });
  afterAll(async () => {
    await db.close();
    await site.dispose();
  });

  const counted = () => {
    const limit = { key: `counted ${(keys += 1)}`, max: 1, windowMs: 60_000 };
    return (now: number) => db.write((tx) => countAttempt(tx, [limit], now));
  };
  const slowed = () => {
    const limit = { key: `slowed ${(keys += 1)}`, free: 2, maxWaitMs: 8000 };
    return (now: number) => db.write((tx) => slowAttempt(tx, [limit], now));
  };

  it('have to wait twice as long each time, up to a limit, and are forgotten in the end', async () => {
    const attempt = slowed();
    let now = 1_000_000;
    for (const free of [1, 2]) expect([free, await attempt(now)]).toEqual([free, null]);
    for (const waitS of [1, 2, 4, 8, 8]) {
      expect(await attempt(now)).toBe(waitS);
      expect(await attempt(now + 1000 * waitS - 1)).toBe(1);
      now += 1000 * waitS;
      expect(await attempt(now)).toBeNull();
    }
    for (const free of [1, 2]) expect([free, await attempt(now + slowWindowMs)]).toEqual([free, null]);
  });

  it('are counted one by one, even if they are sent at once', async () => {
    const attempt = slowed();
    const answers = await Promise.all(Array.from({ length: 12 }, () => attempt(5_000_000)));
    expect(answers.filter((waitS) => waitS === null)).toHaveLength(2);
  });

  it('are counted even if a later call overtakes an earlier one', async () => {
    const attempt = counted();
    expect(await attempt(1_000_050)).toBeNull();
    expect(await attempt(1_000_000)).toBe(61);
    expect(await attempt(1_000_060)).toBe(60);
    const slow = slowed();
    for (const now of [1_000_050, 1_000_060]) expect(await slow(now)).toBeNull();
    expect(await slow(1_000_000)).toBe(2);
  });

  it.each([
    ['counted', counted, 60],
    ['slowed', slowed, 4],
  ] as const)(
    'that were %s while the clock was wrong by a year lock nobody out afterwards',
    async (_, kind, longest) => {
      const now = 10 * year;
      for (const wrong of [now + year, now - year]) {
        const attempt = kind();
        for (let count = 0; count < 5; count += 1) await attempt(wrong);
        expect((await attempt(wrong)) ?? 0).toBeLessThanOrEqual(longest);
        expect(await attempt(now)).toBeNull();
      }
    },
  );
});
