import { zoneOf } from './zones.mjs';

/** @import { Project, Source } from './sources.mjs' */

/** Maximum lines of a file; most files should be much shorter (see CONTRIBUTING.md). */
const maxLines = 400;

const kebabPath = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;

/** Findings about names, places and lengths of files. @param {Project} project @returns {string[]} */
export function checkFiles(project) {
  return project.sources.flatMap((source) => [
    ...checkName(source),
    ...checkPlace(source),
    ...checkLength(source),
    ...checkNoBarrel(source),
    ...checkNounFile(source),
  ]);
}

/** @param {Source} source @returns {string[]} */
function checkName({ path }) {
  const odd = path.split('/').find((part) => !kebabPath.test(part));
  return odd === undefined ? [] : [`${path}: ${odd} is not kebab-case`];
}

/** @param {Source} source @returns {string[]} */
function checkPlace({ path }) {
  if (zoneOf(path) !== undefined || /^[a-z0-9]+\/[^/]+\.config\.(ts|mjs)$/.test(path)) return [];
  if (path.startsWith('web/src/screens/')) return [`${path}: every screen has its own folder`];
  return [`${path}: this folder is not part of the layout (see ARCHITECTURE.md, tools/structure/zones.mjs)`];
}

/** @param {Source} source @returns {string[]} */
function checkLength({ path, text }) {
  if (path.startsWith('server/migrations/') || /(^|\/)generated\/|\.generated\./.test(path)) return [];
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
  return lines > maxLines ? [`${path}: ${lines} lines, at most ${maxLines}`] : [];
}

/** @param {Source} source @returns {string[]} */
function checkNoBarrel({ path, text }) {
  if (/(^|\/)index\.(ts|tsx|mjs|js)$/.test(path))
    return [`${path}: no index files; import the file that has it`];
  return /^export \*/m.test(text) ? [`${path}: no \`export *\`; import the file that has it`] : [];
}

/**
 * File names inside a server noun that are not verbs, beside its door `<noun>/<noun>.ts`: routes, queries for other nouns, SQL, access, reactions, stored
 * things, rows and columns, API entities, kinds of events, words of mails, followers and caches, programs of processes
 * of their own.
 */
const nounFile =
  /^(routes|reads|store|access)\.ts$|^(on|stored)-[a-z0-9-]+\.ts$|-(row|rows|columns|entity|kind|mails|follower|cache|in-process)\.ts$/;

/** Verbs with which the name of a use case may begin. Add new verbs here. */
const verbs = new Set(
  `add agree announce anonymise answer ask assign bind break call change check choose claim confirm correct count create decide delete describe dismiss draw enrol enter export find follow forecast
  forfeit forget gather give identify import keep leave link list lock login logout merge move name narrow object open pay plan publish read rebuild record register
  redeem refuse remove renew repeat replace report request resend reset retire reverse revoke seat seek send serve set settle sign sort start substitute switch take tell unbind undo unlink upload
  validate verify watch withdraw write`.split(/\s+/),
);

/** Checks the file names inside a server noun against a closed list. @param {Source} source @returns {string[]} */
function checkNounFile(source) {
  const match = source.path.match(/^server\/src\/([^/]+)\/(.+)$/);
  if (!match || match[1] === 'platform' || zoneOf(source.path) === undefined) return [];
  const [file = '', ...folders] = (match[2] ?? '').split('/').toReversed();
  if (folders.length > 1) return [`${source.path}: folders of a noun have no folders of their own`];
  if (source.isTest || nounFile.test(file)) return [];
  const name = file.replace(/\.ts$/, '');
  const isDoor = match[2] === `${match[1]}.ts`;
  if (!isDoor && !verbs.has(name.split('-')[0] ?? ''))
    return [`${source.path}: is none of the files a noun may have and begins with no known verb`];
  const verb = camelCase(name);
  return exportsName(source.text, verb) ? [] : [`${source.path}: does not export ${verb}`];
}

/** @param {string} text @param {string} name */
function exportsName(text, name) {
  return new RegExp(`^export (?:async )?(?:function\\*? |const )${name}\\b`, 'm').test(text);
}

function camelCase(/** @type {string} */ kebab) {
  return kebab.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());
}
