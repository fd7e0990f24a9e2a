import pg from 'pg';

/** Connections per process; more only make PostgreSQL switch between them. */
const maxConnections = 10;

/** Statements prepared per connection; lists with filters make a few dozen. */
const maxPrepared = 300;

/** A query that takes longer is stuck, as is a transaction that does nothing. */
const stuckAfterMs = 30_000;

const int8 = 20;

/** Counts and times are far below 2^53: numbers, not strings. */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === int8 && format !== 'binary'
      ? Number
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

const names = new Map<string, string>();

/** The name a statement is prepared under; null once there are too many. */
const nameOf = (sql: string): string | null => {
  const known = names.get(sql);
  if (known !== undefined) return known;
  if (names.size >= maxPrepared) return null;
  const name = `s${names.size}`;
  names.set(sql, name);
  return name;
};

type AnyQuery = (...args: unknown[]) => unknown;

/** Lets a connection prepare each statement with parameters once instead of planning it every time. */
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

/** Connections to PostgreSQL; broken idle ones are replaced silently. */
export const createPostgresPool = (url: string): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    keepAlive: true,
    // Statements that do not wait for each other travel together.
    pipeline: true,
    application_name: 'neundarter',
    connectionTimeoutMillis: 10_000,
    statement_timeout: stuckAfterMs,
    idle_in_transaction_session_timeout: stuckAfterMs,
    types,
  });
  pool.on('connect', (client) => {
    prepareStatements(client);
    // The query under way fails by itself; without a listener the lost connection would end the process as well.
    client.on('error', () => undefined);
  });
  pool.on('error', () => undefined);
  return pool;
};
