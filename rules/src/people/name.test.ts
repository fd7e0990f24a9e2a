import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanName, hasHiddenCharacters, isName, linePattern, namePattern } from './name.ts';

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
    ['Anna\u0085', false],
    ['\u202eannA', false],
    ['An\u200bna', false],
    ['\ufeffAnna', false],
    ['An\u00adna', false],
    ['\u2066Anna\u2069', false],
    ['\u3164', false],
    ['Anna\u2028Adler', false],
    ['Żółć', true],
    ['O’Brien-Łuć, 3. Mannschaft', true],
    ['🎯', true],
  ])('%j: %s', (text, expected) => {
    expect(isName(text)).toBe(expected);
  });
});

describe('cleanName', () => {
  it.each([
    ['Anna', 'Anna'],
    ['  Anna ', '  Anna '],
    ['Anna\r\nAdler', 'Anna Adler'],
    ['Anna\u2028Adler', 'Anna Adler'],
    ['\u202eannA\u202c', 'annA'],
    ['An\u200bna\u0000', 'Anna'],
    ['\u200b', '?'],
    ['\n', '?'],
  ])('%j becomes %j', (text, expected) => {
    expect(cleanName(text)).toBe(expected);
  });

  it('gives a valid name for every text, and does not change valid names', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(isName(cleanName(text))).toBe(true);
        if (isName(text)) expect(cleanName(text)).toBe(text);
      }),
    );
  });

  it('follows the same pattern with and without the flag for Unicode', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(new RegExp(namePattern).test(text)).toBe(isName(text));
      }),
    );
  });
});

describe('hasHiddenCharacters', () => {
  it('is true exactly for texts that do not match the pattern of a line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(hasHiddenCharacters(text)).toBe(!new RegExp(linePattern).test(text));
      }),
    );
  });

  it('is true exactly for texts with visible characters that are no names', () => {
    for (const text of ['Anna', 'An\u200bna', '\u202eannA', 'Anna\n', 'O’Brien, 3.'])
      expect(hasHiddenCharacters(text)).toBe(!isName(text));
  });
});
