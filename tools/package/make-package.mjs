// `npm pack` runs this first: it fills the folder `dist` with everything that the package runs. Only the two libraries
// with binaries stay dependencies of the package.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureWebBuilt } from '../lib/build-web.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { isMain, ownEnvironment, ownNode, projectRoot } from '../lib/project.mjs';
import { runQuietly } from '../lib/run.mjs';
import { readLicences } from './read-licences.mjs';

/** @param {string} root folder of the project @throws {Error} if the installation or a build fails */
export async function makePackage(root) {
  await ensureInstalled(root);
  await ensureWebBuilt(root);
  const dist = join(root, 'dist');
  rmSync(dist, { recursive: true, force: true });
  await buildServer(root);
  const { version } = JSON.parse(readFileSync(join(root, 'server/package.json'), 'utf8'));
  writeFileSync(join(dist, 'server/package.json'), JSON.stringify({ version, type: 'module' }));
  mkdirSync(join(dist, 'web'));
  cpSync(join(root, 'web/dist'), join(dist, 'web/dist'), { recursive: true });
  writeFileSync(join(dist, 'licences.txt'), readLicences(root, ['server', 'web']));
}

/** @param {string} root */
async function buildServer(root) {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const config = join(root, 'tools/package/server.config.mjs');
  const { code, output } = await runQuietly([ownNode(root), vite, 'build', '--config', config], {
    cwd: root,
    env: ownEnvironment(root, { NODE_ENV: 'production' }),
  });
  if (code !== 0) throw new Error(`${output}\nThe server could not be built; the reason stands above.`);
}

if (isMain(import.meta.url)) {
  await makePackage(projectRoot).catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
