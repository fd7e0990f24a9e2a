import { join } from 'node:path';
import { readDoc } from './named-files.mjs';
import { workspaceFolders } from './sources.mjs';

/** @import { Project } from './sources.mjs' */
/** @typedef {{ version?: string, dependencies?: Record<string, string> }} Manifest */

const limits = 'contract/src/limits.ts';
const changes = 'CHANGELOG.md';

/**
 * Checks that every package.json, the constant `appVersion` and the first entry of the change log name the same version
 * of the product. A project without a version, as in tests of other checks, is not checked.
 * @param {Project} project @returns {string[]}
 */
export function checkVersions({ root, sources }) {
  const { version } = manifestOf(root, '.');
  if (version === undefined) return [];
  const say = (/** @type {string} */ place, /** @type {string | undefined} */ found) =>
    found === version ? [] : [`${place}: names version ${found ?? 'none'}, but package.json ${version}`];
  const constants = sources.find(({ path }) => path === limits)?.text ?? '';
  return [
    ...workspaceFolders.flatMap((folder) =>
      versionsIn(manifestOf(root, folder)).flatMap((one) => say(`${folder}/package.json`, one)),
    ),
    ...say(limits, /^export const appVersion = '(.+)';$/m.exec(constants)?.[1]),
    ...say(changes, /^## (\S+)/m.exec(readDoc(root, changes))?.[1]),
  ];
}

/** Its own version, and those of our packages that it depends on. @param {Manifest} manifest */
function versionsIn({ version, dependencies = {} }) {
  const ours = Object.entries(dependencies).filter(([name]) => name.startsWith('@neundarter/'));
  return [version, ...ours.map(([, one]) => one)];
}

/** @param {string} root @param {string} folder @returns {Manifest} */
function manifestOf(root, folder) {
  return JSON.parse(readDoc(root, join(folder, 'package.json')) || '{}');
}
