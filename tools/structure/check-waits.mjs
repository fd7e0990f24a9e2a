import { isTestSupport } from './zones.mjs';

/** @import { Project, Source } from './sources.mjs' */

/**
 * Files of tests that may wait for a time, with the reason. All others wait for the thing itself: with `eventually`,
 * `expectSoon`, `expect.poll`, `vi.waitFor` or `findBy…`, or they move a clock of their own.
 * @type {ReadonlyMap<string, string>}
 */
const mayWait = new Map([
  ['server/test/eventually.ts', 'asks again until the thing is there'],
  ['e2e/support/mails.ts', 'asks again until the mail is there; scripts without Vitest use it, too'],
  ['e2e/support/human-pause.ts', 'a hand needs time between two taps'],
  ['e2e/support/cold-load.ts', 'nothing says that a page has loaded everything'],
  ['e2e/support/by-keyboard.ts', 'looks again whether a fault is still there'],
  ['e2e/support/small-sizes.ts', 'looks again, a few times, whether a fault is still there'],
  ['server/src/matches/kill.test.ts', 'the process is killed at a random time'],
  ['server/test/failover.test.ts', 'the database dies at a random time'],
  ['web/src/test/settle.ts', 'IndexedDB works in tasks of its own, of which nobody tells the end'],
  ['tools/structure/check-waits.test.mjs', 'contains what this check finds'],
]);

/** A pause of a fixed time: the promise of a timer, or Node's `setTimeout` that is one. */
const pauses = [
  /\bsetTimeout\b[^;\n]*\bfrom 'node:timers\/promises'/,
  /new Promise(<[^>]*>)?\(\s*\(?\w*\)?\s*=>\s*\{?\s*(void\s)?setTimeout\(/,
  /\.waitForTimeout\(/,
];

/**
 * Findings about tests that wait for a fixed time: too short for a busy machine, too long for every other one.
 * @param {Project} project @returns {string[]}
 */
export function checkWaits({ sources }) {
  return sources
    .filter((source) => ofTests(source) && !mayWait.has(source.path))
    .flatMap(({ path, text }) => (pauses.some((pause) => pause.test(text)) ? [finding(path)] : []));
}

/** Whether a file is a test, or helps tests. @param {Source} source */
function ofTests({ path, isTest }) {
  return isTest || isTestSupport(path) || path.startsWith('e2e/');
}

/** @param {string} path */
function finding(path) {
  return `${path}: waits for a fixed time; wait for the thing itself, or give the reason in tools/structure/check-waits.mjs`;
}
