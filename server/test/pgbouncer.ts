import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from './eventually.ts';
import { freePort } from './pebble.ts';
import { serverOwner } from './postgres-pair.ts';

const isSwitchedOff = (process.env['NEUNDARTER_SKIP'] ?? '').split(/[\s,]+/).includes('pooler');

/** PgBouncer for tests, in a list that is empty only if it is switched off by name. */
export const poolers: readonly { readonly pooler: string; readonly program: () => string }[] = isSwitchedOff
  ? []
  : [{ pooler: 'PgBouncer', program: pgbouncerPath }];

function pgbouncerPath(): string {
  const path = process.env['PGBOUNCER_PATH'] ?? '/usr/sbin/pgbouncer';
  if (!existsSync(path))
    throw new Error(
      'PGBOUNCER_PATH names no PgBouncer to test with. Install it, or switch these tests off by name: NEUNDARTER_SKIP=pooler',
    );
  return path;
}

type Wish = {
  readonly program: string;
  /** Address of the database behind it, which its clients use with another port. */
  readonly databaseUrl: string;
  readonly mode: 'session' | 'transaction';
  /** Names of settings of a connection that it does not pass on; others refuse the connection. */
  readonly ignored: readonly string[];
};

export type Pooler = { readonly url: string; readonly stop: () => Promise<void> };

/** Starts a pooler in front of a database. */
export async function startPooler({ program, databaseUrl, mode, ignored }: Wish): Promise<Pooler> {
  const folder = mkdtempSync(join(tmpdir(), 'neundarter-pooler-'));
  const owner = await serverOwner();
  const behind = new URL(databaseUrl);
  const port = await freePort();
  const [settings, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'users.txt')];
  writeFileSync(users, `"${behind.username}" "${behind.password}"\n`);
  writeFileSync(
    settings,
    [
      '[databases]',
      `* = host=${behind.hostname} port=${behind.port === '' ? 5432 : behind.port}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = trust',
      `auth_file = ${users}`,
      `pool_mode = ${mode}`,
      `ignore_startup_parameters = ${ignored.join(',')}`,
      '',
    ].join('\n'),
  );
  for (const path of [folder, settings, users])
    if (owner.uid !== undefined && owner.gid !== undefined) chownSync(path, owner.uid, owner.gid);
  const child = spawn(program, [settings], { ...owner, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const exited = once(child, 'exit');
  await eventually(async () => {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended: ${said}`);
    const socket = connect({ host: '127.0.0.1', port });
    const isUp = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'close').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    return isUp || undefined;
  }, 'PgBouncer');
  behind.hostname = '127.0.0.1';
  behind.port = `${port}`;
  return {
    url: behind.toString(),
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
