import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const repository = new URL('../..', import.meta.url).pathname;

export type RunningServer = {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** Folder with its data, and with the mails that it would send. */
  readonly dataDir: string;
  /** Kills the process without a shutdown, like a power cut. */
  readonly kill: () => Promise<void>;
  /** Starts again on the same port and data after `kill`. */
  readonly restart: () => Promise<void>;
  /** Ends the process and removes its data. */
  readonly stop: () => Promise<void>;
};

/** A free port. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function untilHealthy(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    const answer = await fetch(`${url}/health`).catch(() => null);
    if (answer?.ok) return;
    await wait(50);
  }
}

const sources = [join(repository, 'server/src/main.ts')];

/** Compiled code of all servers that tests start: the second start takes half of the time of the first one. */
const compileCache = join(repository, 'node_modules/.cache/node-compile');

/**
 * Starts the real server on a free port and an empty data folder.
 * @param program arguments of Node; by default the sources, without a build
 */
export async function startServer(
  environment: NodeJS.ProcessEnv = {},
  program: readonly string[] = sources,
): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'neundarter-e2e-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess;

  const launch = async () => {
    child = spawn(process.execPath, program, {
      env: {
        ...process.env,
        NODE_COMPILE_CACHE: compileCache,
        NODE_ENV: 'production',
        PORT: `${port}`,
        DATA_DIR: dataDir,
        PUBLIC_URL: url,
        LOG_LEVEL: 'error',
        ...environment,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await untilHealthy(url, child);
  };
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };

  await launch();
  return {
    url,
    port,
    dataDir,
    get pid() {
      return child.pid ?? 0;
    },
    kill: () => end('SIGKILL'),
    restart: launch,
    stop: async () => {
      await end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
