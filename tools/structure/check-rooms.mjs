import { dirname } from 'node:path';
import { findCircles } from './check-cycles.mjs';
import { resolveImport } from './sources.mjs';

/** @import { Project, Source } from './sources.mjs' */

/** Files of one folder, without tests, that a reader can still take in; more of them need rooms. */
const maxFiles = 40;

/** Trees whose folders are rooms of a house. Elsewhere a folder may be a collection, such as that of all texts. */
const houses = /^(server|rules|contract)\/src\//;

/**
 * Findings about folders: too many files in one, two folders of one noun that use each other, and folders of the rules that use
 * each other, directly or by others.
 * @param {Project} project @returns {string[]}
 */
export function checkRooms({ sources }) {
  const files = sources.filter(({ path, isTest }) => houses.test(path) && !isTest);
  return [...findCrowded(files), ...findMutual(files), ...findCirclesOfRules(files)];
}

/** @param {readonly Source[]} files @returns {string[]} */
function findCrowded(files) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const folder of files.map(({ path }) => dirname(path)))
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  return [...counts].flatMap(([folder, count]) =>
    count > maxFiles ? [`${folder}: ${count} files in one folder, at most ${maxFiles}; give it rooms`] : [],
  );
}

/** The noun and the room of a file of the server, as `tournaments/course`. @param {string} path */
const roomOf = (path) => path.match(/^server\/src\/([^/]+\/[^/]+)\/[^/]+$/)?.[1];

/** @param {readonly Source[]} files @returns {string[]} */
function findMutual(files) {
  const uses = new Set(
    files.flatMap(({ path, imports }) => {
      const from = roomOf(path);
      const rooms = imports.map(({ target }) => roomOf(resolveImport(path, target) ?? ''));
      return from === undefined ? [] : rooms.flatMap((to) => (to === undefined ? [] : [`${from} ${to}`]));
    }),
  );
  return [...uses].flatMap((use) => {
    const [from = '', to = ''] = use.split(' ');
    const isPair = from < to && from.split('/')[0] === to.split('/')[0] && uses.has(`${to} ${from}`);
    return isPair ? [`server/src/${from}: uses ${to}, which uses ${from}`] : [];
  });
}

/** The folder of a file of the rules, as `tournament/plan`. @param {string} path */
const folderOf = (path) => path.match(/^rules\/src\/(.+)\/[^/]+$/)?.[1];

/** The folder below `rules/src` that contains a file, with all its rooms, as `tournament`. @param {string} path */
const subjectOf = (path) => path.match(/^rules\/src\/([^/]+)\//)?.[1];

/**
 * Circles of folders and, since a subject with its rooms is a folder, too, of whole subjects.
 * @param {readonly Source[]} files @returns {string[]}
 */
function findCirclesOfRules(files) {
  const circles = [folderOf, subjectOf].flatMap((placeOf) => findCircles(usesOf(files, placeOf)));
  const findings = circles.map(
    (circle) => `rules/src/${circle[0]}: uses itself by a circle of folders: ${circle.join(' → ')}`,
  );
  return [...new Set(findings)];
}

/**
 * Which places use which other ones.
 * @param {readonly Source[]} files @param {(path: string) => string | undefined} placeOf
 * @returns {Map<string, string[]>}
 */
function usesOf(files, placeOf) {
  /** @type {Map<string, Set<string>>} */
  const uses = new Map();
  for (const { path, imports } of files) {
    const from = placeOf(path);
    if (from === undefined) continue;
    const places = imports.flatMap(({ target }) => placeOf(resolveImport(path, target) ?? '') ?? []);
    uses.set(from, new Set([...(uses.get(from) ?? []), ...places.filter((to) => to !== from)]));
  }
  return new Map([...uses].map(([from, to]) => [from, [...to]]));
}
