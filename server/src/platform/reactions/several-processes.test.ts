import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databases } from '../../../test/databases.ts';
import { eventually } from '../../../test/eventually.ts';
import {
  finished,
  onFinish,
  openReactingProcesses,
  type ReactingProcesses,
} from '../../../test/reacting-processes.ts';
import { type TestPlatform, testTime } from '../../../test/test-platform.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { countReactions } from './count-reactions.ts';
import { claimMarginMs, maxTries, tryLimitMs } from './run-reactions.ts';

/** A promise that a reaction waits for until the test resolves it. */
const createGate = () => Promise.withResolvers<void>();

describe.each(databases)('reactions of several processes on $name', (database) => {
  let processes: ReactingProcesses;
  let db: Database;

  beforeEach(async () => {
    processes = await openReactingProcesses(database);
    db = processes.db;
  });
  afterEach(() => processes.close());

  const run: ReactingProcesses['run'] = (reactions, options) => processes.run(reactions, options);
  const commit: ReactingProcesses['commit'] = (by, ...events) => processes.commit(by, ...events);
  const commitAndDie: ReactingProcesses['commitAndDie'] = (by, ...events) =>
    processes.commitAndDie(by, ...events);
  const waiting = () => processes.waiting();

  it('of a dead process run in another one, in their order', async () => {
    const seen: number[] = [];
    const reaction = onFinish(async ({ revision }) => void seen.push(revision));
    await commitAndDie(run([reaction]), finished('a', 1), finished('a', 2), finished('a', 3));
    expect(seen).toEqual([]);
    const heir = run([reaction]);
    await heir.reactions.sweep();
    expect([seen, await waiting()]).toEqual([[1, 2, 3], 0]);
  });

  it('run in the order of commits if clocks differ', async () => {
    const seen: number[] = [];
    const reaction = onFinish(async ({ revision }) => void seen.push(revision));
    const [fast, slow] = [run([reaction]), run([reaction])];
    fast.setTime(testTime + 500);
    await commitAndDie(fast, finished('a', 1));
    await commitAndDie(slow, finished('a', 2));
    await slow.reactions.sweep();
    expect(seen).toEqual([]);
    slow.setTime(testTime + 500);
    await slow.reactions.sweep();
    expect(seen).toEqual([1, 2]);
  });

  it('belong to one process until the claim ends', async () => {
    const gate = createGate();
    const [seenByOne, seenByOther]: [number[], number[]] = [[], []];
    const one = run([
      onFinish(async ({ revision }) => {
        seenByOne.push(revision);
        await gate.promise;
      }),
    ]);
    const other = run([
      onFinish(async ({ revision }) => {
        seenByOther.push(revision);
        throw new Error('fails here');
      }),
    ]);
    await commit(one, finished('a', 1), finished('a', 2));
    await eventually(() => seenByOne.length > 0 || undefined, 'the first to begin');
    other.setTime(testTime + tryLimitMs + claimMarginMs - 1);
    await other.reactions.sweep();
    expect(seenByOther).toEqual([]);
    other.setTime(testTime + tryLimitMs + claimMarginMs);
    await other.reactions.sweep();
    expect(seenByOther).toEqual([1]);
    // A late result changes nothing, because the row now belongs to the other process.
    gate.resolve();
    await one.reactions.sweep();
    expect([seenByOne, await waiting()]).toEqual([[1], 2]);
  });

  it('are set aside if every process that tried them has died', async () => {
    const seen: number[] = [];
    const platform = run([onFinish(async ({ revision }) => void seen.push(revision))]);
    await commitAndDie(platform, finished('a', 1), finished('a', 2));
    await db.write(({ q }) =>
      q
        .updateTable('reactions')
        .set({ attempts: maxTries })
        .where('payload', 'like', '%"revision":1,%')
        .execute(),
    );
    await platform.reactions.sweep();
    expect([seen, await countReactions(db, 'set-aside')]).toEqual([[2], 1]);
  });

  it('run only in processes that know them', async () => {
    const seen: number[] = [];
    const newer = run([onFinish(async ({ revision }) => void seen.push(revision), 'new notice')]);
    const older = run([onFinish(async () => void seen.push(0))]);
    await commitAndDie(newer, finished('a', 1));
    await older.reactions.sweep();
    expect([seen, await waiting()]).toEqual([[], 1]);
    await newer.reactions.sweep();
    expect([seen, await waiting()]).toEqual([[1], 0]);
  });

  it('never run twice at the same time or out of order', async () => {
    const [matches, rounds] = [20, 10];
    const otherDb = db.isShared ? await openDatabase(processes.site.options) : db;
    const underWay = new Set<string>();
    const faults: string[] = [];
    const seen = new Map<string, number[]>();
    const reaction = onFinish(async ({ matchId, revision }) => {
      if (underWay.has(matchId)) faults.push(`${matchId} runs twice`);
      underWay.add(matchId);
      await otherDb.query((q) => q.selectFrom('reactions').select('id').limit(1).execute());
      seen.set(matchId, [...(seen.get(matchId) ?? []), revision]);
      underWay.delete(matchId);
    });
    const all = [db, otherDb, db, otherDb].map((database) => run([reaction], { database }));
    for (let revision = 1; revision <= rounds; revision += 1) {
      const ends = Array.from({ length: matches }, (_, at) => finished(`m${at}`, revision));
      const committer = all[revision % all.length] as TestPlatform;
      await Promise.all([commit(committer, ...ends), ...all.map(({ reactions }) => reactions.sweep())]);
    }
    while ((await waiting()) > 0) await Promise.all(all.map(({ reactions }) => reactions.sweep()));
    const inOrder = Array.from({ length: rounds }, (_, at) => at + 1);
    expect(faults).toEqual([]);
    expect([...seen.values()]).toEqual(Array.from({ length: matches }, () => inOrder));
    await Promise.all(all.flatMap(({ outbox, reactions }) => [outbox.stop(), reactions.stop()]));
    if (otherDb !== db) await otherDb.close();
  });
});
