import { cleanup, render } from '@testing-library/react';
import { NavigationType, type Navigator, Router } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Redirect } from './redirect.tsx';

let replaced: unknown[];
const navigator: Navigator = {
  createHref: String,
  push: () => expect.unreachable(),
  go: () => expect.unreachable(),
  replace: (to) => replaced.push(to),
};

const at = (pathname: string, key: string) => (
  <Router
    navigator={navigator}
    navigationType={NavigationType.Replace}
    location={{ pathname, search: '', hash: '', state: null, key }}
  >
    <Redirect to="/tournaments/a/groups" />
  </Router>
);

beforeEach(() => {
  replaced = [];
});
afterEach(cleanup);

it('leads away again if somebody else leads back to the same path before the page is drawn', () => {
  const { rerender } = render(at('/tournaments/a', 'first'));
  rerender(at('/tournaments/a', 'second'));
  const groups = { pathname: '/tournaments/a/groups', search: '', hash: '' };
  expect(replaced).toEqual([groups, groups]);
});

it('does nothing at its own target', () => {
  render(at('/tournaments/a/groups', 'first'));
  expect(replaced).toEqual([]);
});
