import { dirname } from 'node:path';
import { resolveImport } from './sources.mjs';

/** @import { Project, Source } from './sources.mjs' */

/** Files of one folder, without tests, that a reader can still take in; more of them need rooms. */
const maxFiles = 40;

/** Trees whose folders are rooms of a house. Elsewhere a folder may be a collection, such as that of all texts. */
const houses = /^(server|rules|contract)\/src\//;

/**
 * Findings about folders: too many files in one, and two folders of one noun that use each other.
 * @param {Project} project @returns {string[]}
 */
export function checkRooms({ sources }) {
  const files = sources.filter(({ path, isTest }) => houses.test(path) && !isTest);
  return [...findCrowded(files), ...findMutual(files)];
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
