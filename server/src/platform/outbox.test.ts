import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DatabaseSite, databases } from '../../test/databases.ts';
import { createTestPlatform, testTime } from '../../test/test-platform.ts';
import type { Database } from './db/database.ts';
import { openDatabase } from './db/open-database.ts';
import { type Announcement, createOutbox, leftBehindAfterMs } from './outbox.ts';

const finished = (matchId: string, revision = 1): Announcement => ({
  event: 'match-finished',
  payload: { matchId, eventId: null, revision, winningParty: 0 },
  channels: [`matches/${matchId}`, 'events/e'],
});

const waitingIn = async (db: Database): Promise<number> => {
  const rows = await db.query((q) => q.selectFrom('outbox').select('id').execute());
  return rows.length;
};

describe.each(databases)('outbox on $name', ({ create }) => {
  let site: DatabaseSite;
  let db: Database;

  beforeEach(async () => {
    site = await create();
    db = await openDatabase(site.options);
  });
  afterEach(async () => {
    await db.close();
    await site.dispose();
  });

  /** A process that commits and dies before it announces an event. */
  const commitAndDie = async (time: number, ...announcements: Announcement[]): Promise<void> => {
    const { outbox, setTime } = createTestPlatform(db);
    setTime(time);
    await db.write(async (tx) => outbox.announce({ ...tx, afterCommit: () => undefined }, announcements));
  };

  it('announces on every channel once the change is committed, and then deletes the entry', async () => {
    const { announce, heard, outbox } = createTestPlatform(db);
    await db.write(async (tx) => {
      announce(tx, [finished('a')]);
      expect(heard).toEqual([]);
    });
    expect(heard.map(({ channel, event }) => [channel, event])).toEqual([
      ['matches/a', 'match-finished'],
      ['events/e', 'match-finished'],
    ]);
    await outbox.stop();
    expect(await waitingIn(db)).toBe(0);
  });

  it('sends at once what it does not store, and later without it', async () => {
    const payload = { matchId: 'a', eventId: 'e', revision: 1 };
    const match = {
      seats: { entries: ['one', 'other'], tag: '' },
      common: '',
      caller: 'Geheim',
      timeStamp: 1,
      startedAt: 1,
    } as const;
    const start: Announcement = {
      event: 'match-started',
      payload,
      channels: ['events/e'],
      atOnce: { match },
    };
    await commitAndDie(testTime, start);
    const rows = await db.query((q) => q.selectFrom('outbox').selectAll().execute());
    expect(JSON.stringify(rows)).not.toContain('Geheim');
    const { announce, heard, outbox, setTime } = createTestPlatform(db);
    await db.write(async (tx) => announce(tx, [start]));
    expect(heard.map((one) => one.payload)).toEqual([{ ...payload, match }]);
    setTime(testTime + leftBehindAfterMs);
    await outbox.sweep();
    expect(heard.map((one) => one.payload)).toEqual([{ ...payload, match }, payload]);
    await outbox.stop();
  });

  it('announces nothing of a refused change', async () => {
    const { announce, heard } = createTestPlatform(db);
    await db.write(async (tx) => {
      announce(tx, [finished('a')]);
      return { ok: false };
    });
    expect(heard).toEqual([]);
    expect(await waitingIn(db)).toBe(0);
  });

  it('lets another process announce the entries of a dead one in order, but not before they are due', async () => {
    await commitAndDie(testTime - 1, finished('a', 1), finished('a', 2));
    await commitAndDie(testTime, finished('a', 3));
    const { heard, outbox, setTime } = createTestPlatform(db);
    setTime(testTime + leftBehindAfterMs - 2);
    await outbox.sweep();
    expect(heard).toEqual([]);
    setTime(testTime + leftBehindAfterMs);
    await outbox.sweep();
    expect(heard.map(({ payload }) => payload.revision)).toEqual([1, 1, 2, 2, 3, 3]);
    expect(heard[0]?.payload).toEqual(finished('a', 1).payload);
    await outbox.stop();
    expect(await waitingIn(db)).toBe(0);
  });

  it('shares the remaining entries among processes that sweep at once', async () => {
    await commitAndDie(testTime, ...Array.from({ length: 20 }, (_, index) => finished('a', index)));
    const processes = [createTestPlatform(db), createTestPlatform(db)];
    for (const { setTime } of processes) setTime(testTime + leftBehindAfterMs);
    await Promise.all(processes.map(({ outbox }) => outbox.sweep()));
    const revisions = processes.flatMap(({ heard }) => heard.map(({ payload }) => payload.revision));
    expect(revisions.sort((one, other) => one - other)).toEqual(
      Array.from({ length: 40 }, (_, index) => Math.floor(index / 2)),
    );
    await Promise.all(processes.map(({ outbox }) => outbox.stop()));
  });

  it('sweeps by itself once started', async () => {
    const { outbox, heard } = createTestPlatform(db);
    const late = { now: () => testTime + leftBehindAfterMs };
    const sweeper = createOutbox({ db, clock: late });
    const swept = new Promise<string>((resolve) =>
      sweeper.subscribe({ publish: ([channel = '']) => resolve(channel) }),
    );
    await commitAndDie(testTime, finished('a'));
    sweeper.start();
    expect(await swept).toBe('matches/a');
    await sweeper.stop();
    await outbox.stop();
    expect(heard).toEqual([]);
    expect(await waitingIn(db)).toBe(0);
  });

  it('tries again later when a listener fails, and keeps the entry until it is announced', async () => {
    const failures: string[] = [];
    let isBroken = true;
    const { announce, outbox, heard, setTime } = createTestPlatform(db, {
      announcers: [
        {
          publish: async () => {
            if (isBroken) throw new Error('unreachable');
          },
        },
      ],
      onFailure: (event) => failures.push(event),
    });
    await db.write(async (tx) => announce(tx, [finished('a')]));
    await outbox.stop();
    expect(failures).toEqual(['match-finished']);
    expect(await waitingIn(db)).toBe(1);
    isBroken = false;
    setTime(testTime + leftBehindAfterMs);
    await outbox.sweep();
    await outbox.stop();
    expect(heard).toHaveLength(4);
    expect(await waitingIn(db)).toBe(0);
  });
});
