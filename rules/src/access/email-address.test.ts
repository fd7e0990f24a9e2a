import { describe, expect, it } from 'vitest';
import { normaliseEmailAddress } from './email-address.ts';

describe('normaliseEmailAddress', () => {
  it.each([
    ['anna@club.de', 'anna@club.de'],
    ['  Anna@Club.DE ', 'anna@club.de'],
    ['a.b+c@mail.example.org', 'a.b+c@mail.example.org'],
    ['jürgen@bücher.de', 'jürgen@bücher.de'],
    // The same letter, written as one character and as two.
    ['ju\u0308rgen@club.de', 'jürgen@club.de'],
    ['', null],
    ['anna', null],
    ['anna@club', null],
    ['anna@', null],
    ['@club.de', null],
    ['a@b@club.de', null],
    ['an na@club.de', null],
    ['anna@club.de, eve@evil.org', null],
    ['anna@club.de\r\nBcc: eve@evil.org', null],
    ['anna\u0000@club.de', null],
    ['"anna"@club.de', null],
    ['Anna <anna@club.de>', null],
    ['a@b..de', null],
    ['.a@b.de', null],
    ['a.@b.de', null],
    ['a..b@club.de', null],
    ['a@.club.de', null],
    ['a@club.de.', null],
    ['an\u200bna@club.de', null],
    ['anna@club\u200b.de', null],
    ['anna\u2060@club.de', null],
    ['anna\u{e0041}@club.de', null],
    ['anna\u202e@club.de', null],
    [`${'a'.repeat(250)}@club.de`, null],
  ])('%j', (text, expected) => {
    expect(normaliseEmailAddress(text)).toBe(expected);
  });
});
