import { expect, it } from 'vitest';
import { bedOfNumber, withDigit } from './typed-dart.ts';

it.each([
  [20, 'T', 'T20'],
  [1, 'S', 'S1'],
  [25, 'S', 'SB'],
  [25, 'D', 'DB'],
  [25, 'T', null],
  [50, 'S', 'DB'],
  [0, 'D', 'M'],
  [21, 'S', null],
] as const)('%i with the ring %s is %s', (number, ring, bed) => {
  expect(bedOfNumber(number, ring)).toBe(bed);
});

it.each([
  ['', 2, '2'],
  ['2', 0, '20'],
  ['2', 5, '25'],
  ['2', 1, '1'],
  ['5', 0, '50'],
  ['20', 3, '3'],
  ['0', 5, '5'],
])('after %o the key %i makes %o', (digits, digit, typed) => {
  expect(withDigit(digits, digit)).toBe(typed);
});
