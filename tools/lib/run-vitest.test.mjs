import { describe, expect, it } from 'vitest';
import { countReport } from './run-vitest.mjs';

/** @param {string} status @param {string[]} tests */
const file = (status, tests) => ({
  name: 'a.test.ts',
  status,
  assertionResults: tests.map((one) => ({ ancestorTitles: [], title: 'a', status: one })),
});

describe('the counts of a report', () => {
  it('add up the tests of all files', () => {
    const report = {
      testResults: [file('passed', ['passed', 'passed']), file('failed', ['passed', 'failed'])],
    };
    expect(countReport(report, 1)).toEqual({ passed: 3, failed: 1, skipped: 0 });
  });

  it('contain one failure for a file that does not load', () => {
    const report = { testResults: [file('passed', ['passed']), file('failed', [])] };
    expect(countReport(report, 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });

  it('contain one failure for a file whose hook fails, and its tests as skipped', () => {
    const report = { testResults: [file('failed', ['skipped', 'skipped'])] };
    expect(countReport(report, 1)).toEqual({ passed: 0, failed: 1, skipped: 2 });
  });

  it('contain skipped and planned tests', () => {
    const report = { testResults: [file('passed', ['passed', 'skipped', 'pending', 'todo'])] };
    expect(countReport(report, 0)).toEqual({ passed: 1, failed: 0, skipped: 3 });
  });

  it('are never green for a failed run', () => {
    expect(countReport({ testResults: [file('passed', ['passed'])] }, 1)).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
    });
    expect(countReport(undefined, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(countReport(undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});
