import { resolveImport } from './sources.mjs';
import { isTestSupport, mayImport, nounRanks, nounsBeside, zoneOf } from './zones.mjs';

/** @import { Import, Project, Source } from './sources.mjs' */

/** Findings about imports between folders. @param {Project} project @returns {string[]} */
export function checkImports(project) {
  return project.sources
    .filter((source) => !source.path.startsWith('tools/'))
    .flatMap((source) => source.imports.flatMap((one) => judge(source, one)))
    .concat(checkTools(project), checkSchemasStayOnServer(project));
}

/** @param {Source} source @param {Import} one @returns {string[]} */
function judge(source, one) {
  const target = resolveImport(source.path, one.target);
  const from = zoneOf(source.path);
  if (target === undefined || from === undefined) return [];
  const say = (/** @type {string} */ why) => [`${source.path}: imports ${one.target}: ${why}`];
  const isTestbed = target.startsWith('tools/') && /^(e2e|bench)$/.test(from);
  if (one.target.startsWith('.') && workspaceOf(target) !== workspaceOf(source.path) && !isTestbed)
    return say('other packages are imported by sub-path (@neundarter/…)');
  const to = zoneOf(target);
  if (to === undefined) return say('that folder is not part of the layout');
  const byTest = source.isTest || isTestSupport(source.path);
  if (isTestSupport(target) && !byTest) return say('helpers of tests are for tests');
  if (source.isTest && testMayImport(from, to)) return [];
  if (!mayImport(from, to)) return say(`${from} must not import ${to}`);
  return judgeNounFile(source, target).flatMap(say);
}

/** A test may also use test helpers. A server test may use every noun, because it tests whole stories over HTTP. */
function testMayImport(/** @type {string} */ from, /** @type {string} */ to) {
  if (from.startsWith('server/')) return to.startsWith('server/') || to === 'contract' || to === 'rules';
  return isOwnTestZone(from, to);
}

function isOwnTestZone(/** @type {string} */ from, /** @type {string} */ to) {
  return to === `${workspaceOf(from)}/test`;
}

/**
 * Finding if a file of a server noun must not be imported from here.
 * @param {Source} source
 * @param {string} target
 * @returns {string[]}
 */
function judgeNounFile(source, target) {
  const user = nounOf(source.path);
  const used = nounOf(target);
  if (source.isTest || used === undefined) return [];
  const file = target.split('/').at(-1) ?? '';
  if (user !== undefined && user !== used && /^(routes|store|access)\.ts$|^on-/.test(file))
    return ['other nouns see only verbs and reads.ts'];
  if (isDoor(target) && user !== undefined) return ['the door of a noun is for nouns.ts'];
  const fromRoutes = source.path.endsWith('/routes.ts');
  if (user === used && fromRoutes && /^(store|access)\.ts$/.test(file))
    return ['routes.ts calls verbs and reads, nothing else'];
  if (file === 'routes.ts' && !fromRoutes && !isDoor(source.path) && !isTypeOnly(source, target))
    return ['only the door of its noun imports routes.ts'];
  return [];
}

/** Whether a file is the door of a server noun: `series/series.ts`. @param {string} path */
function isDoor(path) {
  return /^server\/src\/([^/]+)\/\1\.ts$/.test(path);
}

/** Whether a file takes nothing but types from another one. @param {Source} source @param {string} target */
function isTypeOnly(source, target) {
  return source.imports.every((one) => one.typeOnly || resolveImport(source.path, one.target) !== target);
}

/** Tools that npm starts before anything is installed. */
const beforeInstall = ['tools/start.mjs', 'tools/test.mjs', 'tools/check.mjs', 'tools/demo.mjs'];

/**
 * Tools that run before an installation may import only Node and each other. The others use the server through the
 * contract. Only the demonstration may import the server, because it fills a database before a server runs.
 * @param {Project} project
 */
function checkTools(project) {
  const early = reachable(project, beforeInstall);
  return project.sources
    .filter((source) => source.path.startsWith('tools/') && !source.isTest)
    .flatMap(({ path, imports }) =>
      imports.flatMap(({ target }) => {
        const file = resolveImport(path, target);
        const say = (/** @type {string} */ why) => [`${path}: imports ${target}: ${why}`];
        if (early.has(path) && file === undefined && !target.startsWith('node:'))
          return say('runs before anything is installed');
        const isAllowed = path.startsWith('tools/demo/')
          ? /^(tools|rules|contract|server)\//
          : /^(tools|rules|contract)\//;
        if (file !== undefined && !isAllowed.test(file)) return say('tools import tools, rules and contract');
        return early.has(path) && file !== undefined && !file.startsWith('tools/')
          ? say('runs on a Node that reads no TypeScript')
          : [];
      }),
    );
}

/**
 * These files and all files that they import, directly or indirectly.
 * @param {Project} project
 * @param {string[]} entries
 */
function reachable(project, entries) {
  const byPath = new Map(project.sources.map((source) => [source.path, source]));
  /** @type {Set<string>} */
  const found = new Set();
  const visit = (/** @type {string} */ path) => {
    const source = byPath.get(path);
    if (!source || found.has(path)) return;
    found.add(path);
    for (const { target } of source.imports) visit(resolveImport(path, target) ?? '');
  };
  entries.forEach(visit);
  return found;
}

/**
 * The browser must not load the schema library: the web app may use files of the contract that import it only with
 * `import type`.
 * @param {Project} project
 */
function checkSchemasStayOnServer(project) {
  const bySchema = schemaFiles(project);
  return project.sources
    .filter((source) => source.path.startsWith('web/src/') && !source.isTest)
    .flatMap((source) =>
      source.imports
        .filter((one) => !one.typeOnly && bySchema.has(resolveImport(source.path, one.target) ?? ''))
        .map(
          (one) =>
            `${source.path}: imports ${one.target}: holds schemas, the browser takes \`import type\` only`,
        ),
    );
}

/** Files of the contract that import typebox at run time, directly or indirectly. @param {Project} project */
function schemaFiles(project) {
  const contract = project.sources.filter((source) => source.path.startsWith('contract/'));
  /** @type {Set<string>} */
  const found = new Set();
  const reaches = (/** @type {Source} */ source) =>
    source.imports.some(
      (one) =>
        !one.typeOnly &&
        (/^typebox(\/|$)/.test(one.target) || found.has(resolveImport(source.path, one.target) ?? '')),
    );
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const source of contract) if (reaches(source)) found.add(source.path);
  }
  return found;
}

function workspaceOf(/** @type {string} */ path) {
  return path.split('/')[0];
}

/** @param {string} path @returns {string | undefined} */
function nounOf(path) {
  const noun = path.match(/^server\/src\/([^/]+)\//)?.[1];
  return noun !== undefined && (nounRanks.has(noun) || nounsBeside.has(noun)) ? noun : undefined;
}
