import { spawn } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { exists } from './fingerprint.mjs';
import { runQuietly } from './run.mjs';

/**
 * Private database servers for one test run: on free ports, in their own folder, removed afterwards.
 * @typedef {{ url: string, stop: () => Promise<void> }} PrivateServer
 */

const startsMs = 30_000;
const stopsMs = 10_000;

/** The folder with `initdb` and `postgres`, or undefined. The highest version is used. */
export function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = exists(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => `${debian}/${version}/bin`), ...pathFolders()];
  return folders.find((folder) => exists(join(folder, 'postgres')) && exists(join(folder, 'initdb')));
}

/** The path of `redis-server`, or undefined. */
export function findRedis() {
  return findCommand('redis-server');
}

/** The path of a command, or undefined. @param {string} name */
export function findCommand(name) {
  return pathFolders()
    .map((folder) => join(folder, name))
    .find(exists);
}

/**
 * Its data does not have to survive the run, so it does not sync to disk, except to measure that.
 * @param {string} binaries folder of `findPostgres` @param {{ isDurable?: boolean }} [options]
 * @returns {Promise<PrivateServer>}
 */
export async function startPostgres(binaries, { isDurable = false } = {}) {
  const owner = await postgresOwner();
  const folder = privateFolder('postgres', { owner, parent: isDurable ? tmpdir() : fastFolder() });
  const data = join(folder, 'data');
  const as = owner ? { uid: owner.uid, gid: owner.gid } : {};
  const prepared = await runQuietly(
    [
      join(binaries, 'initdb'),
      '-D',
      data,
      '-U',
      'neundarter',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C',
      '-N',
    ],
    { cwd: folder, ...as },
  );
  if (prepared.code !== 0) throw new Error(`initdb: ${prepared.output}`);
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `fsync=${isDurable ? 'on' : 'off'}`,
    `full_page_writes=${isDurable ? 'on' : 'off'}`,
    'max_connections=200',
  ];
  const command = [
    join(binaries, 'postgres'),
    '-D',
    data,
    '-p',
    `${port}`,
    ...settings.flatMap((one) => ['-c', one]),
  ];
  const stop = await startServer({ command, folder, port, as });
  return { url: `postgres://neundarter@127.0.0.1:${port}/postgres`, stop };
}

/** @param {string} program file of `findRedis` @returns {Promise<PrivateServer>} */
export async function startRedis(program) {
  const folder = privateFolder('redis');
  const port = await freePort();
  const command = [program, '--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  const stop = await startServer({ command, folder, port, as: {} });
  return { url: `redis://127.0.0.1:${port}`, stop };
}

/**
 * Starts a server and waits until its port answers.
 * @param {{ command: string[], folder: string, port: number, as: { uid?: number, gid?: number } }} options
 * @returns {Promise<() => Promise<void>>} stops it and removes its folder
 */
async function startServer({ command: [program = '', ...args], folder, port, as }) {
  let said = '';
  // In its own group, so that Ctrl-C reaches it only after the tests that use it.
  const child = spawn(program, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    ...as,
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said = (said + chunk).slice(-4000);
    });
  const ended = new Promise((done) => {
    child.once('exit', done);
    child.once('error', done);
  });
  const stop = async () => {
    child.kill('SIGINT');
    await Promise.race([ended, wait(stopsMs, undefined, { ref: false }).then(() => child.kill('SIGKILL'))]);
    rmSync(folder, { recursive: true, force: true });
  };
  for (const until = Date.now() + startsMs; !(await answers(port)); await wait(50)) {
    if (child.exitCode === null && Date.now() < until) continue;
    await stop();
    throw new Error(`${program} startet nicht: ${said}`);
  }
  return stop;
}

/** PostgreSQL refuses to run as root; Debian's package creates a user for it. */
async function postgresOwner() {
  if (process.getuid?.() !== 0) return undefined;
  for (const user of ['postgres', 'nobody']) {
    const uid = await runQuietly(['id', '-u', user]);
    const gid = await runQuietly(['id', '-g', user]);
    if (uid.code === 0 && gid.code === 0) return { uid: Number(uid.output), gid: Number(gid.output) };
  }
  return undefined;
}

/** @param {string} name @param {{ owner?: { uid: number, gid: number } | undefined, parent?: string }} [options] */
function privateFolder(name, { owner, parent = tmpdir() } = {}) {
  const folder = mkdtempSync(join(parent, `neundarter-${name}-`));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  return folder;
}

/** Memory that the data of a test run needs at most, in bytes. */
const roomBytes = 4 * 1024 ** 3;

/** A folder in memory if there is room, because every new table is a few files. */
function fastFolder() {
  const memory = '/dev/shm';
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= roomBytes ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** @param {number} port @returns {Promise<boolean>} */
function answers(port) {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
}

function pathFolders() {
  return (process.env.PATH ?? '').split(':').filter((folder) => folder !== '');
}
