import { describe, expect, it } from 'vitest';
import { type Attendance, usualAttendance } from './attendance.ts';
import {
  answerReport,
  followReport,
  isSaidAlready,
  type PresenceReport,
  type ReportKind,
  reportAfter,
  takeBackReport,
} from './report.ts';
import { isReportTime } from './report-time.ts';

const hour = 60 * 60_000;
const now = 1_000 * hour;
const said = (says: ReportKind, by: string, before: PresenceReport | null = null): PresenceReport =>
  reportAfter(before, { says, by, now });

describe('when people can report', () => {
  it.each([
    ['draft', 0, false],
    ['published', 7, false],
    ['published', 6, true],
    ['registration-closed', -1, true],
    ['running', 100, true],
    ['finished', 0, false],
    ['cancelled', 0, false],
  ] as const)('%s, %d hours before the start: %s', (status, hours, isPossible) => {
    expect(isReportTime(status, { startsAt: now + hours * hour, now })).toBe(isPossible);
  });
});

describe('reports about one entry', () => {
  it('the last one stands, and says whether two phones disagree', () => {
    const first = said('here', 'phone');
    expect(first).toEqual({ says: 'here', by: 'phone', at: now, isContrary: false, hasLeftCallers: false });
    expect(isSaidAlready(first, { says: 'here', by: 'phone' })).toBe(true);
    expect(isSaidAlready(first, { says: 'here', by: 'other' })).toBe(false);
    expect(isSaidAlready(null, { says: 'here', by: 'phone' })).toBe(false);
    expect(said('leaving', 'phone', first).isContrary).toBe(false);
    expect(said('here', 'other', first).isContrary).toBe(false);
    const contrary = said('leaving', 'other', first);
    expect(contrary).toMatchObject({ says: 'leaving', isContrary: true });
    expect(said('leaving', 'other', contrary).isContrary).toBe(true);
  });
});

describe('what follows from a report', () => {
  const free = (attendance: Attendance = usualAttendance) => ({ attendance, isBusy: false });

  it('who leaves calls nothing until they are here again', () => {
    const left = followReport(said('leaving', 'phone'), free());
    if (!left.ok) throw new Error(left.error);
    expect(left.value).toMatchObject({
      report: { hasLeftCallers: true },
      attendance: { presence: 'here', isCaller: false },
    });
    const back = followReport(said('here', 'phone', left.value.report), free(left.value.attendance));
    expect(back).toMatchObject({
      value: { report: { hasLeftCallers: false }, attendance: usualAttendance },
    });
    expect(takeBackReport(left.value.report, left.value.attendance)).toMatchObject({
      attendance: usualAttendance,
    });
  });

  it.each([
    ['does not call by the word of an organiser', { ...usualAttendance, isCaller: false }],
    ['has gone by the word of an organiser', { ...usualAttendance, presence: 'gone' as const }],
  ])('whoever %s stays so', (_, attendance) => {
    const left = followReport(said('leaving', 'phone'), free(attendance));
    if (!left.ok) throw new Error(left.error);
    expect(left.value).toMatchObject({ report: { hasLeftCallers: false }, attendance });
    expect(followReport(said('here', 'phone', left.value.report), free(attendance))).toMatchObject({
      value: { attendance },
    });
  });

  it('nobody is made present or absent by it', () => {
    const absent: Attendance = { ...usualAttendance, presence: 'expected', comingAt: now };
    for (const says of ['here', 'leaving'] as const)
      expect(followReport(said(says, 'phone'), free(absent))).toMatchObject({
        value: { attendance: { presence: 'expected', comingAt: now } },
      });
  });

  it('nobody leaves a match or a board', () => {
    const busy = { attendance: usualAttendance, isBusy: true };
    expect(followReport(said('leaving', 'phone'), busy)).toEqual({
      ok: false,
      error: 'error.calls.person-busy',
    });
    expect(followReport(said('here', 'phone'), busy).ok).toBe(true);
  });
});

it('the answer of an organiser takes back what followed, unless they say otherwise', () => {
  const [left, stayed] = [{ hasLeftCallers: true }, { hasLeftCallers: false }];
  expect(answerReport(left, { presence: 'here' })).toEqual({ presence: 'here', isCaller: true });
  expect(answerReport(left, { presence: 'here', isCaller: false })).toMatchObject({ isCaller: false });
  expect(answerReport(left, { presence: 'gone' })).toEqual({ presence: 'gone' });
  expect(answerReport(stayed, { presence: 'here' })).toEqual({ presence: 'here' });
});
