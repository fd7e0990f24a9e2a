import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { ownEnvironment, ownNode, projectRoot } from './project.mjs';
import { runVisibly } from './run.mjs';
import { startServer } from './start-server.mjs';

/** Without letters and digits that look alike on a screen. */
const letters = 'abcdefghkmnpqrstuvwxyz23456789';

/**
 * Installs what is missing and fills the database; with `--start` it then runs the server, and plays the running match
 * while the server runs.
 * @param {string[]} args for tools/demo/fill.ts @throws {Error} one sentence, if the installation fails
 */
export async function runDemo(args) {
  await ensureInstalled(projectRoot);
  const password = process.env.DEMO_PASSWORD || makePassword();
  const env = ownEnvironment(projectRoot, { DEMO_PASSWORD: password });
  const fill = [ownNode(projectRoot), join(projectRoot, 'tools/demo/fill.ts'), ...args];
  const code = await runVisibly(fill, { cwd: projectRoot, env });
  if (code !== 0) process.exit(code);
  if (!args.includes('--start')) return;
  playOn(env);
  // The running match is played from this process.
  await startServer([], { isNeeded: true });
}

/** A new password for every club, because the addresses of the demonstration are public. */
function makePassword() {
  const part = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');
  return `Dart${randomInt(2, 10)}-${part()}-${part()}`;
}

/** Plays the running match; ends with this process, when the channel to it closes. @param {NodeJS.ProcessEnv} env */
function playOn(env) {
  const file = join(projectRoot, 'tools/demo/play-on.ts');
  spawn(ownNode(projectRoot), [file], {
    cwd: projectRoot,
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}
