import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseFileName } from '../../server/src/platform/db/open-database.ts';
import { takeSqliteLock } from '../../server/src/platform/db/sqlite-lock.ts';
import { freePort } from '../testbed/server.ts';
import { ensureWebBuilt } from './build-web.mjs';
import { isInstalled } from './install.mjs';
import { projectRoot } from './project.mjs';

/** The promised time, in ms. */
const endsWithinMs = 5000;
/** How long a test waits for something that has to happen. */
const patience = { timeout: 55_000, interval: 50 };
/** Because the machine may be busy, one of these tries has to keep the promise. */
const tries = 3;

/** Shells in which npm runs its command. A shell stays above the command or is replaced by it. */
const shells = {
  'a shell that stays': 'eval "$2"\nexit $?',
  'two shells that stay': '/bin/sh -c "$2\nexit $?"\nexit $?',
  'a shell that becomes the command': 'eval "exec $2"',
};

let folder = '';
let port = 0;
/** @type {Set<number>} */
const started = new Set();

beforeAll(async () => {
  // `npm start` would replace the packages of the running tests.
  if (!isInstalled(projectRoot))
    throw new Error('The packages are not those of this checkout: run npm test.');
  await ensureWebBuilt(projectRoot);
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'neundarter-starter-'));
  port = await freePort();
});
afterEach(async () => {
  for (const pid of started) killHard(pid);
  started.clear();
  await rm(folder, { recursive: true, force: true });
});

/** @param {number} pid */
function killHard(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}

const isHealthy = async () =>
  fetch(`http://127.0.0.1:${port}/health`).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Runs a command until the server answers.
 * @param {readonly string[]} command @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<readonly number[]>} every process from the command down to the server
 */
async function runUntilHealthy([program = '', ...args], env = {}) {
  const child = spawn(program, args, {
    cwd: projectRoot,
    env: { ...process.env, HOST: '127.0.0.1', PORT: `${port}`, DATA_DIR: folder, LOG_LEVEL: 'error', ...env },
    stdio: 'ignore',
  });
  await once(child, 'spawn');
  await vi.waitUntil(async () => (await isHealthy()) || child.exitCode !== null, patience);
  const chain = await chainBelow(child.pid ?? 0);
  for (const pid of chain) started.add(pid);
  return chain;
}

/**
 * The process, its only child, the only child of that, and so on.
 * @param {number} pid @returns {Promise<readonly number[]>}
 */
async function chainBelow(pid) {
  /** @type {Map<number, number>} */
  const parents = new Map();
  for (const entry of await readdir('/proc')) {
    const stat = await readFile(`/proc/${entry}/stat`, 'utf8').catch(() => '');
    const parent = /^\d+ \(.*\) \S (\d+)/s.exec(stat)?.[1];
    if (parent !== undefined) parents.set(Number(entry), Number(parent));
  }
  /** @param {number} top @returns {readonly number[]} */
  const below = (top) => {
    const children = [...parents].filter(([, parent]) => parent === top).map(([child]) => child);
    if (children.length > 1) throw new Error(`${top} has several children`);
    return [top, ...children.flatMap(below)];
  };
  return below(pid);
}

/** Runs `npm start` with this shell; returns the processes from npm down. @param {keyof typeof shells} shell */
async function npmStart(shell) {
  const file = join(folder, 'sh');
  await writeFile(file, `#!/bin/sh\n${shells[shell]}\n`);
  await chmod(file, 0o755);
  return runUntilHealthy(['npm', 'start', '--silent', `--script-shell=${file}`]);
}

/** Waits until port and database are free; returns the time in ms. */
async function untilFree(onPort = port) {
  const from = performance.now();
  await vi.waitUntil(() => isPortFree(onPort), { ...patience, interval: 20 });
  takeSqliteLock(join(folder, databaseFileName)).release();
  return performance.now() - from;
}

/** @param {number} onPort @returns {Promise<boolean>} */
const isPortFree = (onPort) =>
  new Promise((resolve) => {
    const socket = connect(onPort, '127.0.0.1');
    socket.on('error', () => resolve(true));
    socket.on('connect', () => {
      socket.destroy();
      resolve(false);
    });
  });

/** Sends a request that never ends. */
async function hangOnServer() {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.write('POST /api/v1/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n');
  socket.write('content-length: 9\r\nexpect: 100-continue\r\n\r\n');
  await once(socket, 'data');
}

/**
 * Tries again if other work on the machine delayed it.
 * @param {() => Promise<void>} killOne @returns whether it kept the promise once
 */
async function keepsPromise(killOne) {
  for (let round = 0; round < tries; round += 1) {
    await killOne();
    if ((await untilFree()) < endsWithinMs) return true;
  }
  return false;
}

/** Processes from the top: npm, its shells, and the server, which has taken the place of the starter. */
const cases = /** @type {const} */ ([
  { level: 'npm', shell: 'a shell that stays', depth: 0, length: 3 },
  { level: 'the shell', shell: 'a shell that stays', depth: 1, length: 3 },
  { level: 'npm', shell: 'two shells that stay', depth: 0, length: 4 },
  { level: 'the upper shell', shell: 'two shells that stay', depth: 1, length: 4 },
  { level: 'npm', shell: 'a shell that becomes the command', depth: 0, length: 2 },
]);

describe('npm start frees port and database', () => {
  it.each(cases)('when $level is killed, with $shell', async ({ depth, shell, length }) => {
    const kept = await keepsPromise(async () => {
      const chain = await npmStart(shell);
      expect(chain).toHaveLength(length);
      killHard(chain[depth] ?? 0);
    });
    expect(kept).toBe(true);
  });

  it('when npm is killed while a request never ends', async () => {
    const kept = await keepsPromise(async () => {
      const [npm = 0] = await npmStart('a shell that stays');
      await hangOnServer();
      killHard(npm);
    });
    expect(kept).toBe(true);
  });
});

describe('a server that was not started by npm', () => {
  const byHand = [
    { what: 'the server itself', file: 'server/src/main.ts' },
    { what: 'the starter', file: 'tools/start.mjs' },
  ];

  it.each(byHand)('continues after the process that started $what has ended', async ({ file }) => {
    const [npm = 0] = await npmStart('a shell that stays');
    const ofNpm = port;
    port = await freePort();
    const command = `"${process.execPath}" ${file}\nexit $?`;
    const [shell = 0] = await runUntilHealthy(['/bin/sh', '-c', command], {
      DATA_DIR: join(folder, 'by-hand'),
      npm_lifecycle_event: undefined,
    });
    killHard(shell);
    killHard(npm);
    // Waits until the server of npm has ended: then the other server has had as much time to notice a missing parent.
    await untilFree(ofNpm);
    expect(await isHealthy()).toBe(true);
  });
});
