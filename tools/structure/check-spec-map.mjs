import { posix } from 'node:path';
import { findMissing, readDoc } from './named-files.mjs';

/** @import { Project } from './sources.mjs' */

const doc = 'docs/spec-map.md';
const notBuilt = 'not built yet';

/** A path in backticks begins with a folder; addresses of screens and calls do not. */
const codePath = /`([\w.-]+\/[^`]*)`/g;

/** The target of a link inside the project. */
const linkPath = /\]\((?!\w+:)([^)#]+)[^)]*\)/g;

/**
 * The map of the specification: every path it names exists, and every row leads somewhere.
 * @param {Project} project @returns {string[]}
 */
export function checkSpecMap({ root }) {
  const text = readDoc(root, doc);
  if (text === '') return [`${doc}: is missing`];
  const missing = findMissing({ root, named: pathsIn(text) });
  const idle = text.split('\n').filter(isIdleRow);
  return [
    ...missing.map((path) => `${doc}: names ${path}, which does not exist`),
    ...idle.map((row) => `${doc}: a row has neither a file nor "${notBuilt}": ${row}`),
  ];
}

/** @param {string} text @returns {string[]} from the root */
function pathsIn(text) {
  const codes = [...text.matchAll(codePath)].map(([, path = '']) => path);
  const links = [...text.matchAll(linkPath)].map(([, path = '']) => posix.join(posix.dirname(doc), path));
  return [...codes, ...links];
}

/** A row of a table that is neither its heading nor leads anywhere. */
function isIdleRow(/** @type {string} */ line) {
  const cells = line.split('|').slice(1, -1);
  const files = cells.at(-1)?.trim() ?? '';
  if (cells.length === 0 || files === 'files' || /^-+$/.test(files)) return false;
  return files !== notBuilt && pathsIn(files).length === 0;
}
