import { expect, it } from 'vitest';
import { sameSitePath } from './same-site-path.ts';

it.each([
  ['/', '/'],
  ['/matches/new?eventId=1#top', '/matches/new?eventId=1#top'],
  ['/login?to=%2Fadmin', '/login?to=%2Fadmin'],
  [null, null],
  ['', null],
  ['matches', null],
  ['https://elsewhere.example', null],
  ['javascript:alert(1)', null],
  ['//elsewhere.example', null],
  ['/\\elsewhere.example', null],
  ['/\t/elsewhere.example', null],
  ['/.//elsewhere.example', null],
  ['/matches/..//elsewhere.example', null],
  ['//[', null],
])('%s leads to %s', (text, path) => {
  expect(sameSitePath(text)).toBe(path);
});
