// Two built servers with one PostgreSQL and one Redis on this machine.
import { once } from 'node:events';
import { connect } from 'node:net';
import pg from 'pg';
import { findRedis, startRedis } from '../../tools/lib/start-servers.mjs';
import type { RunningServer } from '../../tools/testbed/server.ts';
import { withPostgres } from '../lib/postgres.ts';
import { parentOf } from '../lib/processor-time.ts';
import { builtProgram, startBuiltServer } from '../lib/start-built-server.ts';
import { type Club, openClub } from '../lib/tournaments.ts';

/** What has been written and sent so far. */
type Written = { readonly walBytes: number; readonly redisBytes: number };

export type Site = {
  readonly club: Club;
  readonly other: RunningServer;
  readonly databasePid: number;
  readonly redisPid: number;
  readonly redisUrl: string;
  readonly written: () => Promise<Written>;
};

/** The figures that Redis says about itself, by their names. */
const redisInfo = async (url: string): Promise<ReadonlyMap<string, string>> => {
  const { hostname: host, port } = new URL(url);
  const socket = connect({ host, port: Number(port) });
  socket.write('INFO\r\n');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return new Map(
    String(answer)
      .split('\r\n')
      .map((line): [string, string] => {
        const [name = '', value = ''] = line.split(':');
        return [name, value];
      }),
  );
};

const askDatabase = async (url: string): Promise<{ readonly walBytes: number; readonly backend: number }> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ wal: string; backend: number }>(
    "select pg_current_wal_lsn() - '0/0'::pg_lsn as wal, pg_backend_pid() as backend",
  );
  const [{ wal, backend } = { wal: '0', backend: 0 }] = rows;
  const parent = { walBytes: Number(wal), backend: parentOf(backend) };
  await client.end();
  return parent;
};

/** Opens a site, works on it, and closes it. @throws without PostgreSQL or Redis on this machine */
export async function withSite<Value>(work: (site: Site) => Promise<Value>): Promise<Value> {
  const program = findRedis();
  if (!program) throw new Error('No Redis: install it.');
  const redis = await startRedis(program);
  try {
    return await withPostgres(async (url) => {
      const environment = { DATABASE_URL: url, REDIS_URL: redis.url };
      const club = await openClub(environment, await builtProgram());
      const other = await startBuiltServer(environment);
      const { backend: databasePid } = await askDatabase(url);
      if (Number.isNaN(databasePid)) throw new Error('PostgreSQL has to run on this machine.');
      const site: Site = {
        club,
        other,
        databasePid,
        redisUrl: redis.url,
        redisPid: Number((await redisInfo(redis.url)).get('process_id')),
        written: async () => ({
          walBytes: (await askDatabase(url)).walBytes,
          redisBytes: Number((await redisInfo(redis.url)).get('total_net_output_bytes')),
        }),
      };
      const value = await work(site);
      await other.stop();
      await club.close();
      return value;
    });
  } finally {
    await redis.stop();
  }
}
