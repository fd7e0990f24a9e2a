import { describe, expect, it } from 'vitest';
import { dateTimeInput, parseDate, parseDateTime, pickerValue } from './date-time.ts';

const at = (...parts: readonly [number, number, number, number, number]) =>
  new Date(parts[0], parts[1] - 1, parts[2], parts[3], parts[4]).getTime();

describe('parseDate', () => {
  const day = (...parts: readonly [number, number, number]) => at(...parts, 0, 0);

  it.each([
    ['24.12.2026', day(2026, 12, 24)],
    ['24.11.26', day(2026, 11, 24)],
    ['24/11/2026', day(2026, 11, 24)],
    ['2026-11-24', day(2026, 11, 24)],
    ['24122026', day(2026, 12, 24)],
    // Without a year the nearest one.
    ['25.11.', day(2026, 11, 25)],
    ['26.11', day(2026, 11, 26)],
    ['24.11.', day(2026, 11, 24)],
    ['12.1.', day(2027, 1, 12)],
    ['', null],
  ])('reads "%s"', (text, expected) => {
    expect(parseDate(text, at(2026, 11, 25, 20, 0))).toBe(expected);
  });

  it.each(['31.6.', '2026-13-01', '11/24/2026', '24-11-2026', '24', 'morgen'])(
    'does not read "%s"',
    (text) => {
      expect(parseDate(text, at(2026, 11, 25, 20, 0))).toBeNaN();
    },
  );
});

describe('parseDateTime', () => {
  it.each([
    ['24.12.2026 20:15', at(2026, 12, 24, 20, 15)],
    [' 24.12.2026, 20:15 ', at(2026, 12, 24, 20, 15)],
    ['4.1.26 9:05', at(2026, 1, 4, 9, 5)],
    ['4. 1. 2026 20.15 Uhr', at(2026, 1, 4, 20, 15)],
    ['24.12.2026 20 Uhr', at(2026, 12, 24, 20, 0)],
    ['241220262015', at(2026, 12, 24, 20, 15)],
    ['29.02.2028 00:00', at(2028, 2, 29, 0, 0)],
    ['24/12/2026 20:15', at(2026, 12, 24, 20, 15)],
    ['2026-12-24 20:15', at(2026, 12, 24, 20, 15)],
    ['24.12. 20:15', at(2026, 12, 24, 20, 15)],
    ['24.1. 20:15', at(2027, 1, 24, 20, 15)],
    ['', null],
    ['   ', null],
  ])('reads "%s"', (text, expected) => {
    expect(parseDateTime(text, at(2026, 11, 25, 20, 0))).toBe(expected);
  });

  it.each([
    '24.12.2026',
    '31.06.2026 20:15',
    '29.02.2027 20:15',
    '24.13.2026 20:15',
    '24.12.2026 24:15',
    '24.12.2026 20:60',
    '12/24/2026 20:15',
    'morgen um acht',
  ])('does not read "%s"', (text) => {
    expect(parseDateTime(text)).toBeNaN();
  });
});

it('writes what it reads', () => {
  const christmas = at(2026, 12, 24, 20, 5);
  expect(dateTimeInput(christmas)).toBe('24.12.2026 20:05');
  expect(parseDateTime(dateTimeInput(christmas))).toBe(christmas);
  expect(pickerValue(christmas)).toBe('2026-12-24T20:05');
  expect(new Date(pickerValue(christmas)).getTime()).toBe(christmas);
});
