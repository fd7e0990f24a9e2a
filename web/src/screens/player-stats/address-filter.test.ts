import { describe, expect, it } from 'vitest';
import { datesOf, momentOf, openFrom, openTo } from '../../parts/period/period.ts';
import { defaultFilter, queryOf, readFilter, type StatsFilter, writeFilter } from './address-filter.ts';

const now = new Date(2026, 10, 21, 12).getTime();
const opponentId = 'abcdefghij0123456789';
const everything: StatsFilter = {
  dates: { from: momentOf('2026-05-01', 'start'), to: momentOf('2026-05-31', 'end') },
  opponentId,
  opponentType: 'bot',
  startingScore: 301,
  checkInMode: 'double-in',
};
const read = (text: string) => readFilter(new URLSearchParams(text));

describe('readFilter', () => {
  it('reads what writeFilter wrote', () => {
    const filters = [
      everything,
      defaultFilter,
      { ...defaultFilter, dates: { from: null, to: null } },
      { ...everything, dates: { from: null, to: everything.dates?.to ?? null } },
    ];
    for (const filter of filters)
      expect(readFilter(writeFilter(new URLSearchParams(), filter))).toEqual(filter);
  });

  it('ignores invalid values', () => {
    const wrong = [
      'afterDate=gestern&beforeDate=-5',
      'opponentId=../admin',
      'opponentType=freund',
      'startingScore=1',
      'startingScore=3e2',
      'startingScore=20000',
      'checkInMode=triple-in',
      'etwas=anderes',
    ];
    expect(wrong.map(read)).toEqual(wrong.map(() => defaultFilter));
  });

  it('reads a single date and leaves the other end open', () => {
    expect(read('afterDate=1764000000000').dates).toEqual({ from: 1_764_000_000_000, to: null });
    expect(read('beforeDate=1764000000000').dates).toEqual({ from: null, to: 1_764_000_000_000 });
  });

  it('reads the open ends of another time zone as open', () => {
    const hours = 60 * 60 * 1000;
    const text = `afterDate=${openFrom + 9 * hours}&beforeDate=${openTo - 9 * hours}`;
    expect(read(text).dates).toEqual({ from: null, to: null });
  });
});

describe('writeFilter', () => {
  it('keeps other parts of the address and removes what is no longer chosen', () => {
    const before = writeFilter(new URLSearchParams('showFilter=true'), everything);
    expect(before.get('opponentType')).toBe('bot');
    expect(writeFilter(before, defaultFilter).toString()).toBe('showFilter=true');
  });

  it('writes open ends as in the specification', () => {
    const search = writeFilter(new URLSearchParams(), { ...defaultFilter, dates: { from: null, to: null } });
    expect(search.get('afterDate')).toBe(String(openFrom));
    expect(search.get('beforeDate')).toBe(String(openTo));
  });
});

describe('queryOf', () => {
  it('is the last month unless another period is chosen', () => {
    const { from, to } = datesOf('month', now);
    expect(queryOf(defaultFilter, now)).toEqual({ afterDate: from, beforeDate: to });
  });

  it('contains every limit, but no open end', () => {
    expect(queryOf(everything, now)).toEqual({
      afterDate: everything.dates?.from,
      beforeDate: everything.dates?.to,
      opponentId,
      opponentType: 'bot',
      startingScore: 301,
      checkInMode: 'double-in',
    });
    expect(queryOf({ ...defaultFilter, dates: { from: null, to: null } }, now)).toEqual({});
  });
});
