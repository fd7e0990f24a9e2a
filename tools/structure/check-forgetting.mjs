/** @import { Project } from './sources.mjs' */

const tables = 'server/src/platform/db/tables';
/** Columns that say whose row it is. */
const personal = /\breadonly (\w*(?:user|player|caller|guest)_id|email|\w*address):/;
const forgetting = /\bforget(Player|User)\b/;

/** Nouns that need not forget anybody, with the reason. */
const keepers = new Map([
  ['news', 'the author is an id, whose name the player forgets'],
  ['leagues', 'who has created one is an id, whose name the player forgets'],
  ['series', 'places stay, and name the player by an id'],
  ['users', 'deletes the account itself'],
]);

/**
 * A noun that stores rows of people says in its door what happens to them when an account is deleted.
 * @param {Project} project @returns {string[]}
 */
export function checkForgetting({ sources }) {
  const textOf = (/** @type {string} */ path) => sources.find((source) => source.path === path)?.text ?? '';
  const types = sources
    .filter(({ path }) => path.startsWith(`${tables}/`))
    .flatMap(({ text }) => typesIn(text));
  const ofPeople = [...textOf(`${tables}.ts`).matchAll(/readonly (\w+): (\w+);/g)].flatMap(
    ([, table = '', type]) =>
      types.some(({ name, isPersonal }) => name === type && isPersonal) ? [table] : [],
  );
  const stored = sources.filter(({ isTest }) => !isTest).flatMap((source) => storedIn(source));
  const findings = stored
    .filter(({ noun, table }) => ofPeople.includes(table) && !keepers.has(noun))
    .filter(({ noun }) => !forgetting.test(textOf(doorOf(noun))))
    .map(
      ({ noun, table }) => `${doorOf(noun)}: has no forgetPlayer or forgetUser, but ${table} is about people`,
    );
  return [...new Set(findings)];
}

const doorOf = (/** @type {string} */ noun) => `server/src/${noun}/${noun}.ts`;

/** The types of rows in a file, and whether they have a column about a person. @param {string} text */
function typesIn(text) {
  return [...text.matchAll(/^export type (\w+) = ([\s\S]*?)(?=^export |$(?![\s\S]))/gm)].map(
    ([, name = '', body = '']) => ({ name, isPersonal: personal.test(body) }),
  );
}

/** The tables into which a file of a noun inserts. @param {{ path: string, text: string }} source */
function storedIn({ path, text }) {
  const [, noun] = path.match(/^server\/src\/(?!platform\/)([^/]+)\//) ?? [];
  if (noun === undefined) return [];
  return [...text.matchAll(/insertInto\('(\w+)'\)/g)].map(([, table = '']) => ({ noun, table }));
}
