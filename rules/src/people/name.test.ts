import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanName } from './clean-name.ts';
import { hasHiddenCharacters, isName, linePattern, namePattern } from './name.ts';

/** Any character, as one string. */
const characterOf = (unit: 'binary') => fc.string({ unit, minLength: 1, maxLength: 1 });
const hiddenCharacter = fc.constantFrom('\u200b', '\u{e0041}', '\u{e01ef}', '\u{1d173}', '\u{1bca0}');

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
    ['❤\ufe0f', true],
    // Tag characters, selectors of variants, and signs of shorthand and music show nothing.
    ['Anna\u{e0041}', false],
    ['\u{e0000}Anna', false],
    ['Anna\u{e007f}', false],
    ['Anna\u{e01ef}', false],
    ['Anna\u{e0fff}', false],
    ['Anna\u{e1000}', true],
    ['Anna\u{dffff}', true],
    ['Anna\ufe00', false],
    ['Anna\u{1bca0}', false],
    ['Anna\u{1d17a}', false],
    ['Anna\u{1d17b}', true],
    // Four marks on one character, and one more.
    ['A\u0301\u0302\u0303\u0304nna', true],
    ['A\u0301\u0302\u0303\u0304\u0305nna', false],
    ['Ann\u0301a\u0302d\u0303d\u0304l\u0305e\u0306r', true],
    [`Z${'\u0489'.repeat(40)}`, false],
    // Thai and Devanagari put several marks on a letter.
    ['น้ำที่กี่', true],
    ['श्रीमाँ', true],
  ])('%j: %s', (text, expected) => {
    expect(isName(text)).toBe(expected);
    expect(new RegExp(namePattern, 'u').test(text)).toBe(expected);
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
    ['An\u{e0041}na\u{e007f}', 'Anna'],
    ['A\u0301\u0302\u0303\u0304\u0305\u0306nna', 'A\u0301\u0302\u0303\u0304nna'],
    ['A\u0301\u0302\u200b\u0303\u0304\u0305', 'A\u0301\u0302\u0303\u0304'],
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

  it('follows the same pattern with and without the flag for Unicode, but for what only the flag names', () => {
    const anyText = fc.string({ unit: fc.oneof(characterOf('binary'), hiddenCharacter) });
    fc.assert(
      fc.property(anyText, (text) => {
        fc.pre(!/\p{M}{5}|(?![\u{e0000}-\u{e0fff}\u200b-\u206f])\p{Cf}/u.test(text));
        expect(new RegExp(namePattern).test(text)).toBe(isName(text));
      }),
    );
  });

  it('finds every hidden character with two halves, and no other one', () => {
    const isHidden = (code: number) =>
      (code >= 0xe_0000 && code <= 0xe_0fff) || /\p{Cf}/u.test(String.fromCodePoint(code));
    const wrong = [];
    for (let code = 0x1_0000; code <= 0x10_ffff; code += 1)
      if (hasHiddenCharacters(String.fromCodePoint(code)) !== isHidden(code)) wrong.push(code);
    expect(wrong).toEqual([]);
  });
});

describe('hasHiddenCharacters', () => {
  it('is true exactly for texts that do not match the pattern of a line', () => {
    const mark = fc.constantFrom('\u0301', '\u0489', '\u{e0041}', 'a');
    fc.assert(
      fc.property(fc.string({ unit: fc.oneof(characterOf('binary'), mark) }), (text) => {
        expect(hasHiddenCharacters(text)).toBe(!new RegExp(linePattern, 'u').test(text));
      }),
    );
  });

  it('is true exactly for texts with visible characters that are no names', () => {
    for (const text of ['Anna', 'An\u200bna', '\u202eannA', 'Anna\n', 'O’Brien, 3.'])
      expect(hasHiddenCharacters(text)).toBe(!isName(text));
  });
});
