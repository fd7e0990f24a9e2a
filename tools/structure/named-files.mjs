import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Text of a document of the project; empty if it does not exist. @param {string} root @param {string} doc path from
 * the root
 */
export function readDoc(root, doc) {
  const path = join(root, doc);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/**
 * The paths that a document names but the project does not have. Paths may contain braces and stars; every alternative
 * of the braces must exist.
 * @param {{ root: string, named: readonly string[] }} where paths from the root @returns {string[]} without repeats
 */
export function findMissing({ root, named }) {
  const paths = named.flatMap(expandBraces);
  return [...new Set(paths)].filter((path) => !isThere(root, path));
}

/**
 * Whether something fits a path with stars. By hand, since Node 20 has no `globSync` and runs this before anything is
 * installed. A star stands for any part of one name.
 * @param {string} folder @param {string} path
 * @returns {boolean}
 */
function isThere(folder, path) {
  const [name = '', ...others] = path.split('/');
  const rest = others.join('/');
  const fitting = name.includes('*') ? namesLike(folder, name) : [name];
  return fitting.some((one) => {
    const found = join(folder, one);
    return rest === '' ? existsSync(found) : isThere(found, rest);
  });
}

/** @param {string} folder @param {string} pattern @returns {string[]} */
function namesLike(folder, pattern) {
  const escaped = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  const like = new RegExp(`^${escaped.join('.*')}$`);
  return existsSync(folder) && statSync(folder).isDirectory()
    ? readdirSync(folder).filter((one) => like.test(one))
    : [];
}

/** Expands braces: `a/{b,c}.ts` gives `a/b.ts` and `a/c.ts`. @param {string} pattern @returns {string[]} */
export function expandBraces(pattern) {
  const [, before = '', choices, after = ''] = pattern.match(/^([^{]*)\{([^{}]*)\}(.*)$/) ?? [];
  if (choices === undefined) return [pattern];
  return choices.split(',').flatMap((choice) => expandBraces(`${before}${choice.trim()}${after}`));
}
