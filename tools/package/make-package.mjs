// `npm run package`: builds what the package contains, packs and names it. Only the two libraries with binaries stay
// dependencies of the package.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { ensureServerBuilt } from '../lib/build-server.mjs';
import { ensureWebBuilt } from '../lib/build-web.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { isMain, projectRoot } from '../lib/project.mjs';
import { packAndName } from './name-package.mjs';
import { readLicences } from './read-licences.mjs';

/**
 * @param {string} root folder of the project @param {string} folder where the package is put
 * @returns {Promise<string>} path of the package @throws {Error} if the installation, a build or npm fails
 */
async function makePackage(root, folder) {
  await ensureInstalled(root);
  await ensureWebBuilt(root);
  await ensureServerBuilt(root);
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(join(root, 'dist/licences.txt'), readLicences(root, ['server', 'web']));
  return packAndName(root, folder);
}

if (isMain(import.meta.url)) {
  try {
    const path = await makePackage(projectRoot, resolve(process.argv[2] ?? projectRoot));
    console.log(relative(process.cwd(), path));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
