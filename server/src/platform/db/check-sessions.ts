import type pg from 'pg';

const advice =
  'this address leads to a pooler such as PgBouncer that gives each transaction any connection; prepared statements and ' +
  'time limits need one of its own. Use the address of PostgreSQL itself (each process opens ten connections at most), ' +
  'or a pooler with pool_mode = session and ' +
  'ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout';

const refused = /unsupported startup parameter/i;

const backendOf = async (client: pg.PoolClient): Promise<unknown> =>
  (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;

/** Whether a connection has another process of PostgreSQL while a second one is in a transaction. */
const isLent = async (one: pg.PoolClient, other: pg.PoolClient): Promise<boolean> => {
  const before = await backendOf(one);
  await other.query('begin');
  try {
    await backendOf(other);
    return (await backendOf(one)) !== before;
  } finally {
    await other.query('rollback');
  }
};

/**
 * Makes sure that each connection of the pool keeps its process of PostgreSQL.
 * @throws an error with one sentence for the user if it does not; other errors as they are
 */
export async function checkSessions(pool: pg.Pool): Promise<void> {
  const one = await pool.connect().catch((error: unknown) => {
    throw error instanceof Error && refused.test(error.message) ? new Error(advice) : error;
  });
  try {
    const other = await pool.connect();
    try {
      if (await isLent(one, other)) throw new Error(advice);
    } finally {
      other.release();
    }
  } finally {
    one.release();
  }
}
