import { afterEach, expect, it } from 'vitest';
import { pagePath } from './page-path.ts';

afterEach(() => history.replaceState(null, '', '/'));

it('never passes on the fragment of an address', () => {
  history.replaceState(null, '', '/tournaments/t1?view=screen#pin-key=abc');
  expect(pagePath()).toBe('/tournaments/t1?view=screen');
  expect(pagePath('without search')).toBe('/tournaments/t1');
});
