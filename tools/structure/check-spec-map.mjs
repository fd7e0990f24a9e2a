import { posix } from 'node:path';
import { findMissing, readDoc } from './named-files.mjs';

/** @import { Project } from './sources.mjs' */

const doc = 'docs/spec-map.md';
const notBuilt = 'not built yet';

/** A path in backticks. It begins with one of our folders, unlike addresses of screens and calls. */
const codePath = /`([\w.-]+\/[^`]*)`/g;

/** The target of a link inside the project. */
const linkPath = /\]\((?!\w+:)([^)#]+)[^)]*\)/g;

/**
 * Checks the map of the specification: every named path exists, and every row has a path or "not built yet".
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

/** Whether a line is a row of a table, but not its heading, without a path and without "not built yet". */
function isIdleRow(/** @type {string} */ line) {
  const cells = line.split('|').slice(1, -1);
  const files = cells.at(-1)?.trim() ?? '';
  if (cells.length === 0 || files === 'files' || /^-+$/.test(files)) return false;
  return files !== notBuilt && pathsIn(files).length === 0;
}
