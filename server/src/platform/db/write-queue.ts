import { setImmediate as turnOfOthers } from 'node:timers/promises';
import type Sqlite from 'better-sqlite3';
import { isRefusal, type Queries, type Statement, type WriteTx } from './database.ts';
import { cachingStatements } from './sqlite-dialect.ts';
import { createDeferred } from './write-deferred.ts';

/** Maximum number of commands in one commit; with more, the first ones would wait too long. */
const maxBatch = 256;

/**
 * A commit takes far longer than a turn of the event loop. So after a large batch, whose callers send their next command as
 * soon as they have an answer, the next one waits this many turns at most for most of them; with 50 scorers 42 instead of
 * 32 commands share a commit.
 */
const maxTurnsToWait = 2;
const largeBatch = 8;
const awaitedShare = 0.75;

/** Time after which a batch lets others work before its next command, in ms. */
const pieceMs = 10;

type Work = (tx: WriteTx) => Promise<unknown>;
type Job = {
  readonly work: Work;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
};
type Batch = { readonly answers: (() => void)[]; readonly hooks: (() => void)[] };

type WriteQueue = {
  readonly write: <Value>(work: (tx: WriteTx) => Promise<Value>) => Promise<Value>;
  /** Resolves when no command is waiting or running any more. */
  readonly idle: () => Promise<void>;
};

const asItIs = <Query>(query: Query): Query => query;

/**
 * The only writer of the embedded database. All waiting commands share one transaction, and so one sync of the disk;
 * each has its own savepoint. They return after the commit. If the commit fails, all of them fail.
 */
export const createWriteQueue = (connection: Sqlite.Database, q: Queries): WriteQueue => {
  const begin = connection.prepare('begin immediate');
  const commit = connection.prepare('commit');
  const rollback = connection.prepare('rollback');
  const savepoint = connection.prepare('savepoint command');
  const undo = connection.prepare('rollback to command');
  const release = connection.prepare('release command');
  const prepare = cachingStatements(connection);
  const send = async <Row>({ sql, parameters }: Statement): Promise<readonly Row[]> => {
    const statement = prepare(sql);
    if (statement.reader) return statement.all(parameters) as Row[];
    statement.run(parameters);
    return [];
  };

  let waiting: Job[] = [];
  let isBusy = false;
  const idleWaiters: (() => void)[] = [];

  const runJob = async ({ work, resolve, reject }: Job, batch: Batch): Promise<void> => {
    const hooks: (() => void)[] = [];
    const deferred = createDeferred();
    const tx: WriteTx = {
      dialect: 'sqlite',
      q,
      send,
      lockRows: asItIs,
      lockFreeRows: asItIs,
      defer: deferred.defer,
      flush: () => deferred.write(tx),
      afterCommit: (hook) => void hooks.push(hook),
    };
    savepoint.run();
    try {
      const value = await work(tx);
      if (isRefusal(value)) undo.run();
      else {
        await deferred.write(tx);
        batch.hooks.push(...hooks);
      }
      batch.answers.push(() => resolve(value));
    } catch (error) {
      // If the disk is full, SQLite has already rolled back the whole transaction, so the batch fails.
      if (!connection.inTransaction) throw error;
      undo.run();
      batch.answers.push(() => reject(error));
    }
    release.run();
  };

  /** A rollback that fails on a broken disk is repeated after the next batch, which cannot begin without it. */
  const giveUp = (): void => {
    try {
      if (connection.inTransaction) rollback.run();
    } catch {
      // see above
    }
  };

  const runBatch = async (jobs: readonly Job[]): Promise<void> => {
    const batch: Batch = { answers: [], hooks: [] };
    try {
      begin.run();
      let beganAt = performance.now();
      for (const job of jobs) {
        if (performance.now() - beganAt >= pieceMs) {
          await turnOfOthers();
          beganAt = performance.now();
        }
        await runJob(job, batch);
      }
      commit.run();
    } catch (error) {
      giveUp();
      for (const job of jobs) job.reject(error);
      return;
    }
    for (const hook of batch.hooks) hook();
    for (const answer of batch.answers) answer();
  };

  let lastSize = 0;
  let turnsWaited = 0;

  const isWorthWaiting = (): boolean =>
    lastSize >= largeBatch && waiting.length < lastSize * awaitedShare && turnsWaited < maxTurnsToWait;

  const next = (): void => {
    if (isWorthWaiting()) {
      turnsWaited += 1;
      setImmediate(next);
      return;
    }
    turnsWaited = 0;
    const jobs = waiting.slice(0, maxBatch);
    lastSize = jobs.length;
    waiting = waiting.slice(maxBatch);
    void runBatch(jobs).finally(() => {
      isBusy = waiting.length > 0;
      if (isBusy) setImmediate(next);
      else for (const wake of idleWaiters.splice(0)) wake();
    });
  };

  const enqueue = (job: Job): void => {
    waiting.push(job);
    if (isBusy) return;
    isBusy = true;
    setImmediate(next);
  };

  return {
    write: <Value>(work: (tx: WriteTx) => Promise<Value>) =>
      new Promise<Value>((resolve, reject) => {
        enqueue({ work, resolve: resolve as (value: unknown) => void, reject });
      }),
    idle: () => (isBusy ? new Promise<void>((resolve) => idleWaiters.push(resolve)) : Promise.resolve()),
  };
};
