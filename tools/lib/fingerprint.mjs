import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * One hash of the names and contents of files, the same on every machine and after every checkout. Tests are left out,
 * because no test changes the build. Missing paths are part of the hash.
 * @param {string} root @param {readonly string[]} paths files and folders below `root`
 * @returns {string} hexadecimal
 */
export function fingerprint(root, paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap((one) => listFiles(root, one))) {
    hash.update(`${path}\0`);
    hash.update(readFileSync(join(root, path)));
    hash.update('\0');
  }
  return hash.digest('hex');
}

/**
 * One hash of the names, sizes and times of files: equal only if nobody has written to them. A checkout changes it.
 * @param {string} root @param {readonly string[]} paths files and folders below `root`
 * @returns {string} hexadecimal
 */
export function quickPrint(root, paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap((one) => listFiles(root, one))) {
    const { size, mtimeMs } = lstatSync(join(root, path));
    hash.update(`${path}\0${size}\0${mtimeMs}\0`);
  }
  return hash.digest('hex');
}

/** Content of a stamp file, `undefined` if there is none. @param {string} file */
export function readStamp(file) {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** @param {string} file @param {string} value */
export function writeStamp(file, value) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${value}\n`);
}

/** @param {string} path */
export function exists(path) {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** @param {string} root @param {string} path @returns {string[]} sorted, relative to the root */
function listFiles(root, path) {
  const found = lstatSync(join(root, path), { throwIfNoEntry: false });
  if (!found) return [];
  return found.isDirectory() ? filesIn(root, path) : [path];
}

/** @param {string} root @param {string} folder @returns {string[]} sorted, relative to the root */
function filesIn(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .filter(({ name }) => !/\.test\.tsx?$/.test(name))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesIn(root, path) : [path];
    });
}
