import { findPostgres, startPostgres } from '../../tools/lib/start-servers.mjs';

/**
 * Runs `work` with an empty, durable PostgreSQL: the one of BENCH_DATABASE_URL, or a private one started with the
 * programs of this machine.
 * @throws if there is neither
 */
export async function withPostgres<Value>(work: (url: string) => Promise<Value>): Promise<Value> {
  const given = process.env['BENCH_DATABASE_URL'];
  if (given) return work(given);
  const binaries = findPostgres();
  if (!binaries)
    throw new Error('No PostgreSQL: install it, or name an empty database in BENCH_DATABASE_URL.');
  const server = await startPostgres(binaries, { isDurable: true });
  try {
    return await work(server.url);
  } finally {
    await server.stop();
  }
}
