import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownEnvironment, ownNode } from './project.mjs';
import { runQuietly, runVisibly } from './run.mjs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */
/**
 * The part of Vitest's JSON report that is counted.
 * @typedef {{ status: string, assertionResults: { status: string }[] }} TestFile
 * @typedef {{ testResults: TestFile[] }} Report
 */

/**
 * Runs projects of vitest.config.ts and counts.
 * @param {string} root @param {readonly string[]} projects @param {Record<string, string>} env
 * @returns {Promise<Count>}
 */
export async function runVitest(root, projects, env) {
  const folder = mkdtempSync(join(tmpdir(), 'neundarter-vitest-'));
  const file = join(folder, 'report.json');
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', removeFolder);
  const options = ['run', ...projects.map((name) => `--project=${name}`), '--silent=passed-only'];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  try {
    const code = await runVisibly(vitest(root, [...options, ...reporters]), {
      cwd: root,
      env: ownEnvironment(root, { ...env, NODE_ENV: 'test' }),
      ownGroup: process.platform !== 'win32',
    });
    return countReport(readReport(file), code);
  } finally {
    removeFolder();
    process.off('exit', removeFolder);
  }
}

/** How many tests a project has, without running them. @param {string} root @param {string} project */
export async function countTests(root, project) {
  const command = vitest(root, ['list', `--project=${project}`, '--json']);
  const { code, output } = await runQuietly(command, {
    cwd: root,
    env: ownEnvironment(root, { NODE_ENV: 'test' }),
  });
  const list = output.match(/^\[[\s\S]*^\]/m)?.[0];
  if (code !== 0 || list === undefined) throw new Error(`vitest list ${project}: ${output}`);
  return /** @type {unknown[]} */ (JSON.parse(list)).length;
}

/**
 * A file that fails without a failing test (it does not even load), and a run that fails without a failing file
 * (an error nobody caught) count as one failure each.
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
