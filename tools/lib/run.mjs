import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, uid?: number, gid?: number }} RunOptions */
/** @typedef {{ code: number, output: string }} RunResult  `code` 127 when the command does not exist */

/** Runs a command to its end and keeps what it says. @param {string[]} command @param {RunOptions} [options] @returns {Promise<RunResult>} */
export function runQuietly([program = '', ...args], options = {}) {
  return new Promise((done) => {
    const child = spawn(program, args, {
      ...options,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', (error) => done({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

/**
 * Runs a command whose output the user sees.
 * @param {string[]} command @param {RunOptions & { ownGroup?: boolean }} [options] `ownGroup` for commands that start
 * many processes: `endGroups` then ends all of them
 * @returns {Promise<number>} exit code
 */
export function runVisibly([program = '', ...args], { ownGroup = false, ...options } = {}) {
  return new Promise((done) => {
    const child = spawn(program, args, {
      ...options,
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: ownGroup,
    });
    if (ownGroup && child.pid !== undefined) groups.add(child.pid);
    child.on('error', (error) => {
      console.error(error.message);
      done(127);
    });
    child.on('close', (code) => {
      groups.delete(child.pid ?? 0);
      done(code ?? 1);
    });
  });
}

/** Leaders of the groups that still run. @type {Set<number>} */
const groups = new Set();

/** Maximum time for a group to end by itself. */
const endsMs = 3000;

/** Ends all commands that run in their own group. */
export async function endGroups() {
  for (const pid of groups) signalGroup(pid, 'SIGTERM');
  for (const until = Date.now() + endsMs; groups.size > 0 && Date.now() < until; ) await wait(50);
  for (const pid of groups) signalGroup(pid, 'SIGKILL');
}

/** @param {number} pid @param {NodeJS.Signals} signal */
function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // It has already ended.
  }
}
