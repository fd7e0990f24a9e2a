import { expect, it } from 'vitest';
import { prefersJson } from './prefers-json.ts';

it.each([
  [undefined, false],
  ['', false],
  ['*/*', false],
  ['text/html,*/*;q=0.8', false],
  ['application/json', true],
  ['Application/JSON; q=0.5', true],
  ['application/json, text/plain, */*', true],
  ['text/html, application/json', false],
  ['text/html;q=0.5, application/json', true],
  ['text/html, application/json;q=0.9', false],
  ['application/json;q=0', false],
  ['application/json;q=x', false],
])('a client that accepts %s prefers JSON: %s', (accept, expected) => {
  expect(prefersJson(accept)).toBe(expected);
});
