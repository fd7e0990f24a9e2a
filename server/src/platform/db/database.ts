import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Builds and runs queries on one connection or transaction. */
export type Queries = Kysely<Tables>;

/** A statement with its values, ready to be sent. */
export type Statement = { readonly sql: string; readonly parameters: readonly unknown[] };

/** A statement to be written in the dialect of the transaction it is given to. */
export type Writing = (tx: WriteTx) => Statement;

/** A command's transaction. */
export type WriteTx = {
  readonly dialect: 'sqlite' | 'postgres';
  readonly q: Queries;
  /** Sends a statement that is ready, without the detour over building one; its rows. */
  readonly send: <Row>(statement: Statement) => Promise<readonly Row[]>;
  /** Locks the selected rows until the end of the transaction, where several processes may write. */
  readonly lockRows: <Query extends { forUpdate(): unknown }>(query: Query) => Query;
  /** The same, but leaves out what others have locked. */
  readonly lockFreeRows: <Query extends { forUpdate(): unknown }>(query: Query) => Query;
  /**
   * Writes at the end of the work, or with the next `flush`, all in one go: until then nothing in the work sees it, and
   * its parts see nothing of each other. So it throws for a row that is waiting to be written already.
   * @param row which row it writes, as `table/key`
   */
  readonly defer: (row: string, writing: Writing) => void;
  /** Writes now what was deferred so far; from then on the work sees it. */
  readonly flush: () => Promise<void>;
  /** Runs at once after the commit, in the order of commits; never after a rollback. Must not throw. */
  readonly afterCommit: (hook: () => void) => void;
};

/** The database, whichever it is. Never call one of these from within the work of another. */
export type Database = {
  readonly dialect: WriteTx['dialect'];
  /** One sentence for the start. */
  readonly description: string;
  /** Whether other processes may write to it, too. */
  readonly isShared: boolean;
  /** One statement; sees everything committed before the call. */
  readonly query: <Value>(work: (q: Queries) => Promise<Value>) => Promise<Value>;
  /** Several statements that see one and the same moment. */
  readonly read: <Value>(work: (q: Queries) => Promise<Value>) => Promise<Value>;
  /**
   * One command: durable once answered. A refusal (`ok: false`) or an exception leaves nothing behind. Work may be
   * run again from its start when it met another command or a restarting database.
   * Throws DatabaseUnavailable when the database cannot be reached, or went away while committing.
   */
  readonly write: <Value>(work: (tx: WriteTx) => Promise<Value>) => Promise<Value>;
  /** Throws unless the database answers. */
  readonly check: () => Promise<void>;
  /** Finishes what is waiting, then closes. */
  readonly close: () => Promise<void>;
};

/** The database cannot be reached; whether a change was kept is not known. A repeat by request id is safe. */
export class DatabaseUnavailable extends Error {
  readonly errorCode = 'error.api.unavailable';
  constructor(cause: unknown) {
    super('The database cannot be reached', { cause });
    this.name = 'DatabaseUnavailable';
  }
}

/** Whether a work's value is a refusal and its changes are to be dropped. */
export const isRefusal = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'ok' in value && value.ok === false;
