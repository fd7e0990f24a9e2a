import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** @typedef {{ name: string, version: string, license?: string, dependencies?: Record<string, string> }} Manifest */

/**
 * The licences of all libraries that workspaces use when they run, with everything these need in turn.
 * @param {string} root folder of the project @param {readonly string[]} workspaces
 * @returns {string} name, version and text of the licence of each library, sorted by name
 */
export function readLicences(root, workspaces) {
  /** @type {Map<string, string>} */
  const texts = new Map();
  /** @param {string} folder */
  const visit = (folder) => {
    for (const name of Object.keys(readManifest(folder).dependencies ?? {})) {
      const found = find(name, folder, root);
      if (found === undefined || texts.has(found)) continue;
      texts.set(found, name.startsWith('@neundarter/') ? '' : describe(found));
      visit(found);
    }
  };
  for (const workspace of workspaces) visit(join(root, workspace));
  return [...new Set(texts.values())].filter(Boolean).sort().join('\n\n');
}

/** @param {string} folder @returns {Manifest} */
const readManifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/**
 * Folder of an installed package as seen from another one; undefined if it is not installed, like an optional one.
 * @param {string} name @param {string} from @param {string} root
 */
function find(name, from, root) {
  for (let above = from; above.startsWith(root.replace(/\/$/, '')); above = dirname(above)) {
    const folder = join(above, 'node_modules', name);
    if (existsSync(join(folder, 'package.json'))) return folder;
  }
  return undefined;
}

/** @param {string} folder */
function describe(folder) {
  const { name, version, license = 'see its files' } = readManifest(folder);
  const file = readdirSync(folder).find((one) => /^(licen[cs]e|copying)/i.test(one));
  const text = file === undefined ? '' : `\n${readFileSync(join(folder, file), 'utf8').trim()}`;
  return `${name} ${version} (${license})${text}`;
}
