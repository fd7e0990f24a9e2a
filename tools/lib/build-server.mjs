import { join } from 'node:path';
import { ensureBuilt } from './ensure-built.mjs';

/** Everything that affects the build. */
const sources = [
  'server/src',
  'server/migrations',
  'server/bundle.config.mjs',
  'rules/src',
  'contract/src',
  'tools/admin.ts',
  'tools/backup.ts',
  'package-lock.json',
];

/**
 * Puts the modules of the server into a few files, if that is not done; takes about two seconds.
 * @param {string} root @returns {Promise<string>} path of the built server @throws {Error} if the build fails
 */
export async function ensureServerBuilt(root) {
  await ensureBuilt(root, {
    folder: 'server',
    config: 'bundle.config.mjs',
    sources,
    thing: 'Der Server',
  });
  return join(root, 'server/dist/main.js');
}
