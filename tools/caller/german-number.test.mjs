import { describe, expect, it } from 'vitest';
import { germanNumber } from './german-number.mjs';

describe('German numbers', () => {
  it.each([
    [0, 'null'],
    [1, 'eins'],
    [12, 'zwölf'],
    [16, 'sechzehn'],
    [17, 'siebzehn'],
    [20, 'zwanzig'],
    [21, 'einundzwanzig'],
    [30, 'dreißig'],
    [66, 'sechsundsechzig'],
    [77, 'siebenundsiebzig'],
    [100, 'einhundert'],
    [101, 'einhunderteins'],
    [111, 'einhundertelf'],
    [121, 'einhunderteinundzwanzig'],
    [180, 'einhundertachtzig'],
  ])('%d is %s', (n, words) => {
    expect(germanNumber(n)).toBe(words);
  });

  it('has a different word for each score', () => {
    const words = Array.from({ length: 181 }, (_, n) => germanNumber(n));
    expect(new Set(words).size).toBe(181);
  });
});
