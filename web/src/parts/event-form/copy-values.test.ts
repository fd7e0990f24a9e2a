import { expect, it } from 'vitest';
import { nextStart } from './copy-values.ts';

const at = (month: number, day: number, hour: number) => new Date(2026, month - 1, day, hour, 30).getTime();
const proposed = (earlier: number, now: number) => {
  const { date, time } = nextStart(earlier, now);
  return [new Date(date).toDateString(), time];
};

it('proposes the same day of the week and the same time on the clock', () => {
  // A Saturday, also over the end of summer time on 25 October.
  expect(proposed(at(10, 24, 14), at(10, 24, 22))).toEqual(['Sat Oct 31 2026', 14 * 60 + 30]);
  expect(proposed(at(3, 7, 19), at(10, 28, 9))).toEqual(['Sat Oct 31 2026', 19 * 60 + 30]);
});

it('proposes today as long as the time is to come', () => {
  expect(proposed(at(10, 24, 14), at(10, 31, 9))).toEqual(['Sat Oct 31 2026', 14 * 60 + 30]);
  expect(proposed(at(10, 24, 14), at(10, 31, 15))).toEqual(['Sat Nov 07 2026', 14 * 60 + 30]);
});
