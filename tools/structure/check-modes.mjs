import { isTestSupport } from './zones.mjs';

/** @import { Project, Source } from './sources.mjs' */

/** The only file that may know the modes of tournaments by their names. */
const tablePath = 'rules/src/tournament/plan/modes.ts';

/** A mode from whose name something is cut off, or in whose name something is searched. */
const cut =
  /\b(?:\w*[tT]ournamentMode|mode)\)?\??\.(?:startsWith|endsWith|includes|indexOf|slice|split|substring|match|replace)\(/g;

/**
 * Findings about modes of tournaments that are asked by their names: what a mode has stands in a table. Tests may compare
 * names, but not cut them.
 * @param {Project} project @returns {string[]}
 */
export function checkModes({ sources }) {
  const table = sources.find(({ path }) => path === tablePath);
  const compared = comparisonWith(table === undefined ? [] : namesIn(table.text));
  return sources
    .filter(
      ({ path }) => path !== tablePath && !path.endsWith('.css') && !path.startsWith('tools/structure/'),
    )
    .flatMap((source) => {
      const mayCompare = compared === null || source.isTest || isTestSupport(source.path);
      return [...linesWith(source, cut), ...(mayCompare ? [] : linesWith(source, compared))];
    });
}

/** The names of the list `tournamentModes`. @param {string} text */
function namesIn(text) {
  const list = text.match(/export const tournamentModes = \[([^\]]*)\]/)?.[1] ?? '';
  return [...list.matchAll(/'([^']+)'/g)].map(([, name]) => name ?? '');
}

/**
 * A comparison with one of the names, on either side, in a case, or with a list that contains it.
 * @param {readonly string[]} names
 */
function comparisonWith(names) {
  if (names.length === 0) return null;
  const name = `['"\`](?:${names.join('|')})['"\`]`;
  const forms = [`[!=]==?\\s*${name}`, `${name}\\s*[!=]==?`, `\\bcase\\s+${name}`];
  return new RegExp([...forms, `\\[[^\\]]*${name}[^\\]]*\\](?: as const)?\\)?\\.includes\\(`].join('|'), 'g');
}

/** @param {Source} source @param {RegExp} pattern @returns {string[]} */
function linesWith({ path, text }, pattern) {
  return [...text.matchAll(pattern)].map(({ index }) => {
    const line = text.slice(0, index).split('\n').length;
    return `${path}:${line}: asks a tournament mode by its name; ${tablePath} says what a mode has`;
  });
}
