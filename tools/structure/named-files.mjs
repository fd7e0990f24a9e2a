import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A document of the project; empty where there is none. @param {string} root @param {string} doc path from the root */
export function readDoc(root, doc) {
  const path = join(root, doc);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/**
 * What a document names and the project does not have. Names may have braces and stars; each alternative of the braces
 * has to be there.
 * @param {{ root: string, named: readonly string[] }} where paths from the root @returns {string[]} without repeats
 */
export function findMissing({ root, named }) {
  const paths = named.flatMap(withoutBraces);
  return [...new Set(paths)].filter((path) => globSync(path, { cwd: root }).length === 0);
}

/** `a/{b,c}.ts` → `a/b.ts`, `a/c.ts`. @param {string} pattern @returns {string[]} */
function withoutBraces(pattern) {
  const [, before = '', choices, after = ''] = pattern.match(/^([^{]*)\{([^{}]*)\}(.*)$/) ?? [];
  if (choices === undefined) return [pattern];
  return choices.split(',').flatMap((choice) => withoutBraces(`${before}${choice.trim()}${after}`));
}
