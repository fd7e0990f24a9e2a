import { relative, sep } from 'node:path';

/** @import { Report, Test, TestFile } from './run-vitest.mjs' */
/** @typedef {{ part: string, ms: number }} PartTime */

/**
 * The times of the files of each part of a run, added up; several files run at once. Tests of the server on one of the
 * two databases, whose names say so, count apart.
 * @param {Report | undefined} report @param {string} root @returns {PartTime[]} in the order of the report
 */
export function timesOfParts(report, root) {
  /** @type {Map<string, number>} */
  const sums = new Map();
  const count = (/** @type {string} */ part, /** @type {number} */ ms) =>
    sums.set(part, (sums.get(part) ?? 0) + ms);
  for (const file of report?.testResults ?? []) {
    const part = partOf(relative(root, file.name));
    const onDatabases = part === 'server' ? file.assertionResults.filter((test) => databaseOf(test)) : [];
    for (const test of onDatabases) count(`${part} ${databaseOf(test)}`, test.duration ?? 0);
    const apart = onDatabases.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
    // The rest of a file is imports, hooks and its other tests.
    count(part, Math.max(0, timeOf(file) - apart));
  }
  return [...sums].map(([part, ms]) => ({ part: `  ${part}`, ms }));
}

/** @param {TestFile} file */
const timeOf = ({ startTime = 0, endTime = 0 }) => endTime - startTime;

/** `e2e/measured/latency.test.ts` → `measured`. @param {string} path */
function partOf(path) {
  const [folder = '', second] = path.split(sep);
  return folder === 'e2e' && second === 'measured' ? 'measured' : folder;
}

/** `sqlite` or `postgres` if the test is about one of them. @param {Test} test */
function databaseOf({ ancestorTitles, title }) {
  return /\b(sqlite|postgres)\b/.exec([...ancestorTitles, title].join(' '))?.[1];
}

/** @param {readonly PartTime[]} times @returns {string[]} one line for each part, e.g. `time: build 12 s` */
export function linesOfTimes(times) {
  return times.map(({ part, ms }) => `time: ${part} ${Math.round(ms / 1000)} s`);
}
