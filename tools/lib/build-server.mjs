import { join } from 'node:path';
import { fingerprint, readStamp, writeStamp } from './fingerprint.mjs';
import { ownEnvironment, ownNode } from './project.mjs';
import { runQuietly } from './run.mjs';

/** Everything that affects the build. */
const sources = [
  'server/src',
  'server/migrations',
  'server/bundle.config.mjs',
  'rules/src',
  'contract/src',
  'package-lock.json',
];

/**
 * Puts the modules of the server into a few files if `server/dist` was not built from these sources; takes about a second.
 * The stamp is inside `dist`, which the build empties first, so an aborted build leaves no stamp.
 * @param {string} root @returns {Promise<string>} path of the built server
 * @throws {Error} with the whole output of the build, if it fails
 */
export async function ensureServerBuilt(root) {
  const main = join(root, 'server/dist/main.js');
  const stampFile = join(root, 'server/dist/.build-stamp');
  const wanted = fingerprint(root, sources);
  if (readStamp(stampFile) === wanted) return main;
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { code, output } = await runQuietly([ownNode(root), vite, 'build', '--config', 'bundle.config.mjs'], {
    cwd: join(root, 'server'),
    env: ownEnvironment(root, { NODE_ENV: 'production' }),
  });
  if (code !== 0) throw new Error(`${output}\nDer Server ließ sich nicht bauen; der Grund steht darüber.`);
  writeStamp(stampFile, wanted);
  return main;
}
