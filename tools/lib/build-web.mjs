import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, readStamp, writeStamp } from './fingerprint.mjs';
import { ownEnvironment, ownNode, seconds } from './project.mjs';
import { runQuietly } from './run.mjs';

/**
 * Builds the web app if `web/dist` was not built from these sources. The stamp is inside `dist`, which the build
 * empties first, so an aborted build leaves no stamp.
 * @param {string} root @throws {Error} with the whole output of the build, if it fails
 */
export async function ensureWebBuilt(root) {
  const stampFile = join(root, 'web/dist/.build-stamp');
  const wanted = fingerprint(root, sourcesOf(root));
  if (readStamp(stampFile) === wanted) return;
  const startedAt = performance.now();
  console.log('Die Weboberfläche wird gebaut …');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { code, output } = await runQuietly([ownNode(root), vite, 'build'], {
    cwd: join(root, 'web'),
    env: ownEnvironment(root, { NODE_ENV: 'production' }),
  });
  if (code !== 0)
    throw new Error(`${output}\nDie Weboberfläche ließ sich nicht bauen; der Grund steht darüber.`);
  writeStamp(stampFile, wanted);
  console.log(`Die Weboberfläche ist gebaut (${seconds(performance.now() - startedAt)}).`);
}

/** Everything that affects the build, including the settings beside `web/src`. @param {string} root */
function sourcesOf(root) {
  const settings = readdirSync(join(root, 'web'), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `web/${entry.name}`)
    .sort();
  return [
    ...settings,
    'web/src',
    'web/public',
    'rules/src',
    'contract/src',
    'package-lock.json',
    'tsconfig.base.json',
  ];
}
