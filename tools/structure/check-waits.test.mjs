import { describe, expect, it } from 'vitest';
import { checkWaits } from './check-waits.mjs';

/** The findings about one file. @param {string} path @param {string} text */
const findingsIn = (path, text) =>
  checkWaits(/** @type {any} */ ({ sources: [{ path, text, isTest: /\.test\./.test(path) }] }));

const pauses = [
  "import { setTimeout as sleep } from 'node:timers/promises';",
  "import { setImmediate, setTimeout } from 'node:timers/promises';",
  'await new Promise((resolve) => setTimeout(resolve, 50));',
  'await new Promise<void>((done) => {\n  setTimeout(done, 5);\n});',
  'await page.waitForTimeout(300);',
];

describe('a test', () => {
  it.each(pauses)('must not wait for a fixed time: %s', (text) => {
    for (const path of ['server/src/a.test.ts', 'server/test/a.ts', 'e2e/support/a.ts', 'tools/a.test.mjs'])
      expect(findingsIn(path, text)).toEqual([expect.stringMatching(/: waits for a fixed time;/)]);
  });

  it.each([
    "import { setImmediate as nextTurn } from 'node:timers/promises';",
    'const timer = setTimeout(work, delayMs);',
    'await vi.advanceTimersByTimeAsync(50);',
    "await eventually(() => found, 'the row');",
  ])('may use %s', (text) => {
    expect(findingsIn('server/src/a.test.ts', text)).toEqual([]);
  });

  it('may wait if the reason is known', () => {
    expect(findingsIn('server/test/eventually.ts', pauses[0] ?? '')).toEqual([]);
  });
});

it('other code may wait', () => {
  for (const text of pauses) expect(findingsIn('server/src/a.ts', text)).toEqual([]);
});
