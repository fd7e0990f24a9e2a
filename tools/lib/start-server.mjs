import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { ensureServerBuilt } from './build-server.mjs';
import { ensureWebBuilt } from './build-web.mjs';
import { ensureInstalled } from './install.mjs';
import { ownNode, projectRoot } from './project.mjs';
import { nodeSettings, serverEnvironment } from './server-settings.mjs';
import { startedBy } from './stop-in-time.mjs';
import { watchNpm } from './watch-npm.mjs';

/** A terminal and npm both pass on Ctrl-C: a second signal within this time belongs to the first one. */
const sameWishMs = 1000;

/** Loaded into the server before its own code: the first if it runs beside the starter, the second in its place. */
const endWithStarter = new URL('./end-with-starter.mjs', import.meta.url).href;
const endWithNpm = new URL('./end-with-npm.mjs', import.meta.url).href;

/**
 * Installs and builds what is missing, then becomes the server. Where a process cannot become another one, it runs the
 * server with the project's own Node until it ends.
 * @param {string[]} args passed on to the server
 * @param {{ isNeeded?: boolean }} [options] `isNeeded` if this process has other work while the server runs
 * @throws {Error} one sentence, if the installation or build fails
 */
export async function startServer(args, { isNeeded = false } = {}) {
  // The server notices that this process has ended, see end-with-starter.mjs.
  watchNpm(() => process.exit(1));
  await ensureInstalled(projectRoot);
  await ensureWebBuilt(projectRoot);
  const main = await ensureServerBuilt(projectRoot);
  const command = { main, args, env: serverEnvironment() };
  if (isNeeded || !canBecome()) runBeside(command);
  else become(command);
}

/** @typedef {{ main: string, args: string[], env: NodeJS.ProcessEnv }} Command */

/** Not on Windows, and not with the older Node that may run the very first start. */
function canBecome() {
  return process.platform !== 'win32' && typeof process.execve === 'function';
}

/** Replaces this process. @param {Command} command */
function become({ main, args, env }) {
  const node = ownNode(projectRoot);
  const known = Object.entries({ ...env, [startedBy]: `${process.ppid}` }).filter(
    ([, value]) => value !== undefined,
  );
  process.chdir(projectRoot);
  process.execve(
    node,
    [node, ...nodeSettings, '--import', endWithNpm, main, ...args],
    Object.fromEntries(known),
  );
}

/** @param {Command} command */
function runBeside({ main, args, env }) {
  const server = spawn(ownNode(projectRoot), [...nodeSettings, '--import', endWithStarter, main, ...args], {
    cwd: projectRoot,
    env,
    // The fourth is the channel, which closes when this process ends, for whatever reason.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // In its own process group the server receives each signal only once, from here.
    detached: process.platform !== 'win32',
  });
  forwardSignals(server);
  server.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  server.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)));
}

/** @param {import('node:child_process').ChildProcess} server */
function forwardSignals(server) {
  let lastAt = Number.NEGATIVE_INFINITY;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      const now = performance.now();
      if (now - lastAt > sameWishMs) server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
      lastAt = now;
    });
  }
}
