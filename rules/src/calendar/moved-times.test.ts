import fc from 'fast-check';
import { expect, it } from 'vitest';
import { movedTimes } from './moved-times.ts';
import { weeklyTimes } from './weekly-times.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
/** Tuesday, 19:00 to 22:00 in German summer time; the second week is in winter time. */
const tuesday = { startDateTime: Date.UTC(2026, 9, 20, 17), endDateTime: Date.UTC(2026, 9, 20, 20) };
const inWinter = { startDateTime: Date.UTC(2026, 9, 27, 18), endDateTime: Date.UTC(2026, 9, 27, 21) };
const iso = ({ startDateTime, endDateTime }: typeof tuesday) =>
  [startDateTime, endDateTime].map((at) => new Date(at).toISOString().slice(0, 16));

it('moves by the same time on the clock, also when the clocks are changed in between', () => {
  const after = { startDateTime: tuesday.startDateTime + hourMs, endDateTime: tuesday.endDateTime };
  expect(iso(movedTimes(inWinter, { before: tuesday, after }))).toEqual([
    '2026-10-27T19:00',
    '2026-10-27T21:00',
  ]);
});

it('moves by as many days, over the change of the clocks', () => {
  // From Tuesday to Sunday, on which summer time has ended.
  const sunday = { startDateTime: Date.UTC(2026, 9, 25, 18), endDateTime: Date.UTC(2026, 9, 25, 21) };
  expect(iso(movedTimes(inWinter, { before: tuesday, after: sunday }))).toEqual([
    '2026-11-01T18:00',
    '2026-11-01T21:00',
  ]);
});

it('keeps the distance of those that were moved alone', () => {
  const alone = { startDateTime: inWinter.startDateTime - hourMs, endDateTime: inWinter.endDateTime };
  const after = { startDateTime: tuesday.startDateTime + dayMs, endDateTime: tuesday.endDateTime + dayMs };
  expect(iso(movedTimes(alone, { before: tuesday, after }))).toEqual([
    '2026-10-28T17:00',
    '2026-10-28T21:00',
  ]);
});

it('makes of every week what a repetition from the moved event on would have', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 365 }),
      fc.integer({ min: -6, max: 6 }),
      fc.integer({ min: 8, max: 20 }),
      (day, days, hour) => {
        const at = Date.UTC(2026, 0, 1, 18) + day * dayMs;
        const before = { startDateTime: at, endDateTime: at + 2 * hourMs };
        const start = Date.UTC(2026, 0, 1, hour) + (day + days) * dayMs;
        const after = { startDateTime: start, endDateTime: start + 2 * hourMs };
        const weeks = { until: Date.UTC(2099, 0, 1), most: 60 };
        const moved = weeklyTimes(before, weeks).map((one) => movedTimes(one, { before, after }));
        expect(moved).toEqual(weeklyTimes(after, weeks));
      },
    ),
  );
});
