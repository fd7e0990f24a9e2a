import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

/** Folder with the compiled code of all processes that tests start, so that only the first start compiles it. */
export const compileCache = join(import.meta.dirname, '../../node_modules/.cache/node-compile');

/**
 * Runs a script that exchanges messages with this process. A script that is killed has to call `flushCompileCache`
 * before, because a killed process writes nothing to the cache.
 */
export const forkProcess = (script: string, env: Record<string, string>): ChildProcess =>
  fork(script, {
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache, ...env },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
