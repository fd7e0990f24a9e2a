import { setTimeout as sleep } from 'node:timers/promises';
import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import {
  type Database,
  DatabaseUnavailable,
  isRefusal,
  type Queries,
  type Statement,
  type WriteTx,
} from './database.ts';
import { type Migration, migrate } from './migrate.ts';
import { isConflict, isConnectionError } from './postgres-errors.ts';
import { createPostgresPool } from './postgres-pool.ts';
import type { Tables } from './tables.ts';
import { together } from './together.ts';
import { createDeferred, type Deferred } from './write-deferred.ts';

/** A restart takes PostgreSQL one to two seconds; a start together with it (after a power cut) longer. */
const restartMs = 6000;
const firstStartMs = 30_000;
const pauseMs = 100;

/** Any number that only we use: who holds this lock may migrate. */
const migrationLock = 9_501_501;

type LockableQuery = { forUpdate(): { skipLocked(): unknown } };
const lockRows: WriteTx['lockRows'] = (query) => query.forUpdate() as typeof query;
const lockFreeRows: WriteTx['lockFreeRows'] = (query) =>
  (query as unknown as LockableQuery).forUpdate().skipLocked() as typeof query;

/** Runs `work` again while the database restarts, and whenever it met another transaction. */
const persist = async <Value>(work: () => Promise<Value>, patienceMs: number): Promise<Value> => {
  const giveUpAt = Date.now() + patienceMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const isGone = isConnectionError(error);
      if (!isGone && !isConflict(error)) throw error;
      if (Date.now() >= giveUpAt) throw new DatabaseUnavailable(error);
      await sleep(isGone ? pauseMs : Math.random() * 10);
    }
  }
};

/** Ends a failed transaction; on a broken connection it has already ended. */
const rollback = async (q: Queries): Promise<void> => {
  await sql`rollback`.execute(q).catch(() => undefined);
};

/** Sends what was deferred and the commit after it; when the former fails, the latter rolls back. */
const commit = async (tx: WriteTx, deferred: Deferred): Promise<void> => {
  try {
    await together([deferred.write(tx), sql`commit`.execute(tx.q)]);
  } catch (error) {
    // Nobody can say whether the commit arrived: only the client may repeat, by its request id.
    throw isConnectionError(error) ? new DatabaseUnavailable(error) : error;
  }
};

/** A transaction begun, and what will happen at its end. */
const openTransaction = (q: Queries) => {
  const hooks: (() => void)[] = [];
  const deferred = createDeferred();
  const tx: WriteTx = {
    dialect: 'postgres',
    q,
    send: async <Row>({ sql: text, parameters }: Statement) =>
      (await q.executeQuery<Row>(CompiledQuery.raw(text, [...parameters]))).rows,
    lockRows,
    lockFreeRows,
    defer: deferred.defer,
    flush: () => deferred.write(tx),
    afterCommit: (hook) => void hooks.push(hook),
  };
  return { tx, hooks, deferred, begun: sql`begin`.execute(q) };
};

const inTransaction = async (
  q: Queries,
  work: (tx: WriteTx) => Promise<unknown>,
): Promise<{ readonly value: unknown; readonly hooks: readonly (() => void)[] }> => {
  const { tx, hooks, deferred, begun } = openTransaction(q);
  let value: unknown;
  try {
    [, value] = await together([begun, work(tx)]);
  } catch (error) {
    await rollback(q);
    throw error;
  }
  if (isRefusal(value)) {
    await rollback(q);
    return { value, hooks: [] };
  }
  await commit(tx, deferred);
  return { value, hooks };
};

const snapshot = async <Value>(q: Queries, work: (q: Queries) => Promise<Value>): Promise<Value> => {
  await sql`begin isolation level repeatable read read only`.execute(q);
  try {
    return await work(q);
  } finally {
    await rollback(q);
  }
};

/** Counts what is under way, so that closing can wait for it. */
const createDoor = () => {
  const inside = new Set<Promise<unknown>>();
  return {
    enter: <Value>(work: () => Promise<Value>): Promise<Value> => {
      const visit = work();
      const leave = () => inside.delete(visit);
      inside.add(visit);
      visit.then(leave, leave);
      return visit;
    },
    whenEmpty: async (): Promise<void> => {
      while (inside.size > 0) await Promise.allSettled(inside);
    },
  };
};

const migratePostgres = (db: Queries, migrations: readonly Migration[]): Promise<unknown> =>
  persist(
    () =>
      db.connection().execute((connection) =>
        inTransaction(connection, async ({ q }) => {
          await sql`set local statement_timeout = 0`.execute(q);
          await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(q);
          await migrate(q, migrations);
        }),
      ),
    firstStartMs,
  );

/** Connects to PostgreSQL and brings the schema up to date; waits for a database that is still starting. */
export const openPostgres = async (url: string, migrations: readonly Migration[]): Promise<Database> => {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: createPostgresPool(url) }) });
  try {
    await migratePostgres(db, migrations);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const door = createDoor();
  const run = <Value>(work: (connection: Queries) => Promise<Value>): Promise<Value> =>
    door.enter(() => persist(() => db.connection().execute(work), restartMs));
  return {
    dialect: 'postgres',
    description: 'PostgreSQL at DATABASE_URL: any number of processes may share it.',
    isShared: true,
    query: (work) => door.enter(() => persist(() => work(db), restartMs)),
    read: (work) => run((connection) => snapshot(connection, work)),
    write: async <Value>(work: (tx: WriteTx) => Promise<Value>) => {
      const { value, hooks } = await run((connection) => inTransaction(connection, work));
      for (const hook of hooks) hook();
      return value as Value;
    },
    check: async () => {
      await sql`select 1`.execute(db);
    },
    close: async () => {
      await door.whenEmpty();
      await db.destroy();
    },
  };
};
