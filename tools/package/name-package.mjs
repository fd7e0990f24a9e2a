import { createHash } from 'node:crypto';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { npmCommand } from '../lib/npm-command.mjs';
import { runQuietly } from '../lib/run.mjs';

/** Digits of the digest in a name: enough that two packages of a version never share one by chance. */
const digits = 12;

/**
 * Packs the files that package.json lists, and names the package after its version and a digest of its content, as
 * `neundarter-2.0.0-0123456789ab.tgz`: two packages with different content never have the same name. The plain name of
 * `npm pack` says only the version, and `npx` takes a package that it knows by this name from its cache.
 * @param {string} root folder with package.json @param {string} folder where the package is put
 * @returns {Promise<string>} path of the package @throws {Error} if npm cannot pack
 */
export async function packAndName(root, folder) {
  const place = mkdtempSync(join(tmpdir(), 'neundarter-pack-'));
  try {
    // Without scripts: `prepack` refuses the plain `npm pack`.
    const pack = [...npmCommand(), 'pack', '--ignore-scripts', '--pack-destination', place];
    const { code, output } = await runQuietly(pack, { cwd: root });
    const plain = readdirSync(place).find((name) => name.endsWith('.tgz'));
    if (code !== 0 || plain === undefined) throw new Error(output);
    const digest = createHash('sha256')
      .update(readFileSync(join(place, plain)))
      .digest('hex');
    const name = `${basename(plain, '.tgz')}-${digest.slice(0, digits)}.tgz`;
    copyFileSync(join(place, plain), join(folder, name));
    return join(folder, name);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
