import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, delimiter, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { apiClient } from '../../server/test/api-client.ts';
import { isInstalled } from '../lib/install.mjs';
import { ownNode, projectRoot } from '../lib/project.mjs';
import { runQuietly } from '../lib/run.mjs';
import { freePort } from '../testbed/server.ts';

/** One version of each line of Node that the README names. */
const versions = ['20.20.2', '22.23.3', '24.21.0'];

/** npm installs the package first, which takes a while on a busy machine. */
const patience = { timeout: 240_000, interval: 100 };

const root = await mkdtemp(join(tmpdir(), 'neundarter-package-'));
let tarball = '';
let npmCli = '';

/** What a fresh machine has besides Node and npm: a shell, but neither git nor Python nor a compiler. */
const shellTools = ['sh', 'env'];

beforeAll(async () => {
  // `npm run package` would replace the packages of the running tests.
  if (!isInstalled(projectRoot))
    throw new Error('The packages are not those of this checkout: run npm test.');
  npmCli = await pathOf('npm');
  const packed = await npm(process.execPath, ['run', 'package', '--', root], projectRoot);
  const [name] = (await readdir(root)).filter((one) => one.endsWith('.tgz'));
  if (name === undefined) throw new Error(packed);
  tarball = join(root, name);
}, 300_000);
afterAll(() => rm(root, { recursive: true, force: true }));

describe.each(versions)('npx with the package and Node %s', (version) => {
  it('starts the server in an empty folder, without git, Python and a compiler', {
    timeout: 300_000,
  }, async () => {
    const bin = await folderWithNode(version);
    const empty = join(root, `empty-${version}`);
    await mkdir(empty);
    await copyFile(tarball, join(empty, basename(tarball)));
    const port = await freePort();
    const server = spawn(join(bin, 'node'), [npmCli, 'exec', '--yes', '--', `./${basename(tarball)}`], {
      cwd: empty,
      env: {
        ...cleanEnvironment(bin),
        HOST: '127.0.0.1',
        PORT: `${port}`,
        LOG_LEVEL: 'error',
        XDG_CACHE_HOME: join(root, `cache-${version}`),
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let complaints = '';
    server.stderr.on('data', (chunk) => {
      complaints += chunk;
    });
    const url = `http://127.0.0.1:${port}`;
    try {
      await untilHealthy(url, server, () => complaints);
      expect(await textOf(`${url}/`)).toContain('<title>Neundarter</title>');
      expect(await playTurn(url)).toEqual([441, 501]);
      expect((await readdir(empty)).sort()).toEqual(['data', basename(tarball)]);
    } finally {
      server.kill('SIGTERM');
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
    }
    await untilGone(url);
  });
});

describe('the package', () => {
  it('contains no tests, sources or settings', async () => {
    const { output } = await runQuietly(['tar', '-tzf', tarball]);
    const files = output.trim().split('\n');
    expect(files).toContain('package/server/dist/main.js');
    expect(files).toContain('package/web/dist/index.html');
    // Nothing of a build is missing.
    for (const folder of ['server/dist', 'web/dist'])
      for (const entry of await readdir(join(projectRoot, folder), { recursive: true, withFileTypes: true }))
        if (entry.isFile())
          expect(files).toContain(`package/${relative(projectRoot, join(entry.parentPath, entry.name))}`);
    expect(files.filter((file) => /\.test\.|\.tsx?$|(^|\/)(e2e|bench|test)\//.test(file))).toEqual([]);
  });

  it('needs the same libraries with binaries as the server', async () => {
    const own = JSON.parse(await readFile(join(projectRoot, 'package.json'), 'utf8')).dependencies;
    const server = JSON.parse(await readFile(join(projectRoot, 'server/package.json'), 'utf8')).dependencies;
    for (const [name, version] of Object.entries(own)) expect(server[name], name).toBe(version);
  });
});

/** A folder with this Node, npm and a shell, to be used as the whole path. @param {string} version */
async function folderWithNode(version) {
  const bin = join(root, `path-${version}`);
  await mkdir(bin);
  await symlink(await nodeOf(version), join(bin, 'node'));
  for (const tool of ['npm', ...shellTools]) await symlink(await pathOf(tool), join(bin, tool));
  return bin;
}

/** The path of this Node; npm installs it if it is not the one of the project. @param {string} version */
async function nodeOf(version) {
  if (process.version === `v${version}`) return process.execPath;
  const folder = join(root, `node-${version}`);
  await mkdir(folder);
  await writeFile(join(folder, 'package.json'), '{}');
  await npm(process.execPath, ['install', '--ignore-scripts=false', `node@${version}`], folder);
  return ownNode(folder);
}

/** What npm and Vitest add for their own children; the settings of the machine for npm and Node stay. */
const ofTests =
  /^(npm_(lifecycle|package|command|execpath|node_execpath)|NODE_(ENV|OPTIONS|COMPILE_CACHE|PATH)$|VITEST|TEST_|DATABASE_|REDIS_)/;

/** @param {string} path */
function cleanEnvironment(path) {
  const kept = Object.entries(process.env).filter(([name]) => !ofTests.test(name));
  return { ...Object.fromEntries(kept), PATH: path };
}

/** @param {string} node @param {string[]} args @param {string} cwd */
async function npm(node, args, cwd) {
  const env = { ...cleanEnvironment(process.env.PATH ?? '') };
  const { code, output } = await runQuietly([node, npmCli, ...args, '--no-audit', '--no-fund'], { cwd, env });
  if (code !== 0) throw new Error(output);
  return output;
}

/** The real path of a command, outside of the project. @param {string} name */
async function pathOf(name) {
  const folders = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'));
  const { output } = await runQuietly(['sh', '-c', `readlink -f "$(command -v ${name})"`], {
    env: { PATH: folders.join(delimiter) },
  });
  return output.trim();
}

/** @param {string} url @param {import('node:child_process').ChildProcess} server @param {() => string} complaints */
async function untilHealthy(url, server, complaints) {
  const isHealthy = async () => {
    if (server.exitCode !== null) return true;
    return fetch(`${url}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  };
  await vi.waitUntil(isHealthy, patience);
  if (server.exitCode !== null) throw new Error(complaints());
}

/** @param {string} url */
async function untilGone(url) {
  const isGone = () =>
    fetch(`${url}/health`).then(
      () => false,
      () => true,
    );
  await vi.waitUntil(isGone, patience);
}

/** @param {string} url */
const textOf = async (url) => (await fetch(url)).text();

/** A guest starts a match and scores 60. @param {string} url @returns {Promise<unknown>} what both have left */
async function playTurn(url) {
  const api = apiClient(url);
  const match = await api.startMatch();
  await api.recordThrow(match, { playerId: match.home, score: 60 });
  const answer = await api.call(`GET /matches/${match.id}`);
  return answer.json?.props.standing.score ?? answer.text;
}
