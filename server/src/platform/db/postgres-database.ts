import { setTimeout as sleep } from 'node:timers/promises';
import { CompiledQuery, type DatabaseConnection, Kysely, PostgresDialect, sql } from 'kysely';
import { joinCalls } from '../join-calls.ts';
import { checkSessions } from './check-sessions.ts';
import {
  type Database,
  DatabaseUnavailable,
  isRefusal,
  type Queries,
  type Statement,
  type WriteTx,
} from './database.ts';
import { migrate, type OpenOptions, type SchemaUpdate } from './migrate.ts';
import { isConflict, isConnectionError } from './postgres-errors.ts';
import { createPostgresPool } from './postgres-pool.ts';
import { sendAtOnce } from './prepared.ts';
import type { Tables } from './tables.ts';
import { together } from './together.ts';
import { createDeferred, type Deferred } from './write-deferred.ts';

/**
 * Time to wait for a restarting PostgreSQL, in ms; a restart takes one to two seconds, a start after a power cut
 * longer.
 */
const restartMs = 6000;
const firstStartMs = 30_000;
const pauseMs = 100;

/** Number of the advisory lock for migrations; any number that no other program uses. */
const migrationLock = 9_501_501;

type LockableQuery = { forUpdate(): { skipLocked(): unknown } };
const lockRows: WriteTx['lockRows'] = (query) => query.forUpdate() as typeof query;
const lockFreeRows: WriteTx['lockFreeRows'] = (query) =>
  (query as unknown as LockableQuery).forUpdate().skipLocked() as typeof query;

/**
 * Runs `work` again while the database restarts and after conflicts with other transactions, for at most
 * `maxWaitMs`.
 */
const retry = async <Value>(work: () => Promise<Value>, maxWaitMs: number): Promise<Value> => {
  const giveUpAt = performance.now() + maxWaitMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const isGone = isConnectionError(error);
      if (!isGone && !isConflict(error)) throw error;
      if (performance.now() >= giveUpAt) throw new DatabaseUnavailable(error);
      await sleep(isGone ? pauseMs : Math.random() * 10);
    }
  }
};

/** One connection to PostgreSQL. */
type Line = {
  /** Builds queries and sends them one after the other: each waits for the answer of the one before. */
  readonly q: Queries;
  /** Sends at once; statements that are sent before the first answer arrives share a round trip. */
  readonly send: (text: string, parameters?: readonly unknown[]) => Promise<readonly unknown[]>;
};

const onOneLine = <Value>(db: Queries, work: (line: Line) => Promise<Value>): Promise<Value> =>
  db.connection().execute(async (q) => {
    let connection: DatabaseConnection | undefined;
    await q.getExecutor().provideConnection(async (provided) => {
      connection = provided;
    });
    const send: Line['send'] = async (text, parameters = []) =>
      (await connection?.executeQuery(CompiledQuery.raw(text, [...parameters])))?.rows ?? [];
    sendAtOnce(q, ({ sql: text, parameters }) => send(text, parameters));
    return work({ q, send });
  });

/** Rolls back a failed transaction; ignores errors, because a broken connection has already ended it. */
const rollback = async ({ send }: Line): Promise<void> => {
  await send('rollback').catch(() => undefined);
};

/** Sends the deferred statements and the commit together; if a statement fails, PostgreSQL rolls back at the commit. */
const commit = async ({ send }: Line, tx: WriteTx, deferred: Deferred): Promise<void> => {
  try {
    await together([deferred.write(tx), send('commit')]);
  } catch (error) {
    // It is unknown whether the commit arrived, so only the client may repeat, with the same request id.
    throw isConnectionError(error) ? new DatabaseUnavailable(error) : error;
  }
};

/** A new transaction with its deferred statements and its hooks. */
const openTransaction = ({ q, send }: Line) => {
  const hooks: (() => void)[] = [];
  const deferred = createDeferred();
  const tx: WriteTx = {
    dialect: 'postgres',
    q,
    send: async <Row>({ sql: text, parameters }: Statement) =>
      (await send(text, parameters)) as readonly Row[],
    lockRows,
    lockFreeRows,
    defer: deferred.defer,
    flush: () => deferred.write(tx),
    afterCommit: (hook) => void hooks.push(hook),
  };
  return { tx, hooks, deferred, begun: send('begin') };
};

const inTransaction = async (
  line: Line,
  work: (tx: WriteTx) => Promise<unknown>,
): Promise<{ readonly value: unknown; readonly hooks: readonly (() => void)[] }> => {
  const { tx, hooks, deferred, begun } = openTransaction(line);
  let value: unknown;
  try {
    [, value] = await together([begun, work(tx)]);
  } catch (error) {
    await rollback(line);
    throw error;
  }
  if (isRefusal(value)) {
    await rollback(line);
    return { value, hooks: [] };
  }
  await commit(line, tx, deferred);
  return { value, hooks };
};

const snapshot = async <Value>(line: Line, work: (q: Queries) => Promise<Value>): Promise<Value> => {
  const begun = line.send('begin isolation level repeatable read read only');
  try {
    return (await together([begun, work(line.q)]))[1];
  } finally {
    await rollback(line);
  }
};

/** Tracks running work, so that closing can wait for it. */
const trackWork = () => {
  const running = new Set<Promise<unknown>>();
  return {
    run: <Value>(work: () => Promise<Value>): Promise<Value> => {
      const promise = work();
      const forget = () => running.delete(promise);
      running.add(promise);
      promise.then(forget, forget);
      return promise;
    },
    whenIdle: async (): Promise<void> => {
      while (running.size > 0) await Promise.allSettled(running);
    },
  };
};

/** Nobody can restore a PostgreSQL from here, so its owner gets the command. */
const adviceBefore = ({ from, to }: SchemaUpdate): string =>
  `The database is updated from ${from} to ${to} without a back-up; make one before every update: ` +
  'pg_dump --format=custom --file=neundarter.dump "$DATABASE_URL"';

const migratePostgres = (db: Queries, options: OpenOptions): Promise<unknown> =>
  retry(
    () =>
      onOneLine(db, (line) =>
        inTransaction(line, async ({ q }) => {
          await sql`set local statement_timeout = 0`.execute(q);
          await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(q);
          await migrate(q, options, (update) => options.onUpdate(adviceBefore(update)));
        }),
      ),
    firstStartMs,
  );

const visible = sql<{ readonly state: string }>`select pg_current_snapshot()::text as state`;

/** Connects to PostgreSQL and updates the schema; waits if the database is still starting. */
export const openPostgres = async (url: string, options: OpenOptions): Promise<Database> => {
  const pool = createPostgresPool(url);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await retry(() => checkSessions(pool), firstStartMs);
    await migratePostgres(db, options);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const tracked = trackWork();
  const run = <Value>(work: (line: Line) => Promise<Value>): Promise<Value> =>
    tracked.run(() => retry(() => onOneLine(db, work), restartMs));
  // It names the transactions that are visible: each that has written something, and has ended or not.
  const readState = joinCalls(async () => {
    const { rows } = await tracked.run(() => retry(() => visible.execute(db), restartMs));
    return rows[0]?.state ?? '';
  });
  return {
    dialect: 'postgres',
    description: 'PostgreSQL at DATABASE_URL: any number of processes may share it.',
    isShared: true,
    query: (work) => tracked.run(() => retry(() => work(db), restartMs)),
    read: (work) => run((line) => snapshot(line, work)),
    write: async <Value>(work: (tx: WriteTx) => Promise<Value>) => {
      const { value, hooks } = await run((line) => inTransaction(line, work));
      for (const hook of hooks) hook();
      return value as Value;
    },
    state: readState,
    check: async () => {
      await sql`select 1`.execute(db);
    },
    close: async () => {
      await tracked.whenIdle();
      await db.destroy();
    },
  };
};
