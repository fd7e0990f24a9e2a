import { spawn } from 'node:child_process';

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

/** Runs a command whose output the user sees. @param {string[]} command @param {RunOptions} [options] @returns {Promise<number>} exit code */
export function runVisibly([program = '', ...args], options = {}) {
  return new Promise((done) => {
    const child = spawn(program, args, {
      cwd: options.cwd,
      env: options.env,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', (error) => {
      console.error(error.message);
      done(127);
    });
    child.on('close', (code) => done(code ?? 1));
  });
}
