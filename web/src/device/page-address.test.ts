import { afterEach, expect, it } from 'vitest';
import { pageAddress } from './page-address.ts';

afterEach(() => history.replaceState(null, '', '/'));

it('never passes on the fragment of an address', () => {
  history.replaceState(null, '', '/tournaments/t1?view=screen#pin-key=abc');
  expect(pageAddress()).toBe(`${location.origin}/tournaments/t1?view=screen`);
  expect(pageAddress('without search')).toBe(`${location.origin}/tournaments/t1`);
});
