import { join } from 'node:path';
import { expect, it } from 'vitest';
import { linesOfTimes, timesOfParts } from './time-parts.mjs';

const root = join('/', 'checkout');
/** @param {string} path @param {number} ms @param {[string, number][]} [tests] titles and times */
const file = (path, ms, tests = []) => ({
  name: join(root, path),
  status: 'passed',
  startTime: 1000,
  endTime: 1000 + ms,
  assertionResults: tests.map(([title, duration]) => ({
    status: 'passed',
    ancestorTitles: [title],
    title: 'a',
    duration,
  })),
});

it('adds up the times of the files of a part, and tells the two databases apart', () => {
  const report = {
    testResults: [
      file('rules/src/a.test.ts', 2000),
      file('rules/src/b.test.ts', 500),
      file('server/test/a.test.ts', 9000, [
        ['matches on sqlite', 2000],
        ['matches on postgres', 4000],
        ['headers', 1000],
      ]),
      file('e2e/specs/a.test.ts', 3000),
      file('e2e/measured/a.test.ts', 6000),
    ],
  };
  expect(linesOfTimes([{ part: 'build', ms: 12_345 }, ...timesOfParts(report, root)])).toEqual([
    'time: build 12 s',
    'time:   rules 3 s',
    'time:   server sqlite 2 s',
    'time:   server postgres 4 s',
    'time:   server 3 s',
    'time:   e2e 3 s',
    'time:   measured 6 s',
  ]);
});

it('has nothing to tell of a run without a report', () => {
  expect(timesOfParts(undefined, root)).toEqual([]);
});
