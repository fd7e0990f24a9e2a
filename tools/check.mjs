import { join } from 'node:path';
import { checkStructure } from './check-structure.mjs';
import { exists } from './lib/fingerprint.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { isMain, ownEnvironment, processors, projectRoot, seconds } from './lib/project.mjs';
import { runQuietly } from './lib/run.mjs';

/** @typedef {{ name: string, run: () => Promise<{ code: number, output: string }> }} Check */
/** @typedef {{ name: string, ok: boolean }} CheckResult */

/**
 * Checks types, lint, format and structure, and prints the output of each check as soon as it is done. A check passes
 * only without any finding.
 * @param {{ root: string, fix: boolean }} options `fix` first formats the files and applies fixes of the linter
 * @returns {Promise<CheckResult[]>} the result of each check
 */
export async function runChecks({ root, fix }) {
  if (fix) await formatAll(root);
  const waiting = checksOf(root);
  /** @type {CheckResult[]} */
  const results = [];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) results.push(await runOne(check));
  };
  await Promise.all(Array.from({ length: Math.max(2, processors) }, worker));
  return results;
}

/** The checks, the longest first, so that the short ones fill the gaps. @param {string} root @returns {Check[]} */
function checksOf(root) {
  const env = ownEnvironment(root);
  const tool = (/** @type {string[]} */ ...command) =>
    runQuietly([join(root, 'node_modules/.bin', command[0] ?? ''), ...command.slice(1)], { cwd: root, env });
  const types = (/** @type {string} */ name, config = name) => ({
    name: `types ${name}`,
    run: () => tool('tsc', '-p', config),
  });
  return [
    {
      name: 'lint',
      run: () => tool('oxlint', '--type-aware', '--deny-warnings', '--report-unused-disable-directives'),
    },
    types('web'),
    types('server'),
    types('rules'),
    types('rules and contract with tests', 'tsconfig.tests.json'),
    types('contract'),
    types('e2e'),
    types('bench'),
    types('tools'),
    { name: 'format', run: () => tool('biome', 'check', '--error-on-warnings', '--max-diagnostics=50') },
    { name: 'structure', run: async () => structure(root) },
  ];
}

/** @param {string} root */
function structure(root) {
  const findings = checkStructure(root);
  return { code: findings.length > 0 ? 1 : 0, output: `${findings.join('\n')}\n` };
}

/** @param {Check} check @returns {Promise<CheckResult>} */
async function runOne({ name, run }) {
  const startedAt = performance.now();
  const { code, output } = await run();
  const ok = code === 0;
  console.log(`${ok ? '✓' : '✗'} ${name} ${seconds(performance.now() - startedAt)}`);
  if (!ok) console.log(output.trimEnd().replace(/^/gm, '    '));
  return { name, ok };
}

/** @param {string} root */
async function formatAll(root) {
  const options = { cwd: root, env: ownEnvironment(root) };
  await runQuietly([join(root, 'node_modules/.bin/oxlint'), '--fix', '--type-aware'], options);
  await runQuietly([join(root, 'node_modules/.bin/biome'), 'check', '--write'], options);
}

if (isMain(import.meta.url)) {
  if (!exists(join(projectRoot, 'node_modules'))) await ensureInstalled(projectRoot);
  const results = await runChecks({ root: projectRoot, fix: process.argv.includes('--fix') });
  process.exitCode = results.every((result) => result.ok) ? 0 : 1;
}
