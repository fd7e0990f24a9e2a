import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, readStamp, writeStamp } from './fingerprint.mjs';
import { ownEnvironment, ownNode, seconds } from './project.mjs';
import { runQuietly } from './run.mjs';

/**
 * Builds the web app where `web/dist` is not the one of these sources. The stamp lies inside `dist`, which the
 * build empties first: a build that was broken off leaves none.
 * @param {string} root @throws {Error} with everything the build said, when it fails
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

/** Everything that ends up in the build, the settings beside `web/src` included. @param {string} root */
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
