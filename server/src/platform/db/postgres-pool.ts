import pg from 'pg';

/** Maximum connections per process; more only make PostgreSQL switch between them. */
const maxConnections = 10;

/** Maximum prepared statements per connection; lists with filters need a few dozen. */
const maxPrepared = 300;

/** Timeout of a query, and of a transaction that does nothing, in ms. */
const stuckAfterMs = 30_000;

const int8 = 20;

/** Makes `pg` return counts and times as numbers instead of strings; they are far below 2^53. */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === int8 && format !== 'binary'
      ? Number
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

const names = new Map<string, string>();

/** The name of a prepared statement; null if there are too many already. */
const nameOf = (sql: string): string | null => {
  const known = names.get(sql);
  if (known !== undefined) return known;
  if (names.size >= maxPrepared) return null;
  const name = `s${names.size}`;
  names.set(sql, name);
  return name;
};

type AnyQuery = (...args: unknown[]) => unknown;

/** Makes a connection prepare each statement with parameters once, so that PostgreSQL does not plan it every time. */
const prepareStatements = (client: pg.PoolClient): void => {
  const plain = client.query.bind(client) as AnyQuery;
  client.query = ((...args: unknown[]) => {
    const [text, values] = args;
    if (args.length !== 2 || typeof text !== 'string' || !Array.isArray(values)) return plain(...args);
    if (values.length === 0) return plain(text);
    const name = nameOf(text);
    return plain(name === null ? { text, values } : { name, text, values });
  }) as typeof client.query;
};

/** A pool of connections to PostgreSQL; it replaces broken idle connections without an error. */
export const createPostgresPool = (url: string): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    keepAlive: true,
    // Sends statements that do not wait for each other together.
    pipeline: true,
    application_name: 'neundarter',
    connectionTimeoutMillis: 10_000,
    statement_timeout: stuckAfterMs,
    idle_in_transaction_session_timeout: stuckAfterMs,
    types,
  });
  pool.on('connect', (client) => {
    prepareStatements(client);
    // The running query fails by itself; without this listener the lost connection would also end the process.
    client.on('error', () => undefined);
  });
  pool.on('error', () => undefined);
  return pool;
};
