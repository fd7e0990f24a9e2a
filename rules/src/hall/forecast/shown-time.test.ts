import { describe, expect, it } from 'vitest';
import { shownTime } from './shown-time.ts';

const minute = 60_000;
/** A Saturday in winter: one hour ahead of universal time. */
const at = (time: string): number => Date.parse(`2026-01-17T${time}:00+01:00`);
const around = (time: string, minutes: number) => ({
  early: at(time) - (minutes * minute) / 2,
  expected: at(time),
  late: at(time) + (minutes * minute) / 2,
});

describe('an expected time', () => {
  it.each([
    ['15:40', 20, '15:40'],
    ['15:42', 59, '15:40'],
    ['15:43', 0, '15:45'],
  ])('%s with a range of %i minutes is shown as %s', (time, minutes, shown) => {
    expect(shownTime(around(time, minutes), at('12:00'))).toEqual({ kind: 'about', at: at(shown) });
  });

  it('has never passed', () => {
    expect(shownTime(around('15:41', 0), at('15:41'))).toEqual({ kind: 'about', at: at('15:45') });
    expect(shownTime(around('15:40', 0), at('15:40'))).toEqual({ kind: 'about', at: at('15:40') });
  });

  it.each([
    ['00:30', 'night'],
    ['04:59', 'night'],
    ['05:00', 'morning'],
    ['10:59', 'morning'],
    ['11:00', 'noon'],
    ['12:59', 'noon'],
    ['13:00', 'afternoon'],
    ['17:59', 'afternoon'],
    ['18:00', 'evening'],
    ['22:00', 'night'],
  ])('%s is only a part of the day if nobody knows it within an hour', (time, part) => {
    expect(shownTime(around(time, 60), at('00:00'))).toEqual({ kind: 'part-of-day', part, at: at(time) });
  });

  it('follows German clocks in summer', () => {
    const expected = Date.parse('2026-07-18T11:30:00Z');
    const range = { early: expected - 60 * minute, expected, late: expected };
    expect(shownTime(range, expected)).toMatchObject({ part: 'afternoon' });
  });
});
