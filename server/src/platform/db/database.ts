import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Builds and runs queries on one connection or transaction. */
export type Queries = Kysely<Tables>;

/** A statement with its values, ready to be sent. */
export type Statement = { readonly sql: string; readonly parameters: readonly unknown[] };

/** Builds a statement in the SQL dialect of the given transaction. */
export type Writing = (tx: WriteTx) => Statement;

/** The transaction of a command. */
export type WriteTx = {
  readonly dialect: 'sqlite' | 'postgres';
  readonly q: Queries;
  /** Sends a prepared statement and returns its rows; faster than building a query. */
  readonly send: <Row>(statement: Statement) => Promise<readonly Row[]>;
  /** Locks the selected rows until the end of the transaction, if several processes may write. */
  readonly lockRows: <Query extends { forUpdate(): unknown }>(query: Query) => Query;
  /** Like `lockRows`, but skips rows that other transactions have locked. */
  readonly lockFreeRows: <Query extends { forUpdate(): unknown }>(query: Query) => Query;
  /**
   * Runs the statement at the end of the work or with the next `flush`, together with all other deferred statements.
   * Until then the work does not see its effect, and deferred statements do not see each other. So it throws if the row
   * already has a deferred statement.
   * @param row the row that the statement writes, as `table/key`
   */
  readonly defer: (row: string, writing: Writing) => void;
  /** Runs all deferred statements now, so that the rest of the work sees their effect. */
  readonly flush: () => Promise<void>;
  /** Runs the hook right after the commit, in the order of commits; not after a rollback. The hook must not throw. */
  readonly afterCommit: (hook: () => void) => void;
};

/** The embedded database or PostgreSQL. Never call one of these functions within the work of another. */
export type Database = {
  readonly dialect: WriteTx['dialect'];
  /** One sentence for the log at the start. */
  readonly description: string;
  /** Whether other processes may also write to it. */
  readonly isShared: boolean;
  /** Runs one statement; it sees everything that was committed before the call. */
  readonly query: <Value>(work: (q: Queries) => Promise<Value>) => Promise<Value>;
  /** Runs several statements that all see the same state. */
  readonly read: <Value>(work: (q: Queries) => Promise<Value>) => Promise<Value>;
  /**
   * Runs one command. Its changes are durable when the promise resolves. A refusal (`ok: false`) or an exception leaves
   * nothing behind. The work may run again from its start after a conflict with another command or a database restart.
   * Throws DatabaseUnavailable if the database cannot be reached, or if the connection is lost during the commit, and
   * DatabaseFull if its disk is full or broken.
   */
  readonly write: <Value>(work: (tx: WriteTx) => Promise<Value>) => Promise<Value>;
  /**
   * Names what is committed: as long as it is the same text, every statement sees the same data, whichever process has
   * written it. It costs far less than a read.
   */
  readonly state: () => Promise<string>;
  /** Throws unless the database answers, and DatabaseFull as long as its disk is full or broken. */
  readonly check: () => Promise<void>;
  /** Finishes all waiting work, then closes the database. */
  readonly close: () => Promise<void>;
};

/**
 * The database cannot be reached, and it is unknown whether it kept a change. A repeat with the same request id is
 * safe.
 */
export class DatabaseUnavailable extends Error {
  readonly errorCode = 'error.api.unavailable';
  /** Seconds after which another try makes sense: a restart takes one or two. */
  readonly retryAfterS: number = 1;
  constructor(cause: unknown, message = 'The database cannot be reached') {
    super(message, { cause });
    this.name = 'DatabaseUnavailable';
  }
}

/** The disk of the database is full or broken. The change was not kept. */
export class DatabaseFull extends DatabaseUnavailable {
  /** Somebody has to make room, which takes longer than a restart. */
  override readonly retryAfterS = 10;
  constructor(cause: unknown) {
    const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
    super(cause, `The disk of the database is full or broken${code}`);
    this.name = 'DatabaseFull';
  }
}

/** Whether the value of a command is a refusal, so that its changes must be dropped. */
export const isRefusal = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'ok' in value && value.ok === false;
