import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';

/**
 * @typedef {{ target: string, typeOnly: boolean }} Import  `target` as written in the source
 * @typedef {{ path: string, text: string, imports: Import[], isTest: boolean }} Source  `path` from the root, with `/`
 * @typedef {{ name: string, dependencies: Set<string>, devDependencies: Set<string> }} Workspace
 * @typedef {{ root: string, sources: Source[], workspaces: Map<string, Workspace>, rootDevDependencies: Set<string>
 * }} Project
 */

/** The folders with our code, in the order of their dependencies. */
export const workspaceFolders = ['rules', 'contract', 'server', 'web', 'e2e', 'bench'];

const scannedFolders = [...workspaceFolders, 'tools'];
const notOurs = new Set(['node_modules', 'dist', 'public', '.cache']);
/** Pictures and reports of browser tests. */
const writtenByTests = join('e2e', 'results');
const isSource = /\.(ts|tsx|mts|mjs|js|css)$/;
const isTestFile = /\.test\.(ts|tsx|mjs)$/;

/** Reads every source file and package.json below `root`. @param {string} root @returns {Project} */
export function readProject(root) {
  const sources = scannedFolders.flatMap((folder) =>
    listFiles(join(root, folder)).map((file) => readSource(root, file)),
  );
  const workspaces = new Map(workspaceFolders.flatMap((folder) => readWorkspace(root, folder)));
  const rootManifest = readManifest(join(root, 'package.json'));
  return {
    root,
    sources,
    workspaces,
    rootDevDependencies: new Set(Object.keys(rootManifest?.devDependencies ?? {})),
  };
}

/**
 * The imports of one TypeScript file, found by a text search. This is enough because the formatter puts every import at
 * the start of a line. Comments are removed first.
 * @param {string} text @returns {Import[]}
 */
function importsOf(text) {
  const code = text.replace(/^\s*\/\*[\s\S]*?\*\//gm, '').replace(/^\s*\/\/.*$/gm, '');
  const withNames = /^(?:import|export)\s+(type\s)?[^;'"()=]*?\bfrom\s*['"]([^'"]+)['"]/gm;
  const bare = /^import\s*['"]([^'"]+)['"]/gm;
  const lazy = /\bimport\(\s*['"]([^'"]+)['"]/g;
  return [
    ...[...code.matchAll(withNames)].map((m) => ({ target: m[2] ?? '', typeOnly: m[1] !== undefined })),
    ...[...code.matchAll(bare)].map((m) => ({ target: m[1] ?? '', typeOnly: false })),
    ...[...code.matchAll(lazy)].map((m) => ({ target: m[1] ?? '', typeOnly: isTypeQuery(code, m.index) })),
  ];
}

/**
 * The file of an import: its path from the root for our files, undefined for a library.
 * @param {string} from @param {string} target
 */
export function resolveImport(from, target) {
  const clean = target.replace(/\?.*$/, '');
  if (clean.startsWith('.')) return posix.join(posix.dirname(from), clean);
  const ours = clean.match(/^@neundarter\/([a-z0-9-]+)\/(.+)$/);
  return ours ? `${ours[1]}/src/${ours[2]}.ts` : undefined;
}

/** Whether `import('x')` is a type: it follows a colon, a bracket, `typeof` or the equals sign of a type alias. */
function isTypeQuery(/** @type {string} */ code, /** @type {number} */ at) {
  return /(?:[:<|&]|\btypeof|\btype \w+ =)\s*$/.test(code.slice(Math.max(0, at - 60), at));
}

/** @param {string} folder @returns {string[]} */
function listFiles(folder) {
  return entriesOf(folder).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (notOurs.has(entry.name) || path.endsWith(writtenByTests)) return [];
    if (entry.isDirectory()) return listFiles(path);
    return entry.isFile() && isSource.test(entry.name) ? [path] : [];
  });
}

function entriesOf(/** @type {string} */ folder) {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return [];
  }
}

/** @param {string} root @param {string} file @returns {Source} */
function readSource(root, file) {
  const path = relative(root, file).split(sep).join('/');
  const text = readFileSync(file, 'utf8');
  return { path, text, imports: path.endsWith('.css') ? [] : importsOf(text), isTest: isTestFile.test(path) };
}

/** @param {string} root @param {string} folder @returns {[string, Workspace][]} */
function readWorkspace(root, folder) {
  const manifest = readManifest(join(root, folder, 'package.json'));
  if (!manifest) return [];
  const dependencies = new Set(Object.keys(manifest.dependencies ?? {}));
  const devDependencies = new Set(Object.keys(manifest.devDependencies ?? {}));
  return [[folder, { name: manifest.name ?? dirname(folder), dependencies, devDependencies }]];
}

/** @param {string} file @returns {{ name?: string, dependencies?: object, devDependencies?: object } | undefined} */
function readManifest(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
