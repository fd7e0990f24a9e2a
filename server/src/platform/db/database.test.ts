import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type DatabaseSite,
  databases,
  postgresOnly,
  runOnPostgres,
  sqlite,
} from '../../../test/databases.ts';
import { type Database, DatabaseUnavailable, type WriteTx, type Writing } from './database.ts';
import { openDatabase } from './open-database.ts';
import { prepared } from './prepared.ts';

const entry = (id: string) => ({
  id,
  created_at: 1,
  due_at: 2,
  attempts: 0,
  channels: '[]',
  event: 'match-created',
  payload: '{}',
});

const insert = (tx: WriteTx, id: string) => tx.q.insertInto('outbox').values(entry(id)).execute();

const ids = async (db: Database): Promise<readonly string[]> => {
  const rows = await db.query((q) => q.selectFrom('outbox').select('id').orderBy('id').execute());
  return rows.map(({ id }) => id);
};

describe.each(databases)('database on $name', ({ create }) => {
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

  it('keeps the changes of a command and returns its value', async () => {
    const value = await db.write(async (tx) => {
      await insert(tx, 'a');
      return 'written';
    });
    expect(value).toBe('written');
    expect(await ids(db)).toEqual(['a']);
  });

  it('has another state after every commit, also of another connection', async () => {
    const states = [await db.state()];
    await db.write((tx) => insert(tx, 'a'));
    states.push(await db.state());
    await db.write((tx) => insert(tx, 'b'));
    states.push(await db.state());
    if (db.isShared) {
      const other = await openDatabase(site.options);
      await other.write((tx) => insert(tx, 'c'));
      states.push(await db.state());
      await other.close();
    }
    expect(new Set(states).size).toBe(states.length);
  });

  it('drops only the changes of commands that were refused or failed', async () => {
    const outcomes = await Promise.allSettled([
      db.write((tx) => insert(tx, 'a')),
      db.write(async (tx) => {
        await insert(tx, 'refused');
        return { ok: false, error: 'error.invalid-score' } as const;
      }),
      db.write(async (tx) => {
        await insert(tx, 'failed');
        throw new Error('a bug');
      }),
      db.write(async (tx) => {
        await insert(tx, 'twice');
        await insert(tx, 'twice');
      }),
      db.write((tx) => insert(tx, 'b')),
    ]);
    expect(await ids(db)).toEqual(['a', 'b']);
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
      'fulfilled',
    ]);
    expect(outcomes[1]).toMatchObject({ value: { ok: false, error: 'error.invalid-score' } });
  });

  it('returns after the commit, runs hooks before that, and no hooks of a refused command', async () => {
    const hooks: string[] = [];
    await Promise.all([
      db.write(async (tx) => {
        await insert(tx, 'a');
        tx.afterCommit(() => hooks.push('kept'));
      }),
      db.write(async (tx) => {
        tx.afterCommit(() => hooks.push('refused'));
        return { ok: false };
      }),
    ]);
    expect(hooks).toEqual(['kept']);
  });

  const later = (id: string): Writing => {
    const statement = prepared<ReturnType<typeof entry>>(({ q }, argument) =>
      q.insertInto('outbox').values({
        id: argument('id'),
        created_at: argument('created_at'),
        due_at: argument('due_at'),
        attempts: argument('attempts'),
        channels: argument('channels'),
        event: argument('event'),
        payload: '{"always": "the same $1"}',
      }),
    );
    return statement.with(entry(id));
  };

  it('runs deferred writes at the end of the work, and drops them with a refused command', async () => {
    const seen = await db.write(async (tx) => {
      tx.defer('outbox/a', later('a'));
      tx.defer('outbox/b', later('b'));
      return tx.q.selectFrom('outbox').select('id').execute();
    });
    expect(seen).toEqual([]);
    const outcomes = await Promise.allSettled([
      db.write(async (tx) => {
        tx.defer('outbox/refused', later('refused'));
        return { ok: false };
      }),
      db.write(async (tx) => {
        await insert(tx, 'rolled back');
        tx.defer('outbox/c', later('c'));
        tx.defer('outbox/a', later('a'));
      }),
      db.write(async (tx) => {
        await insert(tx, 'd');
        tx.defer('outbox/e', later('e'));
      }),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await ids(db)).toEqual(['a', 'b', 'd', 'e']);
  });

  it('runs deferred writes at once on a flush', async () => {
    const seen = await db.write(async (tx) => {
      tx.defer('outbox/a', later('a'));
      await tx.flush();
      tx.defer('outbox/b', later('b'));
      return tx.q.selectFrom('outbox').select('id').execute();
    });
    expect(seen).toEqual([{ id: 'a' }]);
    expect(await ids(db)).toEqual(['a', 'b']);
  });

  it('defers only one change per row, and fails a command that defers two', async () => {
    const twice = db.write(async (tx) => {
      tx.defer('outbox/a', later('a'));
      tx.defer('outbox/a', later('a'));
    });
    await expect(twice).rejects.toThrow('outbox/a is deferred twice');
    expect(await ids(db)).toEqual([]);
  });

  it('shows readers nothing before the commit, and a consistent state within a read', async () => {
    const seen: number[] = [];
    await db.write(async (tx) => {
      await insert(tx, 'a');
      seen.push((await ids(db)).length);
    });
    expect(seen).toEqual([0]);
    const counts = await db.read(async (q) => {
      const first = await q.selectFrom('outbox').select('id').execute();
      await db.write((tx) => insert(tx, 'b'));
      const second = await q.selectFrom('outbox').select('id').execute();
      return [first.length, second.length];
    });
    expect(counts).toEqual([1, 1]);
    expect(await ids(db)).toEqual(['a', 'b']);
  });

  it('returns numbers as numbers', async () => {
    await db.write((tx) => insert(tx, 'a'));
    const row = await db.query((q) =>
      q
        .selectFrom('outbox')
        .select(({ fn }) => ['due_at', fn.countAll().as('count')])
        .groupBy('due_at')
        .executeTakeFirstOrThrow(),
    );
    expect(row).toEqual({ due_at: 2, count: 1 });
  });

  it('still has everything after it was closed and opened', async () => {
    await db.write((tx) => insert(tx, 'a'));
    await db.close();
    db = await openDatabase(site.options);
    expect(await ids(db)).toEqual(['a']);
    await expect(db.check()).resolves.toBeUndefined();
  });

  it('finishes waiting commands before it closes', async () => {
    const writes = ['a', 'b', 'c'].map((id) => db.write((tx) => insert(tx, id)));
    const [, ...kept] = await Promise.allSettled([db.close(), ...writes]);
    expect(kept.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    db = await openDatabase(site.options);
    expect(await ids(db)).toEqual(['a', 'b', 'c']);
  });
});

describe('the embedded database', () => {
  it('belongs to one process, and explains in one sentence why another one cannot use it', async () => {
    const site = await sqlite.create();
    const db = await openDatabase(site.options);
    await expect(openDatabase(site.options)).rejects.toThrow(/in use by another process.*DATABASE_URL/);
    await db.close();
    const next = await openDatabase(site.options);
    expect(next.description).toContain('exactly one process');
    await next.close();
    await site.dispose();
  });

  it('fails all commands of a failed commit, and continues with the next', async () => {
    const site = await sqlite.create();
    const db = await openDatabase(site.options);
    const orphan = { match_id: 'nobody', request_id: 'r', kind: 'throw' };
    const outcomes = await Promise.allSettled([
      db.write((tx) => insert(tx, 'a')),
      db.write(async ({ q }) => {
        // This is checked only at the commit, so the commit fails.
        await sql`pragma defer_foreign_keys = on`.execute(q);
        await q.insertInto('match_requests').values(orphan).execute();
      }),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await db.write((tx) => insert(tx, 'b'));
    expect(await ids(db)).toEqual(['b']);
    await db.close();
    await site.dispose();
  });
});

describe.each(postgresOnly)('on $name alone', ({ create }) => {
  const terminateSelf = async ({ q }: WriteTx): Promise<void> => {
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(q);
  };

  it('runs a command again if its connection is lost before the commit', async () => {
    const site = await create();
    const db = await openDatabase(site.options);
    let runs = 0;
    await db.write(async (tx) => {
      runs += 1;
      await insert(tx, 'a');
      if (runs === 1) await terminateSelf(tx);
    });
    expect(runs).toBe(2);
    expect(await ids(db)).toEqual(['a']);
    await db.close();
    await site.dispose();
  });

  it('reports if it is unknown whether the commit arrived', async () => {
    const site = await create();
    const db = await openDatabase(site.options);
    let runs = 0;
    const write = db.write(async (tx) => {
      runs += 1;
      await insert(tx, 'a');
      tx.defer('nothing/0', () => ({ sql: 'select pg_terminate_backend(pg_backend_pid())', parameters: [] }));
    });
    await expect(write).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(runs).toBe(1);
    expect(await ids(db)).toEqual([]);
    await db.close();
    await site.dispose();
  });

  it('continues after all its connections were closed', async () => {
    const site = await create();
    const db = await openDatabase(site.options);
    const pidOf = async ({ q }: WriteTx, id: string): Promise<number> => {
      await q.insertInto('outbox').values(entry(id)).execute();
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(q);
      return rows[0]?.pid ?? 0;
    };
    const pids = await Promise.all(['a', 'b', 'c'].map((id) => db.write((tx) => pidOf(tx, id))));
    for (const pid of new Set(pids)) await runOnPostgres(`select pg_terminate_backend(${pid})`);
    await db.write((tx) => insert(tx, 'd'));
    expect(await ids(db)).toEqual(['a', 'b', 'c', 'd']);
    await db.close();
    await site.dispose();
  });

  it('runs commands again after a deadlock', async () => {
    const site = await create();
    const db = await openDatabase(site.options);
    await db.write(async (tx) => {
      await insert(tx, 'a');
      await insert(tx, 'b');
    });
    // Where commands run side by side, each waits until the other one has its first row.
    const waiting = db.isShared ? 2 : 1;
    let begun = 0;
    const both = Promise.withResolvers<void>();
    const touch = (first: string, second: string) =>
      db.write(async ({ q }) => {
        const count = (id: string) =>
          q
            .updateTable('outbox')
            .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
            .where('id', '=', id)
            .execute();
        await count(first);
        begun += 1;
        if (begun === waiting) both.resolve();
        await both.promise;
        await count(second);
      });
    await Promise.all([touch('a', 'b'), touch('b', 'a')]);
    // The one that lost began again.
    expect(begun).toBe(waiting + 1);
    const rows = await db.query((q) => q.selectFrom('outbox').select('attempts').execute());
    expect(rows).toEqual([{ attempts: 2 }, { attempts: 2 }]);
    await db.close();
    await site.dispose();
  });
});
