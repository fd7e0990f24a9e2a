import { isBuiltin } from 'node:module';
import { workspaceFolders } from './sources.mjs';
import { isTestSupport } from './zones.mjs';

/** @import { Import, Project, Source, Workspace } from './sources.mjs' */

/** Folders that may use the built-in modules of Node outside tests. */
const onNode = new Set(['server', 'e2e', 'bench']);

/** The only library that each of the two lowest folders may use. */
const allowedLibraries = new Map([
  ['rules', /^$/],
  ['contract', /^typebox$/],
]);

/**
 * Findings about libraries that are not declared, or not allowed in that folder.
 * @param {Project} project
 * @returns {string[]}
 */
export function checkPackages(project) {
  return project.sources.flatMap((source) => {
    const folder = source.path.split('/')[0] ?? '';
    const workspace = project.workspaces.get(folder);
    if (!workspace || !workspaceFolders.includes(folder)) return [];
    return source.imports.flatMap((one) => judge({ project, source, folder, workspace }, one));
  });
}

/**
 * @param {{ project: Project, source: Source, folder: string, workspace: Workspace }} place @param {Import} one
 * @returns {string[]}
 */
function judge({ project, source, folder, workspace }, one) {
  if (one.target.startsWith('.') || one.target.startsWith('virtual:')) return [];
  const say = (/** @type {string} */ why) => [`${source.path}: imports ${one.target}: ${why}`];
  const forTests = source.isTest || isToolFile(source.path);
  // Node 20, which may run the checks, does not know every module of the Node that runs the server.
  if (isBuiltin(one.target) || one.target.startsWith('node:')) {
    if (!one.target.startsWith('node:')) return say('built-in modules are written with node:');
    return forTests || onNode.has(folder) ? [] : say(`${folder} runs without Node`);
  }
  const name = packageName(one.target);
  const isOurs = name.startsWith('@neundarter/');
  const devIsEnough = forTests || one.typeOnly || folder === 'web';
  if (!isDeclared(name, workspace, devIsEnough)) {
    if (!(forTests && project.rootDevDependencies.has(name)))
      return say(`not declared in ${folder}/package.json`);
  }
  const library = allowedLibraries.get(folder);
  if (library && !isOurs && !forTests && !library.test(name)) return say(`${folder} uses no such library`);
  return [];
}

/** Whether a file belongs to tests (like all of e2e), or to settings and build steps beside a workspace's `src`. */
function isToolFile(/** @type {string} */ path) {
  return isTestSupport(path) || path.startsWith('e2e/') || /^[a-z0-9]+\/[^/]+\.(ts|mjs)$/.test(path);
}

/** @param {string} name @param {Workspace} workspace @param {boolean} devIsEnough */
function isDeclared(name, workspace, devIsEnough) {
  if (workspace.dependencies.has(name)) return true;
  if (!devIsEnough) return false;
  return workspace.devDependencies.has(name) || workspace.devDependencies.has(`@types/${name}`);
}

/** `@scope/name/sub` → `@scope/name`. @param {string} target */
function packageName(target) {
  return target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/');
}
