import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { nodeSettings } from './server-settings.mjs';
import { startedBy } from './stop-in-time.mjs';

/** A terminal and npm both pass on Ctrl-C: a second signal within this time belongs to the first one. */
const sameWishMs = 1000;

/** Loaded into the server before its own code: the first if it runs beside the starter, the second in its place. */
const endWithStarter = new URL('./end-with-starter.mjs', import.meta.url).href;
const endWithNpm = new URL('./end-with-npm.mjs', import.meta.url).href;

/**
 * `node` and `main` are the paths of Node and of the program.
 * @typedef {{ node: string, main: string, args: readonly string[], env: NodeJS.ProcessEnv }} Command
 */

/**
 * Becomes the server. Where a process cannot become another one, it runs the server until it ends.
 * @param {Command} command @param {{ isNeeded?: boolean }} [options] `isNeeded` if this process has other work meanwhile
 */
export function runServer(command, { isNeeded = false } = {}) {
  if (isNeeded || !canBecome()) runBeside(command);
  else become(command);
}

/** Whether a process can become another one: not on Windows, and not with a Node before 22.15. */
export function canBecome() {
  return process.platform !== 'win32' && typeof process.execve === 'function';
}

/** Replaces this process. @param {Command} command */
function become({ node, main, args, env }) {
  const known = Object.entries({ ...env, [startedBy]: `${process.ppid}` }).filter(
    ([, value]) => value !== undefined,
  );
  process.execve(
    node,
    [node, ...nodeSettings, '--import', endWithNpm, main, ...args],
    Object.fromEntries(known),
  );
}

/** @param {Command} command */
function runBeside({ node, main, args, env }) {
  const server = spawn(node, [...nodeSettings, '--import', endWithStarter, main, ...args], {
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
