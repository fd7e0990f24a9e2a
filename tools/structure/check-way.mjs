import { findMissing, readDoc } from './named-files.mjs';

/** @import { Project } from './sources.mjs' */

const doc = 'ARCHITECTURE.md';
/** The diagrams: what each of them shows, and its heading. */
const ways = [
  { way: 'the way of a turn', heading: 'One turn, from thumb to television' },
  { way: 'the way of a result', heading: "One result, from the phone to a visitor's bracket" },
];

/** Maximum number of files that a reader must open to follow one way. */
const maxFiles = 25;

/** Path of one of our files in a diagram, from the root. */
const namedFile = /(?<![\w./-])(?:rules|contract|server|web)\/[\w./-]*\w\.tsx?/g;

/**
 * Checks the diagrams of ways through the code in ARCHITECTURE.md: every named file exists, and there are not too many.
 * @param {Project} project @returns {string[]}
 */
export function checkWay({ root }) {
  const text = readDoc(root, doc);
  return ways.flatMap(({ way, heading }) => {
    const named = filesOfDiagram(text, heading);
    if (named.length === 0) return [`${doc}: no diagram below "${heading}"`];
    const missing = findMissing({ root, named });
    const findings = missing.map((path) => `${doc}: ${way} names ${path}, which does not exist`);
    const isLong = named.length > maxFiles;
    return isLong ? [...findings, `${doc}: ${way} has ${named.length} files, at most ${maxFiles}`] : findings;
  });
}

/** The files in the indented lines of a section, each once. @param {string} text @param {string} heading */
function filesOfDiagram(text, heading) {
  const [, section = ''] = text.split(`## ${heading}\n`);
  const lines = (section.split(/^## /m)[0] ?? '').split('\n').filter((line) => line.startsWith('    '));
  return [...new Set(lines.flatMap((line) => line.match(namedFile) ?? []))];
}
