import { availableParallelism, cpus } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout, without a slash at the end. */
export const projectRoot = resolve(fileURLToPath(new URL('../..', import.meta.url)));

/** Number of processors; `availableParallelism` exists from Node 18.14 on. */
export const processors = availableParallelism?.() ?? cpus().length;

/** Path of the Node in the project's packages (package `node`); Windows uses another name. @param {string} root */
export function ownNode(root) {
  return join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/**
 * An environment in which `node` and all installed commands are those of the project.
 * @param {string} root @param {NodeJS.ProcessEnv} [extra] @returns {NodeJS.ProcessEnv}
 */
export function ownEnvironment(root, extra = {}) {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter);
  const colours = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined };
  return { ...process.env, ...colours, ...extra, PATH: path };
}

/** Whether the running file is the one the user named on the command line. @param {string} moduleUrl */
export function isMain(moduleUrl) {
  return process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(moduleUrl);
}

/** `1234` → `1.2 s`. @param {number} ms */
export function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`;
}
