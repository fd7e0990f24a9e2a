import { resolveImport } from './sources.mjs';

/** @import { Project, Source } from './sources.mjs' */

/** Files whose exports somebody else reads: tools that are configured by them, and programs that start them. */
const readByOthers = [
  // Tools import their configuration by its place.
  /\.config\.(ts|mjs)$/,
  // The test runner calls its `setup`.
  /^e2e\/support\/share-servers\.ts$/,
];

/**
 * Findings about exports that no other file imports, and about files of components that only tests import. An import of a
 * whole file counts for every export whose name the importing file contains.
 * @param {Project} project @returns {string[]}
 */
export function checkExports({ sources }) {
  const code = sources.filter(({ path }) => !path.endsWith('.css'));
  const uses = usesIn(code);
  return code.flatMap((source) => [...findUnused(source, uses), ...findOnlyTested(source, uses)]);
}

/** @typedef {Map<string, { names: Set<string>, importers: Source[], whole: Source[] }>} Uses  by the path of the file that is imported */

/** @param {readonly Source[]} code @returns {Uses} */
function usesIn(code) {
  /** @type {Uses} */
  const uses = new Map();
  for (const source of code) {
    for (const { target, names } of namedImports(source)) {
      const file = resolveImport(source.path, target);
      if (file === undefined) continue;
      const use = uses.get(file) ?? { names: new Set(), importers: [], whole: [] };
      uses.set(file, use);
      use.importers.push(source);
      if (names === null) use.whole.push(source);
      else for (const name of names) use.names.add(name);
    }
  }
  return uses;
}

const inBraces =
  /^\s*(?:\/\*\*|\*)?\s*(?:import|export|@import)\s+(?:type\s+)?(?:\w+\s*,\s*)?\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/gm;
const asWhole = /(?:^(?:import|export)\s+(?:type\s+)?\*[^;'"]*from\s*|\bimport\(\s*)['"]([^'"]+)['"]/gm;

/**
 * The names that a file imports from each target; null for a whole file.
 * @param {Source} source @returns {{ target: string, names: string[] | null }[]}
 */
function namedImports({ text }) {
  const named = [...text.matchAll(inBraces)].map(([, list = '', target = '']) => ({
    target,
    names: list.split(',').flatMap(
      (one) =>
        one
          .trim()
          .replace(/^type\s+/, '')
          .split(/\s+as\s+/)[0] || [],
    ),
  }));
  const whole = [...text.matchAll(asWhole)].map(([, target = '']) => ({ target, names: null }));
  return [...named, ...whole];
}

const exported =
  /^export (?:declare )?(?:abstract )?(?:const|let|async function\*?|function\*?|class|type|interface) (\w+)/gm;

/** @param {string} text */
const exportsOf = (text) => [...new Set([...text.matchAll(exported)].map(([, name = '']) => name))];

/** @param {Source} source @param {Uses} uses @returns {string[]} */
function findUnused({ path, text }, uses) {
  if (readByOthers.some((pattern) => pattern.test(path))) return [];
  const { names = new Set(), whole = [] } = uses.get(path) ?? {};
  const isNamedIn = (/** @type {string} */ name) => {
    const word = new RegExp(`\\b${name}\\b`);
    return whole.some((importer) => word.test(importer.text));
  };
  return exportsOf(text)
    .filter((name) => !names.has(name) && !isNamedIn(name))
    .map((name) => `${path}: exports ${name}, which no other file imports`);
}

/** A component of the app that no page shows any more. @param {Source} source @param {Uses} uses @returns {string[]} */
function findOnlyTested({ path, isTest }, uses) {
  if (isTest || !/^web\/src\/(?!test\/).+\.tsx$/.test(path)) return [];
  const { importers = [] } = uses.get(path) ?? {};
  const isShown = importers.some((one) => !one.isTest && !one.path.startsWith('web/src/test/'));
  return isShown || importers.length === 0 ? [] : [`${path}: only tests import it`];
}
