import { resolveImport } from './sources.mjs';

/** @import { Project } from './sources.mjs' */

/**
 * Finds import cycles, including type imports: a cycle shows a misplaced file, even if it does not exist at run time.
 * One finding per cycle.
 * @param {Project} project @returns {string[]}
 */
export function checkCycles(project) {
  const known = new Set(project.sources.map((source) => source.path));
  const graph = new Map(
    project.sources.map(({ path, imports }) => [
      path,
      imports.map((one) => resolveImport(path, one.target) ?? '').filter((target) => known.has(target)),
    ]),
  );
  return findCircles(graph).map(
    (circle) => `${circle[0]}: imports itself by a circle: ${circle.join(' → ')}`,
  );
}

/**
 * Finds circles in a graph of files, or of folders.
 * @param {Map<string, string[]>} graph what each of them uses
 * @returns {string[][]} each starts and ends with the same file or folder
 */
export function findCircles(graph) {
  /** @type {Map<string, 'open' | 'done'>} */
  const state = new Map();
  /** @type {string[]} */
  const trail = [];
  /** @type {string[][]} */
  const circles = [];
  const visit = (/** @type {string} */ file) => {
    state.set(file, 'open');
    trail.push(file);
    for (const next of graph.get(file) ?? []) {
      if (state.get(next) === 'open') circles.push([...trail.slice(trail.indexOf(next)), next]);
      else if (!state.has(next)) visit(next);
    }
    trail.pop();
    state.set(file, 'done');
  };
  for (const file of graph.keys()) if (!state.has(file)) visit(file);
  return circles;
}
