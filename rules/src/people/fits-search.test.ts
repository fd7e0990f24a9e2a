import { describe, expect, it } from 'vitest';
import { fitsSearch } from './fits-search.ts';

describe('fitsSearch', () => {
  const texts = ['Anna „Ace“ Müller', 'Łukasz Weiß', 'Dienstagstraining'];
  it.each([
    ['', true],
    ['   ', true],
    ['anna', true],
    ['MULLER', true],
    ['müll', true],
    ['weiss', true],
    ['Weiß dienstag', true],
    ['anna  ace', true],
    ['anna ben', false],
    ['%', false],
  ])('%j: %s', (search, expected) => {
    expect(fitsSearch(texts, search)).toBe(expected);
  });

  it('finds nothing without texts', () => {
    expect(fitsSearch([], 'a')).toBe(false);
  });
});
