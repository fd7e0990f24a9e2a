import { describe, expect, it } from 'vitest';
import { fullNameOf } from './full-name.ts';

describe('fullNameOf', () => {
  it.each([
    ['Anna', 'Adler', 'Ace', 'Anna „Ace“ Adler'],
    ['Anna', 'Adler', null, 'Anna Adler'],
    ['Anna', null, 'Ace', 'Anna „Ace“'],
    ['Anna', '', '', 'Anna'],
    ['', null, null, ''],
  ])('%s %s %s', (firstName, lastName, nickName, expected) => {
    expect(fullNameOf({ firstName, lastName, nickName })).toBe(expected);
  });
});
