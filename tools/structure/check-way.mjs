import { findMissing, readDoc } from './named-files.mjs';

/** @import { Project } from './sources.mjs' */

const doc = 'ARCHITECTURE.md';
const heading = '## One turn, from thumb to television';

/** Maximum number of files that a reader must open to follow one turn. */
const maxFiles = 25;

/** Path of one of our files in the diagram, from the root. */
const namedFile = /(?<![\w./-])(?:rules|contract|server|web)\/[\w./-]*\w\.tsx?/g;

/**
 * Checks the diagram of the way of a turn in ARCHITECTURE.md: every named file exists, and there are not too many.
 * @param {Project} project @returns {string[]}
 */
export function checkWay({ root }) {
  const named = filesOfDiagram(readDoc(root, doc));
  if (named.length === 0) return [`${doc}: no diagram below "${heading.slice(3)}"`];
  const missing = findMissing({ root, named });
  const findings = missing.map((path) => `${doc}: the way of a turn names ${path}, which does not exist`);
  const isLong = named.length > maxFiles;
  return isLong
    ? [...findings, `${doc}: the way of a turn has ${named.length} files, at most ${maxFiles}`]
    : findings;
}

/** The files in the indented lines of the section, each once. @param {string} text @returns {string[]} */
function filesOfDiagram(text) {
  const [, section = ''] = text.split(`${heading}\n`);
  const lines = (section.split(/^## /m)[0] ?? '').split('\n').filter((line) => line.startsWith('    '));
  return [...new Set(lines.flatMap((line) => line.match(namedFile) ?? []))];
}
