// `npm pack` runs this first: it builds what the package contains. Only the two libraries with binaries stay dependencies
// of the package.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureServerBuilt } from '../lib/build-server.mjs';
import { ensureWebBuilt } from '../lib/build-web.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { isMain, projectRoot } from '../lib/project.mjs';
import { readLicences } from './read-licences.mjs';

/** @param {string} root folder of the project @throws {Error} if the installation or a build fails */
export async function makePackage(root) {
  await ensureInstalled(root);
  await ensureWebBuilt(root);
  await ensureServerBuilt(root);
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(join(root, 'dist/licences.txt'), readLicences(root, ['server', 'web']));
}

if (isMain(import.meta.url)) {
  await makePackage(projectRoot).catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
