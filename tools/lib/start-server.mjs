import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { ensureWebBuilt } from './build-web.mjs';
import { ensureInstalled } from './install.mjs';
import { ownEnvironment, ownNode, projectRoot } from './project.mjs';
import { watchNpm } from './watch-npm.mjs';

/** A terminal and npm both pass on Ctrl-C: a second signal within this time belongs to the first one. */
const sameWishMs = 1000;

/** Loaded into the server before its own code. */
const endWithStarter = new URL('./end-with-starter.mjs', import.meta.url).href;

/**
 * Installs and builds what is missing, then runs the server with the project's own Node until it ends.
 * @param {string[]} args passed on to the server @throws {Error} one sentence, if the installation or build fails
 */
export async function startServer(args) {
  // The server notices that this process has ended, see end-with-starter.mjs.
  watchNpm(() => process.exit(1));
  await ensureInstalled(projectRoot);
  await ensureWebBuilt(projectRoot);
  const main = join(projectRoot, 'server/src/main.ts');
  const server = spawn(ownNode(projectRoot), ['--import', endWithStarter, main, ...args], {
    cwd: projectRoot,
    env: ownEnvironment(projectRoot, {
      NODE_ENV: process.env.NODE_ENV ?? 'production',
      // Node caches compiled code: the second start is much faster.
      NODE_COMPILE_CACHE:
        process.env.NODE_COMPILE_CACHE ?? join(projectRoot, 'node_modules/.cache/node-compile'),
    }),
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
