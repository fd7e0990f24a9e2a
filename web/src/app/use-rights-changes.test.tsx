import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useAccount } from '../data/people/account.ts';
import { fakeApi } from '../test/fake-api.ts';
import { json } from '../test/fake-server.ts';
import { playerEntity, signInAs, userEntity } from '../test/people.ts';
import { renderInApp } from '../test/render-in-app.tsx';
import { useRightsChanges } from './use-rights-changes.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Role() {
  useRightsChanges();
  return <p>{useAccount().isAdmin ? 'Admin' : 'Spieler'}</p>;
}

it('shows a new role without a reload, as soon as the server says that rights have changed', async () => {
  signInAs();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  fakeApi({
    'GET /users/me': () => json(userEntity({ roles: ['admin'] })),
    'GET /users/u1/player': () => json(playerEntity()),
    'GET /users/u1/teams': () => json([]),
  });
  renderInApp(<Role />);
  expect(screen.getByText('Spieler')).toBeTruthy();
  dispatchEvent(new Event('rights-changed'));
  expect(await screen.findByText('Admin')).toBeTruthy();
});
