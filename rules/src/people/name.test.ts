import { describe, expect, it } from 'vitest';
import { isName } from './name.ts';

describe('isName', () => {
  it.each([
    ['Anna', true],
    ['  Anna  ', true],
    ['Dartclub Süd 04', true],
    ['✦', true],
    ['', false],
    ['   ', false],
    ['\u00a0', false],
    ['Anna\nAdler', false],
    ['Anna\u0000', false],
    ['\u007f', false],
  ])('%j: %s', (text, expected) => {
    expect(isName(text)).toBe(expected);
  });
});
