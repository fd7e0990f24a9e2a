import { expect, it } from 'vitest';
import {
  formatAverage,
  formatCount,
  formatDate,
  formatDecimal,
  formatDuration,
  formatInteger,
  formatPercent,
  formatPercentShort,
} from './formats.ts';

/** Intl writes a no-break space before the percent sign. */
const plain = (text: string) => text.replace(/\u00a0/g, ' ');

it('writes numbers in German', () => {
  expect(formatDecimal(85.4666)).toBe('85,47');
  expect(formatDecimal(0)).toBe('0,00');
  expect(formatDecimal(1234.5)).toBe('1.234,50');
  expect(formatInteger(10_001)).toBe('10.001');
  expect(plain(formatPercent(1 / 3))).toBe('33,33 %');
  expect(plain(formatPercentShort(1 / 3))).toBe('33,3 %');
});

it.each([
  [0, '0:00 min'],
  [59_499, '0:59 min'],
  [725_000, '12:05 min'],
  [4_020_000, '67:00 min'],
  [-5000, '0:00 min'],
])('writes %i ms as %s', (durationMs, text) => {
  expect(formatDuration(durationMs)).toBe(text);
});

it('writes dates day first', () => {
  expect(formatDate(new Date(2025, 11, 24, 20, 15).getTime())).toBe('24.12.2025');
});

it('counts in words', () => {
  const words = { one: 'Spiel', many: 'Spiele' };
  expect(formatCount(1, words)).toBe('1 Spiel');
  expect(formatCount(0, words)).toBe('0 Spiele');
});

it('shows a dash instead of an average where nobody has thrown', () => {
  expect(formatAverage({ average: 0, totalDartsThrown: 0 })).toBe('–');
  expect(formatAverage({ average: 0, totalDartsThrown: 3 })).toBe('0,00');
  expect(formatAverage({ average: 60.5, totalDartsThrown: 6 })).toBe('60,50');
});
