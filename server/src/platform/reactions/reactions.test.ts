import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databases } from '../../../test/databases.ts';
import { eventually } from '../../../test/eventually.ts';
import {
  deleted,
  type Finished,
  finished,
  onFinish,
  openReactingProcesses,
  type ReactingProcesses,
} from '../../../test/reacting-processes.ts';
import { testTime } from '../../../test/test-platform.ts';
import type { Database } from '../db/database.ts';
import { createLog } from '../log.ts';
import { countReactions } from './count-reactions.ts';
import { ServiceAway } from './reaction.ts';
import { maxAtOnce, maxTries } from './run-reactions.ts';

/** A promise that a reaction waits for until the test resolves it. */
const createGate = () => Promise.withResolvers<void>();

describe.each(databases)('reactions on $name', (database) => {
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

  it('run after the commit and leave nothing behind', async () => {
    const seen: number[] = [];
    const platform = run([onFinish(async ({ revision }) => void seen.push(revision))]);
    await db.write(async (tx) => {
      platform.announce(tx, [finished('a', 1), finished('a', 2)]);
      expect(seen).toEqual([]);
    });
    await platform.reactions.sweep();
    expect(seen).toEqual([1, 2]);
    expect(await waiting()).toBe(0);
  });

  it('do not run for a refused change', async () => {
    const seen: number[] = [];
    const platform = run([onFinish(async ({ revision }) => void seen.push(revision))]);
    await db.write(async (tx) => {
      platform.announce(tx, [finished('a')]);
      return { ok: false };
    });
    await platform.reactions.sweep();
    expect([seen, await waiting()]).toEqual([[], 0]);
  });

  it('write no row for an event that `concerns` excludes', async () => {
    const seen: number[] = [];
    const platform = run([
      {
        name: 'notice',
        event: 'match-finished',
        concerns: ({ payload }) => payload.revision === 2,
        react: async ({ revision }) => void seen.push(revision),
      },
    ]);
    await commitAndDie(platform, finished('a', 1), finished('a', 2), deleted('a', 3));
    expect(await waiting()).toBe(1);
    await platform.reactions.sweep();
    expect(seen).toEqual([2]);
  });

  it('write no row that nobody waits for, in the same commit as others', async () => {
    const seen: string[] = [];
    const awaited = {
      about: ({ matchId }: Finished) => matchId,
      inSql: (matchId: string) => sql<boolean>`${matchId} = ${sql.lit('a')}`,
    };
    const react = async ({ matchId }: Finished) => void seen.push(matchId);
    const platform = run([{ name: 'notice', event: 'match-finished', awaited, react }]);
    await commitAndDie(platform, finished('a'), finished('b'), finished('a', 2));
    expect(await waiting()).toBe(2);
    await platform.reactions.sweep();
    expect([seen, await waiting()]).toEqual([['a', 'a'], 0]);
  });

  it('send the live event once even if they fail, and wait longer before each try', async () => {
    const tries: number[] = [];
    let now = testTime;
    const platform = run([
      onFinish(async () => {
        tries.push((now - testTime) / 1000);
        throw new Error('not yet');
      }),
    ]);
    await commit(platform, finished('a'));
    await platform.reactions.sweep();
    for (let wait = 2; wait <= 64; wait *= 2) {
      for (const ms of [wait * 1000 - 1, 1]) {
        now += ms;
        platform.setTime(now);
        await platform.outbox.sweep();
        await platform.reactions.sweep();
      }
    }
    await platform.outbox.stop();
    expect(tries).toEqual([0, 2, 6, 14, 30, 62, 126]);
    expect(platform.heard).toHaveLength(1);
    expect(await db.query((q) => q.selectFrom('outbox').select('id').execute())).toEqual([]);
  });

  it('are set aside after the last try, with one line in the log, and counted', async () => {
    const lines: string[] = [];
    const seen: number[] = [];
    const reaction = onFinish(async ({ revision }) => {
      seen.push(revision);
      if (revision === 1) throw new Error('never works');
    });
    const log = createLog('info', { write: (line: string) => void lines.push(line) });
    const platform = run([reaction], { log });
    await commit(platform, finished('a', 1), finished('a', 2));
    for (let count = 0; count < maxTries + 2; count += 1) {
      await platform.reactions.sweep();
      platform.setTime(testTime + (count + 1) * 3_600_000);
    }
    expect(seen).toEqual([...Array.from({ length: maxTries }, () => 1), 2]);
    expect([await waiting(), await countReactions(db, 'set-aside')]).toEqual([0, 1]);
    const errors = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 'error');
    expect(errors).toEqual([
      expect.objectContaining({
        reaction: 'notice',
        subject: 'matches/a',
        event: 'match-finished',
        attempts: maxTries,
        err: expect.objectContaining({ message: 'never works' }),
        msg: 'reaction set aside, it failed too often',
      }),
    ]);
  });

  it('are dropped after the last try if their service was away all the time, without a line for each try', async () => {
    const lines: string[] = [];
    let tries = 0;
    const reaction = onFinish(async () => {
      tries += 1;
      throw new ServiceAway('nobody is there');
    });
    const log = createLog('info', { write: (line: string) => void lines.push(line) });
    const platform = run([reaction], { log });
    await commit(platform, finished('a', 1));
    for (let count = 0; count < maxTries + 2; count += 1) {
      await platform.reactions.sweep();
      platform.setTime(testTime + (count + 1) * 3_600_000);
    }
    expect([tries, await waiting(), await countReactions(db, 'set-aside')]).toEqual([maxTries, 0, 0]);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        level: 'warn',
        reaction: 'notice',
        attempts: maxTries,
        msg: 'reaction dropped, its service was away for too long',
      }),
    ]);
  });

  it('learn when their event happened, the same at every try', async () => {
    const seen: number[] = [];
    const platform = run([
      {
        name: 'notice',
        event: 'match-finished',
        react: async (_payload, _signal, since) => {
          seen.push(since);
          if (seen.length === 1) throw new Error('not yet');
        },
      },
    ]);
    await commit(platform, finished('a', 1));
    await platform.reactions.sweep();
    platform.setTime(testTime + 3_600_000);
    await platform.reactions.sweep();
    expect(seen).toEqual([testTime, testTime]);
  });

  it('wait for a failing one of the same subject, but do not delay other subjects', async () => {
    const seen: string[] = [];
    let isBroken = true;
    const note = async ({ matchId, revision }: Finished) => {
      if (isBroken && matchId === 'a' && revision === 1) throw new Error('not yet');
      seen.push(`${matchId}${revision}`);
    };
    const platform = run([
      onFinish(note),
      { name: 'notice', event: 'match-deleted', react: note },
      onFinish(async ({ matchId, revision }) => void seen.push(`other ${matchId}${revision}`), 'other'),
    ]);
    await commit(platform, finished('a', 1), finished('b', 1), finished('a', 2), deleted('a', 3));
    await platform.reactions.sweep();
    expect(seen.toSorted()).toEqual(['b1', 'other a1', 'other a2', 'other b1']);
    isBroken = false;
    platform.setTime(testTime + 2000);
    await platform.reactions.sweep();
    expect(seen.slice(4)).toEqual(['a1', 'a2', 'a3']);
  });

  it('may be slow without delaying live events or other subjects', async () => {
    const gate = createGate();
    const seen: string[] = [];
    const platform = run([
      onFinish(async ({ matchId, revision }) => {
        if (matchId === 'slow') await gate.promise;
        seen.push(`${matchId}${revision}`);
      }),
    ]);
    await commit(platform, finished('slow', 1), finished('slow', 2));
    await commit(platform, finished('a', 1));
    expect(platform.heard.map(({ payload }) => payload.matchId)).toEqual(['slow', 'slow', 'a']);
    await eventually(() => seen.length > 0 || undefined, 'the other subject');
    await commit(platform, finished('slow', 3), finished('b', 1));
    expect(platform.heard).toHaveLength(5);
    await eventually(() => seen.length > 1 || undefined, 'one more subject');
    expect(seen).toEqual(['a1', 'b1']);
    gate.resolve();
    await platform.reactions.sweep();
    expect(seen).toEqual(['a1', 'b1', 'slow1', 'slow2', 'slow3']);
  });

  it('use the subject that they name', async () => {
    const seen: number[] = [];
    const platform = run([
      {
        name: 'notice',
        event: 'match-finished',
        subject: ({ eventId }) => `events/${eventId}`,
        react: async ({ revision }) => {
          seen.push(revision);
          if (revision === 1) throw new Error('not yet');
        },
      },
    ]);
    await commit(platform, finished('a', 1), finished('b', 2));
    await platform.reactions.sweep();
    expect(seen).toEqual([1]);
  });

  it('run at the same time up to a maximum', async () => {
    let underWay = 0;
    let most = 0;
    const platform = run([
      onFinish(async () => {
        underWay += 1;
        most = Math.max(most, underWay);
        await db.query((q) => q.selectFrom('reactions').select('id').limit(1).execute());
        underWay -= 1;
      }),
    ]);
    await commit(platform, ...Array.from({ length: 2 * maxAtOnce + 5 }, (_, at) => finished(`m${at}`)));
    await platform.reactions.sweep();
    expect([most, underWay, await waiting()]).toEqual([maxAtOnce, 0, 0]);
  });

  it('fail if they take too long', async () => {
    const signals: AbortSignal[] = [];
    const platform = run(
      [
        onFinish((_, signal) => {
          signals.push(signal);
          return signals.length > 1 ? Promise.resolve() : new Promise(() => undefined);
        }),
      ],
      { limitMs: 1 },
    );
    await commit(platform, finished('a'));
    await platform.reactions.sweep();
    expect([signals.map(({ aborted }) => aborted), await waiting()]).toEqual([[true], 1]);
    platform.setTime(testTime + 2000);
    await platform.reactions.sweep();
    expect([signals.map(({ aborted }) => aborted), await waiting()]).toEqual([[true, false], 0]);
  });

  it('finish before the process stops, and no others start', async () => {
    const gate = createGate();
    const seen: number[] = [];
    const platform = run([
      onFinish(async ({ revision }) => {
        seen.push(revision);
        await gate.promise;
      }),
    ]);
    await commit(platform, finished('a', 1), finished('a', 2));
    await eventually(() => seen.length > 0 || undefined, 'the first to begin');
    const stopped = platform.reactions.stop();
    gate.resolve();
    await stopped;
    expect([seen, await waiting()]).toEqual([[1], 1]);
  });

  it('run without a sweep after `start`', async () => {
    const gate = createGate();
    const platform = run([onFinish(async () => gate.resolve())]);
    await commitAndDie(platform, finished('a'));
    platform.reactions.start();
    await gate.promise;
    await platform.reactions.stop();
    expect(await waiting()).toBe(0);
  });

  it('do not run again if only the deletion of their row failed', async () => {
    const seen: number[] = [];
    let failures = 0;
    const unsteady: Database = {
      ...db,
      write: async (work) => {
        if (seen.length === 1 && failures === 0) {
          failures += 1;
          throw new Error('gone for a moment');
        }
        return db.write(work);
      },
    };
    const platform = run([onFinish(async ({ revision }) => void seen.push(revision))], {
      database: unsteady,
    });
    await commit(platform, finished('a', 7));
    await platform.reactions.sweep();
    expect([failures, await waiting()]).toEqual([1, 1]);
    platform.setTime(testTime + 3_600_000);
    await platform.reactions.sweep();
    expect([seen, await waiting()]).toEqual([[7], 0]);
  });

  it('cannot share a name and an event', () => {
    const reaction = onFinish(async () => undefined);
    expect(() => run([reaction, reaction])).toThrow('two reactions notice to match-finished');
  });
});
