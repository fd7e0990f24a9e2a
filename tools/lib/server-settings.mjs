import { join } from 'node:path';
import { ownEnvironment, projectRoot } from './project.mjs';

/**
 * Arguments of Node for the server. New objects get room of 4 MB, because a request needs only a few kilobytes for a moment;
 * by default Node takes up to 96 MB for them and does not give them back. Figures are in docs/performance.md.
 */
export const nodeSettings = ['--max-semi-space-size=4'];

/** Environment of the server: that of this process, with what is not set there. @returns {NodeJS.ProcessEnv} */
export function serverEnvironment() {
  return ownEnvironment(projectRoot, {
    NODE_ENV: process.env.NODE_ENV ?? 'production',
    // Node caches compiled code: the second start is much faster.
    NODE_COMPILE_CACHE:
      process.env.NODE_COMPILE_CACHE ?? join(projectRoot, 'node_modules/.cache/node-compile'),
    // One heap for the few threads of the server instead of one for each; only on Linux with glibc.
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '1',
  });
}
