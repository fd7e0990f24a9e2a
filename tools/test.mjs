import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runChecks } from './check.mjs';
import { ensureServerBuilt } from './lib/build-server.mjs';
import { ensureWebBuilt } from './lib/build-web.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { needs, prepareTests } from './lib/prepare-tests.mjs';
import { isMain, projectRoot } from './lib/project.mjs';
import { endGroups } from './lib/run.mjs';
import { runAgain } from './lib/run-again.mjs';
import { countTests, runVitest } from './lib/run-vitest.mjs';
import { linesOfTimes, timesOfParts } from './lib/time-parts.mjs';

/** @import { Need } from './lib/prepare-tests.mjs' */
/** @import { Count } from './lib/run-vitest.mjs' */
/** @import { PartTime } from './lib/time-parts.mjs' */

const projects = ['rules', 'contract', 'tools', 'web', 'server', 'bench', 'e2e'];
/** The projects of vitest.config.ts that form the part `e2e`. */
const browserProjects = ['e2e', 'e2e-measured'];
/** Folder in which browser tests store pictures and traces of their failures. */
const evidence = 'e2e/results/failures';
const parts = ['check', ...projects];

/** What each project cannot run without. @type {Record<string, Need[]>} */
const needsOf = {
  tools: ['postgres'],
  server: ['postgres', 'redis', 'proxy', 'pebble', 'mqtt', 'pooler'],
  bench: ['postgres', 'redis'],
  e2e: ['browser', 'certutil'],
};

/**
 * `npm test`: all parts, or those that are named, e.g. `npm test -- check rules server`. No part is left out silently:
 * a missing one is a failure, unless NEUNDARTER_SKIP names it.
 * @param {readonly string[]} names @returns {Promise<Count>}
 */
async function testAll(names) {
  const selected = names.length > 0 ? listed(names, parts, 'npm test --') : parts;
  const skipped = listed(
    (process.env.NEUNDARTER_SKIP ?? '').split(',').filter(Boolean),
    needs,
    'NEUNDARTER_SKIP',
  );
  const chosen = projects.filter((name) => selected.includes(name));
  const wanted = needs.filter((need) => chosen.some((name) => needsOf[name]?.includes(need)));
  await ensureInstalled(projectRoot);
  const prepared = await prepareTests(wanted.filter((need) => !skipped.includes(need)));
  const stopOnSignal = onSignal(prepared.stop);
  try {
    const counts = selected.includes('check') ? [await timed('check', countChecks)] : [];
    if (chosen.length > 0) counts.push(await countProjects(chosen, skipped, prepared.env));
    return counts.reduce(add);
  } finally {
    stopOnSignal();
    await prepared.stop();
  }
}

/** Runs the checks; each counts as a test. @returns {Promise<Count>} */
async function countChecks() {
  const results = await runChecks({ root: projectRoot, fix: false });
  const passed = results.filter((result) => result.ok).length;
  return { passed, failed: results.length - passed, skipped: 0 };
}

/**
 * @param {readonly string[]} chosen @param {readonly string[]} skipped names of NEUNDARTER_SKIP
 * @param {Record<string, string>} env @returns {Promise<Count>}
 */
async function countProjects(chosen, skipped, env) {
  const noBrowser = skipped.includes('browser');
  const running = chosen.filter((name) => !(noBrowser && name === 'e2e'));
  const count = running.length > 0 ? await runProjects(running, env) : none;
  if (skipped.length === 0) return { ...count, failed: count.failed + count.skipped, skipped: 0 };
  const unseen = noBrowser && chosen.includes('e2e') ? await countTests(projectRoot, browserProjects) : 0;
  return add(count, { ...none, skipped: unseen });
}

/**
 * A browser test that passes only at the second try does not fail the build; the last lines of its output name the
 * test.
 * @param {readonly string[]} names @param {Record<string, string>} env @returns {Promise<Count>}
 */
async function runProjects(names, env) {
  const hasBrowser = names.includes('e2e');
  await timed('build', async () => {
    if (hasBrowser) await ensureWebBuilt(projectRoot);
    // Two tests of tools that build at the same time would empty each other's folder.
    if (names.includes('tools')) await ensureServerBuilt(projectRoot);
  });
  if (hasBrowser) rmSync(join(projectRoot, evidence), { recursive: true, force: true });
  const projects = names.flatMap((name) => (name === 'e2e' ? browserProjects : [name]));
  const run = await timed('tests', () => runVitest(projectRoot, { projects, env }));
  times.push(...timesOfParts(run.report, projectRoot));
  const { count, flaky: found } = await runAgain(projectRoot, run, env);
  flaky.push(...found);
  return count;
}

/** How long each part took. @type {PartTime[]} */
const times = [];

/** Notes how long work takes. @template Result @param {string} part @param {() => Promise<Result>} work */
async function timed(part, work) {
  const from = performance.now();
  try {
    return await work();
  } finally {
    times.push({ part, ms: performance.now() - from });
  }
}

/** Browser tests that passed only at the second try. @type {string[]} */
const flaky = [];

/** @type {Count} */
const none = { passed: 0, failed: 0, skipped: 0 };

/** @param {Count} a @param {Count} b @returns {Count} */
function add(a, b) {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}

/** @param {readonly string[]} names @param {readonly string[]} known @param {string} where */
function listed(names, known, where) {
  const odd = names.find((name) => !known.includes(name));
  if (odd !== undefined) throw new Error(`${where}: „${odd}“ gibt es nicht, nur ${known.join(', ')}.`);
  return names;
}

/**
 * Stops what was started before the process ends.
 * @param {() => Promise<void>} stop @returns {() => void} removes the handler
 */
function onSignal(stop) {
  const end = () => {
    void endGroups()
      .then(stop)
      .then(() => process.exit(130));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  return () => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(signal, end);
  };
}

if (isMain(import.meta.url)) {
  const names = process.argv.slice(2).filter((one) => one !== '--long');
  // `npm run test:long`: random tests run many more tries, see server/test/run-length.ts.
  if (process.argv.includes('--long')) process.env.NEUNDARTER_LONG = '1';
  const count = await testAll(names).catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    return { ...none, failed: 1 };
  });
  for (const line of linesOfTimes(times)) console.log(line);
  for (const name of flaky) console.log(`flaky: ${name} (traces of both runs: ${evidence})`);
  const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
  console.log(`${count.passed} passed, ${count.failed} failed${skipped}`);
  process.exitCode = count.failed > 0 ? 1 : 0;
}
