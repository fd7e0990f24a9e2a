import { describe, expect, it } from 'vitest';
import { browserFailures } from './run-again.mjs';

/** @param {string} name @param {string} status @param {Record<string, string>} tests status by name */
const file = (name, status, tests) => ({
  name: `/house/${name}`,
  status,
  assertionResults: Object.entries(tests).map(([title, one]) => ({
    ancestorTitles: ['a group'],
    title,
    status: one,
  })),
});

const count = { passed: 0, failed: 0, skipped: 0 };

describe('the list of tests to run again', () => {
  it('contains failed browser tests, and browser files that did not load', () => {
    const report = {
      testResults: [
        file('e2e/specs/undo.test.ts', 'failed', { 'undo works': 'failed', 'redo works': 'passed' }),
        file('e2e/measured/latency.test.ts', 'failed', {}),
        file('e2e/specs/news.test.ts', 'passed', { reads: 'passed' }),
      ],
    };
    expect(browserFailures('/house', { count, report, uncaughtErrors: 0 })).toEqual([
      { file: 'e2e/specs/undo.test.ts', name: 'a group > undo works' },
      { file: 'e2e/measured/latency.test.ts', name: undefined },
    ]);
  });

  it('contains no tests that run without a browser', () => {
    const report = { testResults: [file('server/test/live.test.ts', 'failed', { subscribes: 'failed' })] };
    expect(browserFailures('/house', { count, report, uncaughtErrors: 0 })).toEqual([]);
  });

  it('is empty after an error outside of tests, and without a report', () => {
    const report = { testResults: [file('e2e/specs/undo.test.ts', 'failed', { undo: 'failed' })] };
    expect(browserFailures('/house', { count, report, uncaughtErrors: 1 })).toEqual([]);
    expect(browserFailures('/house', { count, report: undefined, uncaughtErrors: 0 })).toEqual([]);
  });
});
