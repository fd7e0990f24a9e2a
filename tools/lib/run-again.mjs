import { resolve, sep } from 'node:path';
import { runVitest } from './run-vitest.mjs';

/** @import { Count, Run } from './run-vitest.mjs' */
/** @typedef {{ file: string, name: string | undefined }} Failure  without a name: the file itself failed */

/** Only tests in a browser can fail by chance; all others have to pass the first time. */
const browserProjects = ['e2e', 'e2e-measured'];

/** More failures than this are not a coincidence. */
const mostFailures = 8;

/**
 * Runs every failed browser test once more, alone, and counts those that then pass as passed.
 * @param {string} root @param {Run} run @param {Record<string, string>} env
 * @returns {Promise<{ count: Count, flaky: readonly string[] }>} `flaky` names them
 */
export async function runAgain(root, run, env) {
  const failures = browserFailures(root, run);
  if (failures.length > mostFailures) return { count: run.count, flaky: [] };
  /** @type {string[]} */
  const flaky = [];
  let count = run.count;
  for (const { file, name } of failures) {
    console.log(`\nOnce more, alone: ${nameOf({ file, name })}`);
    const options = [file, '--maxWorkers=1', ...(name === undefined ? [] : ['-t', exactly(name)])];
    const again = await runVitest(root, {
      projects: browserProjects,
      options,
      env: { ...env, NEUNDARTER_AGAIN: '1' },
    });
    if (again.count.failed > 0 || again.count.passed === 0) continue;
    flaky.push(nameOf({ file, name }));
    count = withoutFailure(count, name === undefined ? again.count.passed : 1, name === undefined);
  }
  return { count, flaky };
}

/**
 * The failures that may be tried again.
 * @param {string} root @param {Run} run @returns {Failure[]}
 */
export function browserFailures(root, { report, uncaughtErrors }) {
  // An error outside of all tests belongs to no test: a second try cannot correct it.
  if (uncaughtErrors > 0) return [];
  const files = (report?.testResults ?? []).filter(({ name }) => name.startsWith(resolve(root, 'e2e') + sep));
  return files.flatMap((file) => {
    const tests = file.assertionResults.filter(({ status }) => status === 'failed');
    const isBroken = file.status === 'failed' && tests.length === 0;
    const path = file.name.slice(root.length + 1);
    return isBroken
      ? [{ file: path, name: undefined }]
      : tests.map(({ ancestorTitles, title }) => ({
          file: path,
          name: [...ancestorTitles, title].join(' > '),
        }));
  });
}

/**
 * A count with one failure less. The tests of a file that did not load were not counted, or counted as skipped.
 * @param {Count} count @param {number} passed @param {boolean} isFile @returns {Count}
 */
function withoutFailure(count, passed, isFile) {
  return {
    passed: count.passed + passed,
    failed: count.failed - 1,
    skipped: isFile ? Math.max(0, count.skipped - passed) : count.skipped,
  };
}

/** A pattern that matches only this name. @param {string} name */
function exactly(name) {
  return `^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`;
}

/** @param {Failure} failure */
function nameOf({ file, name }) {
  return name === undefined ? file : `${file} > ${name}`;
}
