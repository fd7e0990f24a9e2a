/** @import { Project } from './sources.mjs' */

const router = 'web/src/app/router.tsx';
const pages = 'contract/src/pages.ts';

/**
 * The server answers exactly the addresses of the router with a page, so the list in the contract has all of them. A project
 * without the list, as in tests of other checks, has no findings.
 * @param {Project} project @returns {string[]}
 */
export function checkPages({ sources }) {
  const textOf = (/** @type {string} */ path) => sources.find((source) => source.path === path)?.text;
  const [routed, listed] = [textOf(router), textOf(pages)];
  if (routed === undefined || listed === undefined) return [];
  const [, list = ''] = listed.match(/^export const pagePaths = \[([\s\S]*?)^\] as const/m) ?? [];
  const known = pathsOf(list, /'([^']+)'/g);
  const shown = pathsOf(routed, /\bpath: '([^']+)'/g).filter((path) => path !== '*');
  return [
    ...shown
      .filter((path) => !known.includes(path))
      .map((path) => `${pages}: ${path} of the router is missing`),
    ...known.filter((path) => !shown.includes(path)).map((path) => `${pages}: the router has no ${path}`),
  ];
}

/** @param {string} text @param {RegExp} pattern @returns {string[]} */
function pathsOf(text, pattern) {
  return [...text.matchAll(pattern)].flatMap(([, path]) => path ?? []);
}
