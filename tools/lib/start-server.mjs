import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { ensureWebBuilt } from './build-web.mjs';
import { ensureInstalled } from './install.mjs';
import { ownEnvironment, ownNode, projectRoot } from './project.mjs';
import { watchNpm } from './watch-npm.mjs';

/** A terminal and npm both pass on Ctrl-C: what follows this soon is the same wish. */
const sameWishMs = 1000;

/** Loaded into the server before all else. */
const endWithStarter = new URL('./end-with-starter.mjs', import.meta.url).href;

/**
 * Installs and builds what is missing, then runs the server on the Node the project brings along, until it ends.
 * @param {string[]} args passed on to the server @throws {Error} one sentence, when something cannot be installed or built
 */
export async function startServer(args) {
  // The server notices that this process is gone, see end-with-starter.mjs.
  watchNpm(() => process.exit(1));
  await ensureInstalled(projectRoot);
  await ensureWebBuilt(projectRoot);
  const main = join(projectRoot, 'server/src/main.ts');
  const server = spawn(ownNode(projectRoot), ['--import', endWithStarter, main, ...args], {
    cwd: projectRoot,
    env: ownEnvironment(projectRoot, {
      NODE_ENV: process.env.NODE_ENV ?? 'production',
      // Node keeps what it compiled: the second start is a good deal faster.
      NODE_COMPILE_CACHE:
        process.env.NODE_COMPILE_CACHE ?? join(projectRoot, 'node_modules/.cache/node-compile'),
    }),
    // The fourth is the channel that closes when this process ends, in whatever way.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // A process group of its own: the server hears each signal once, from here.
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
