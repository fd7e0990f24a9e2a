import { describe, expect, it } from 'vitest';
import { type Attendance, attendanceNow, changeAttendance, usualAttendance } from './attendance.ts';

const minute = 60_000;
const now = 1_000 * minute;
const nothingNoted = { isLeftOut: false, hasWithdrawn: false };
const said = (change: Partial<Attendance>): Attendance => ({ ...usualAttendance, ...change });

describe('the attendance of an entry', () => {
  it.each([
    ['nobody has said anything', null, nothingNoted, {}],
    ['is expected', said({ presence: 'expected' }), nothingNoted, { presence: 'expected' }],
    [
      'has gone, as the tournament knows',
      null,
      { isLeftOut: true, hasWithdrawn: false },
      { presence: 'gone' },
    ],
    [
      'has gone, and was said to be here before',
      said({}),
      { ...nothingNoted, isLeftOut: true },
      { presence: 'gone' },
    ],
    [
      'calls nothing, but is here',
      said({ isCaller: false }),
      { ...nothingNoted, isLeftOut: true },
      { isCaller: false },
    ],
    ['is back, as the tournament knows', said({ presence: 'gone' }), nothingNoted, {}],
    ['calls again, as the tournament knows', said({ isCaller: false }), nothingNoted, {}],
    [
      'has withdrawn',
      said({ presence: 'injured' }),
      { ...nothingNoted, hasWithdrawn: true },
      { presence: 'gone' },
    ],
  ] as const)('who %s', (_, one, noted, expected) => {
    expect(attendanceNow(one, noted)).toEqual({ ...usualAttendance, ...expected });
  });

  it('changes only in what is said', () => {
    const free = { now, isBusy: false };
    const late = changeAttendance(usualAttendance, { presence: 'expected', comingAt: now + minute }, free);
    expect(late).toEqual({ ok: true, value: said({ presence: 'expected', comingAt: now + minute }) });
    const child = changeAttendance(said({ presence: 'expected', comingAt: now }), { isCaller: false }, free);
    expect(child).toEqual({
      ok: true,
      value: said({ presence: 'expected', comingAt: now, isCaller: false }),
    });
    const here = changeAttendance(said({ presence: 'expected', comingAt: now }), { presence: 'here' }, free);
    expect(here).toEqual({ ok: true, value: usualAttendance });
  });

  it('has a pause only while here and free, which ends by itself', () => {
    const free = { now, isBusy: false };
    const resting = said({ pauseUntil: now + 15 * minute });
    expect(changeAttendance(usualAttendance, { pauseMinutes: 15 }, free)).toEqual({
      ok: true,
      value: resting,
    });
    expect(changeAttendance(resting, { isCaller: true }, free)).toEqual({ ok: true, value: resting });
    expect(changeAttendance(resting, { pauseMinutes: 0 }, free)).toEqual({
      ok: true,
      value: usualAttendance,
    });
    const later = { now: now + 16 * minute, isBusy: true };
    expect(changeAttendance(resting, { isCaller: true }, later)).toEqual({
      ok: true,
      value: usualAttendance,
    });
    expect(changeAttendance(resting, { presence: 'injured' }, free)).toEqual({
      ok: true,
      value: said({ presence: 'injured' }),
    });
    expect(changeAttendance(usualAttendance, { pauseMinutes: 5 }, { now, isBusy: true })).toEqual({
      ok: false,
      error: 'error.calls.person-busy',
    });
  });
});
