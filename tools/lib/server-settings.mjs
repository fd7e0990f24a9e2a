import { join } from 'node:path';
import { ownEnvironment, projectRoot } from './project.mjs';

/**
 * Arguments of Node for the server. New objects get room of 4 MB, because a request needs only a few kilobytes for a moment;
 * by default Node takes up to 96 MB for them and does not give them back. Figures are in docs/performance.md.
 */
export const nodeSettings = ['--max-semi-space-size=4'];

/**
 * Environment of the server: what is not set there gets the value for a running server.
 * @param {NodeJS.ProcessEnv} [base] @returns {NodeJS.ProcessEnv}
 */
export function serverEnvironment(base = ofCheckout()) {
  return {
    ...base,
    NODE_ENV: base.NODE_ENV ?? 'production',
    // One heap for the few threads of the server instead of one for each; only on Linux with glibc.
    MALLOC_ARENA_MAX: base.MALLOC_ARENA_MAX ?? '1',
  };
}

/** Node caches compiled code: the second start is much faster. */
function ofCheckout() {
  const cache = process.env.NODE_COMPILE_CACHE ?? join(projectRoot, 'node_modules/.cache/node-compile');
  return ownEnvironment(projectRoot, { NODE_COMPILE_CACHE: cache });
}
