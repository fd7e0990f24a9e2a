import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownEnvironment, ownNode } from './project.mjs';
import { runQuietly, runVisibly } from './run.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */
/**
 * The part of Vitest's JSON report that is read. `name` is the path of the file; times are in ms.
 * @typedef {{ status: string, ancestorTitles: string[], title: string, duration?: number | null }} Test
 * @typedef {{ name: string, status: string, startTime?: number, endTime?: number, assertionResults: Test[] }} TestFile
 * @typedef {{ testResults: TestFile[] }} Report
 * @typedef {{ projects: readonly string[], options?: readonly string[], env: Record<string, string> }} Wish
 * @typedef {{ count: Count, report: Report | undefined, uncaughtErrors: number }} Run
 */

const countErrors = fileURLToPath(new URL('./count-errors.mjs', import.meta.url));

/**
 * Runs projects of vitest.config.ts, or the part that `options` select, and counts.
 * @param {string} root @param {Wish} wish @returns {Promise<Run>}
 */
export async function runVitest(root, { projects, options = [], env }) {
  const folder = mkdtempSync(join(tmpdir(), 'neundarter-vitest-'));
  const file = join(folder, 'report.json');
  const errorsFile = join(folder, 'errors.txt');
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', removeFolder);
  const chosen = ['run', ...projects.map((name) => `--project=${name}`), ...options, '--silent=passed-only'];
  const reporters = ['default', 'json', countErrors].map((name) => `--reporter=${name}`);
  try {
    const code = await runVisibly(vitest(root, [...chosen, ...reporters, `--outputFile.json=${file}`]), {
      cwd: root,
      env: ownEnvironment(root, { ...env, NODE_ENV: 'test', NEUNDARTER_ERRORS_FILE: errorsFile }),
      ownGroup: process.platform !== 'win32',
    });
    const report = readReport(file);
    return { count: countReport(report, code), report, uncaughtErrors: readNumber(errorsFile) };
  } finally {
    removeFolder();
    process.off('exit', removeFolder);
  }
}

/** Number of tests in projects, without running them. @param {string} root @param {readonly string[]} projects */
export async function countTests(root, projects) {
  const command = vitest(root, ['list', ...projects.map((name) => `--project=${name}`), '--json']);
  const { code, output } = await runQuietly(command, {
    cwd: root,
    env: ownEnvironment(root, { NODE_ENV: 'test' }),
  });
  const list = output.match(/^\[[\s\S]*^\]/m)?.[0];
  if (code !== 0 || list === undefined) throw new Error(`vitest list ${projects.join(' ')}: ${output}`);
  return /** @type {unknown[]} */ (JSON.parse(list)).length;
}

/**
 * A file that fails without a failing test (it does not even load), and a run that fails without a failing file (an
 * uncaught error) count as one failure each.
 * @param {Report | undefined} report @param {number} code exit code of the run @returns {Count}
 */
export function countReport(report, code) {
  const files = report?.testResults ?? [];
  const statuses = files.flatMap((file) => file.assertionResults.map((test) => test.status));
  const passed = statuses.filter((status) => status === 'passed').length;
  const brokenFiles = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const failed = statuses.filter((status) => status === 'failed').length + brokenFiles;
  const skipped = statuses.length - passed - (failed - brokenFiles);
  const isBroken = code !== 0 || report === undefined;
  return { passed, failed: failed === 0 && isBroken ? 1 : failed, skipped };
}

/** The number in a file; an aborted run wrote none. @param {string} file */
function readNumber(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 1;
  }
}

/** @param {string} root @param {string[]} args */
function vitest(root, args) {
  return [ownNode(root), join(root, 'node_modules/vitest/vitest.mjs'), ...args];
}

/** @param {string} file @returns {Report | undefined} */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
