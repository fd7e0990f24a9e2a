import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { eventually } from './eventually.ts';
import { freePort } from './pebble.ts';

const run = promisify(execFile);
const debian = '/usr/lib/postgresql';
const user = 'neundarter';

/** The folder with the programs of the newest PostgreSQL of this machine. @throws if there is none */
const findPrograms = (): string => {
  const versions = existsSync(debian) ? readdirSync(debian).map(Number) : [];
  const folder = `${debian}/${Math.max(0, ...versions)}/bin`;
  if (!existsSync(join(folder, 'pg_basebackup')))
    throw new Error(
      'PostgreSQL’s own programs are missing. Install postgresql, or use NEUNDARTER_SKIP=postgres',
    );
  return folder;
};

/** PostgreSQL does not run as root; Debian’s package makes an account for it. */
export const serverOwner = async (): Promise<{ uid?: number; gid?: number }> => {
  if (process.getuid?.() !== 0) return {};
  const id = async (kind: string) => Number((await run('id', [kind, 'postgres'])).stdout);
  return { uid: await id('-u'), gid: await id('-g') };
};

/** An address that leads to one of several servers, as one that moves with the primary. */
type MovingAddress = {
  readonly port: number;
  /** Closes all connections, and leads to another server from now on. */
  readonly moveTo: (port: number) => void;
  readonly close: () => void;
};

const openAddress = async (first: number): Promise<MovingAddress> => {
  let target = first;
  const sockets = new Set<Socket>();
  const server = createServer((inner) => {
    const outer = connect({ host: '127.0.0.1', port: target });
    for (const [one, other] of [
      [inner, outer],
      [outer, inner],
    ] as const) {
      sockets.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const closeAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    moveTo: (port) => {
      target = port;
      closeAll();
    },
    close: () => {
      closeAll();
      server.close();
    },
  };
};

/** A primary and a standby that has everything before a commit is acknowledged. */
export type PostgresPair = {
  /** Leads to whichever of both is the primary. */
  readonly url: string;
  /** Kills the primary, and lets the standby take over, as an administrator or a program such as Patroni does. */
  readonly failOver: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** Starts both on free ports, in a folder of their own; every commit waits for the disk and for the standby. */
export async function startPostgresPair(): Promise<PostgresPair> {
  const programs = findPrograms();
  const owner = await serverOwner();
  const folder = mkdtempSync(join(tmpdir(), 'neundarter-pair-'));
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const as = { cwd: folder, ...owner };
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  const [firstPort, secondPort] = [await freePort(), await freePort()];
  const running: ChildProcess[] = [];

  const start = async (data: string, port: number): Promise<ChildProcess> => {
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'synchronous_commit=on'];
    const child = spawn(
      join(programs, 'postgres'),
      ['-D', data, '-p', `${port}`, ...settings.flatMap((one) => ['-c', one])],
      { ...as, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    running.push(child);
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-4000)));
    await eventually(async () => {
      if (child.exitCode !== null) throw new Error(`postgres ended: ${said}`);
      return (await ask(port, 'select 1').catch(() => null)) ?? undefined;
    }, 'PostgreSQL');
    return child;
  };

  const ask = async (port: number, statement: string): Promise<readonly Record<string, unknown>[]> => {
    const client = new pg.Client({ host: '127.0.0.1', port, user, database: 'postgres' });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(statement)).rows;
    } finally {
      await client.end();
    }
  };

  const initdb = ['-D', first, '-U', user, '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'];
  await run(join(programs, 'initdb'), initdb, as);
  const primary = await start(first, firstPort);
  const source = ['-h', '127.0.0.1', '-p', `${firstPort}`, '-U', user];
  await run(
    join(programs, 'pg_basebackup'),
    ['-D', second, ...source, '-R', '-X', 'stream', '-c', 'fast'],
    as,
  );
  await start(second, secondPort);
  // Only now: the standby copied the settings, and has to commit without a standby later.
  await ask(firstPort, "alter system set synchronous_standby_names = '*'");
  await ask(firstPort, 'select pg_reload_conf()');
  await eventually(async () => {
    const rows = await ask(firstPort, "select 1 from pg_stat_replication where sync_state = 'sync'");
    return rows.length === 1 || undefined;
  }, 'a standby that has every commit');

  const address = await openAddress(firstPort);
  const kill = async (child: ChildProcess) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    // All its processes stop at once, without writing anything more.
    child.kill('SIGQUIT');
    await once(child, 'exit');
  };
  return {
    url: `postgres://${user}@127.0.0.1:${address.port}/postgres`,
    failOver: async () => {
      await kill(primary);
      address.moveTo(secondPort);
      await ask(secondPort, 'select pg_promote()');
    },
    stop: async () => {
      address.close();
      await Promise.all(running.map(kill));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
