import { readDoc } from './named-files.mjs';

/** @import { Project } from './sources.mjs' */

const doc = 'CONTRIBUTING.md';
const heading = '## Icons';

/** An import of an icon: its name in the file, and its name in the library. */
const iconImport = /^import (\w+) from '@tabler\/icons-react\/dist\/esm\/icons\/Icon(\w+)\.mjs';$/gm;

/** An icon in the table of meanings. */
const namedIcon = /`([A-Z]\w*)`/g;

/**
 * Checks the icons: every used one has its name from the library and one meaning in the table of CONTRIBUTING.md, and
 * the table names only used ones.
 * @param {Project} project @returns {string[]}
 */
export function checkIcons({ root, sources }) {
  const named = iconsOfTable(readDoc(root, doc));
  const known = new Set(named);
  const imports = sources.flatMap(({ path, text }) =>
    [...text.matchAll(iconImport)].map(([, local = '', icon = '']) => ({ path, local, icon })),
  );
  const used = new Set(imports.map(({ icon }) => icon));
  const twice = named.filter((icon, place) => named.indexOf(icon) !== place);
  return [
    ...imports
      .filter(({ local, icon }) => local !== `Icon${icon}`)
      .map(({ path, local, icon }) => `${path}: calls Icon${icon} ${local}; an icon keeps its name`),
    ...imports
      .filter(({ icon }) => !known.has(icon))
      .map(({ path, icon }) => `${path}: uses Icon${icon}, which has no meaning in ${doc}`),
    ...twice.map((icon) => `${doc}: gives Icon${icon} two meanings`),
    ...named
      .filter((icon) => !used.has(icon))
      .map((icon) => `${doc}: explains Icon${icon}, which nobody uses`),
  ];
}

/** The icons in the tables of the section. @param {string} text @returns {string[]} */
function iconsOfTable(text) {
  const [, section = ''] = text.split(`\n${heading}\n`);
  const rows = (section.split(/^## /m)[0] ?? '').split('\n').filter((line) => line.startsWith('|'));
  return rows.flatMap((row) => [...row.matchAll(namedIcon)].map(([, icon = '']) => icon));
}
