import { existsSync } from 'node:fs';
import { runVisibly } from './run.mjs';
import { findCommand, findPostgres, findRedis, startPostgres, startRedis } from './start-servers.mjs';

/** What the tests need beside the packages; NEUNDARTER_SKIP switches these off by name. */
export const needs = /** @type {const} */ ([
  'browser',
  'certutil',
  'postgres',
  'redis',
  'proxy',
  'pebble',
  'mqtt',
  'pooler',
]);

/** @typedef {(typeof needs)[number]} Need */
/** @typedef {{ env: Record<string, string>, stop: () => Promise<void> }} Prepared */

/** Debian's Chromium without windows, which needs half of the processor time; the script of this name is no process. */
const headlessShell = '/usr/lib/chromium/chromium-headless-shell';
/** Debian's folder for programs of servers, which is not in everybody's PATH. */
const serverPrograms = '/usr/sbin';
const debianPackages = {
  browser: 'chromium-headless-shell',
  certutil: 'libnss3-tools',
  postgres: 'postgresql',
  redis: 'redis-server',
  proxy: 'nginx-light',
  pebble: 'pebble',
  mqtt: 'mosquitto',
  pooler: 'pgbouncer',
};
const variables = {
  browser: 'CHROMIUM_PATH',
  certutil: 'CERTUTIL_PATH',
  postgres: 'TEST_DATABASE_URL',
  redis: 'TEST_REDIS_URL',
  proxy: 'NGINX_PATH',
  pebble: 'PEBBLE_PATH',
  mqtt: 'MOSQUITTO_PATH',
  pooler: 'PGBOUNCER_PATH',
};
/** Needs that are programs: a test starts them itself. */
const programs = new Set(['browser', 'certutil', 'proxy', 'pebble', 'mqtt', 'pooler']);
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const find = {
  browser: () =>
    existsSync(headlessShell) ? headlessShell : browsers.map(findCommand).find((file) => file !== undefined),
  // Makes a browser trust an authority.
  certutil: () => findCommand('certutil'),
  postgres: findPostgres,
  redis: findRedis,
  proxy: () => findServer('nginx'),
  // The tests start it themselves, because a renewal needs one that begins anew.
  pebble: () => findCommand('pebble'),
  // They start it themselves, because it has to be away at times.
  mqtt: () => findServer('mosquitto'),
  // They start it themselves, because its settings differ.
  pooler: () => findServer('pgbouncer'),
};

/** @param {string} name */
function findServer(name) {
  const file = `${serverPrograms}/${name}`;
  return findCommand(name) ?? (existsSync(file) ? file : undefined);
}

/**
 * Finds, installs and starts what is needed. Values of the environment are used as they are.
 * @param {readonly Need[]} wanted
 * @returns {Promise<Prepared>} variables for the tests, and a function that stops what was started
 * @throws {Error} names the command that helps, and the name that switches it off
 */
export async function prepareTests(wanted) {
  const missing = wanted.filter((need) => !process.env[variables[need]]);
  await installMissing(missing.filter((need) => find[need]() === undefined));
  /** @type {Record<string, string>} */
  const env = {};
  /** @type {(() => Promise<void>)[]} */
  const stops = [];
  /** @type {Promise<unknown> | undefined} */
  let stopping;
  // A signal and the end of the tests may both call this: both wait for the same end.
  const stop = async () => {
    stopping ??= Promise.all(stops.map((end) => end()));
    await stopping;
  };
  try {
    for (const need of missing) {
      const found = find[need]() ?? '';
      if (programs.has(need)) env[variables[need]] = found;
      else {
        const server = await (need === 'postgres' ? startPostgres(found) : startRedis(found));
        env[variables[need]] = server.url;
        stops.push(server.stop);
      }
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { env, stop };
}

/** @param {readonly Need[]} missing */
async function installMissing(missing) {
  if (missing.length === 0) return;
  const packages = missing.map((need) => debianPackages[need]);
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (isDebianRoot) {
    console.log(`${packages.join(', ')} wird installiert (apt-get) …`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await runVisibly(['apt-get', '-qq', 'update'], { env });
    await runVisibly(['apt-get', '-qq', '-y', 'install', '--no-install-recommends', ...packages], { env });
  }
  const stillMissing = missing.filter((need) => find[need]() === undefined);
  if (stillMissing.length > 0) throw new Error(stillMissing.map(howToGet).join('\n'));
}

/** @param {Need} need */
function howToGet(need) {
  return (
    `Für die Tests fehlt ${debianPackages[need]}. Installieren: sudo apt-get install -y ${debianPackages[need]} ` +
    `(oder ${variables[need]} setzen); ohne diese Tests: NEUNDARTER_SKIP=${need} npm test`
  );
}
