import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { vi } from 'vitest';

type Query = (this: unknown, ...args: unknown[]) => unknown;

/** The class of prepared statements of the embedded database, which its package does not export. */
const statementClass = (): Record<'all' | 'run', Query> => {
  const connection = new Sqlite(':memory:');
  const prototype: unknown = Object.getPrototypeOf(connection.prepare('select 1'));
  connection.close();
  return prototype as Record<'all' | 'run', Query>;
};

const textOf = (query: unknown): string =>
  typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : String(query);

const begins = new Set(['begin', 'savepoint command']);
const ends = new Set(['commit', 'release command']);

/**
 * Counts the statements of commands, on both databases. A count depends on no other work of the machine. Call it before the
 * database is opened.
 */
export function countStatements() {
  const open = new Map<unknown, string[]>();
  const done: (readonly string[])[] = [];
  const note = (connection: unknown, text: string): void => {
    if (begins.has(text)) open.set(connection, []);
    else if (!ends.has(text)) open.get(connection)?.push(text);
    else if (open.has(connection)) {
      done.push(open.get(connection) ?? []);
      open.delete(connection);
    }
  };
  const statements = statementClass();
  const spies = (['all', 'run'] as const).map((way) => {
    const send = statements[way];
    return vi.spyOn(statements, way).mockImplementation(function (this: unknown, ...args: unknown[]) {
      const { database, source } = this as Sqlite.Statement;
      // Reads have connections of their own.
      if (!database.readonly) note(database, source);
      return send.apply(this, args);
    });
  });
  // oxlint-disable-next-line typescript/unbound-method -- it is called with the client as `this`
  const send = pg.Client.prototype.query as Query;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    note(this, textOf(args[0]));
    return send.apply(this, args);
  });
  return {
    /** The statements of the command within `work` one of whose statements fits, without its begin and commit. */
    during: async (work: () => Promise<unknown>, fits: RegExp): Promise<readonly string[]> => {
      done.length = 0;
      await work();
      return done.find((texts) => texts.some((text) => fits.test(text))) ?? [];
    },
    stop: () => [...spies, spy].forEach((one) => one.mockRestore()),
  };
}
