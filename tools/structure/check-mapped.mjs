import { expandBraces, readDoc } from './named-files.mjs';

/** @import { Project } from './sources.mjs' */

const doc = 'docs/spec-map.md';
/** Nouns of the server and screens, each with a file that every real project has. */
const places = [
  { folder: /^server\/src\/(?!platform\/)[^/]+(?=\/)/, shownBy: 'server/src/nouns.ts' },
  { folder: /^web\/src\/screens\/[^/]+(?=\/)/, shownBy: 'web/src/app/router.tsx' },
];

/**
 * The map of the specification names each noun of the server and each screen, or files in it. Projects without the list of
 * nouns or without the router, as in tests of other checks, have no findings.
 * @param {Project} project @returns {string[]}
 */
export function checkMapped({ root, sources }) {
  const named = [...readDoc(root, doc).matchAll(/`([^`]+)`/g)].flatMap(([, path = '']) => expandBraces(path));
  const paths = sources.map(({ path }) => path);
  return places
    .filter(({ shownBy }) => paths.includes(shownBy))
    .flatMap(({ folder }) => [...new Set(paths.flatMap((path) => path.match(folder)?.[0] ?? []))])
    .filter((folder) => !named.some((path) => path === folder || path.startsWith(`${folder}/`)))
    .map((folder) => `${doc}: does not name ${folder}`);
}
