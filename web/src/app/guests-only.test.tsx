import { cleanup, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { playerEntity, signInAs, userEntity } from '../test/people.ts';
import { renderInApp } from '../test/render-in-app.tsx';
import { GuestsOnly } from './guests-only.tsx';

function App() {
  const { pathname, search } = useLocation();
  return pathname === '/login' ? <GuestsOnly>Anmeldung</GuestsOnly> : <output>{pathname + search}</output>;
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('lets guests stay, even if their session was ended', () => {
  const first = renderInApp(<App />, { path: '/login?to=/admin' });
  expect(screen.getByText('Anmeldung')).toBeTruthy();
  first.unmount();
  signInAs({ token: null });
  renderInApp(<App />, { path: '/login?to=/admin' });
  expect(screen.getByText('Anmeldung')).toBeTruthy();
});

it.each([
  ['/login', '/'],
  ['/login?to=%2Fmatches%2Fnew%3FeventId%3D1', '/matches/new?eventId=1'],
  ['/login?to=%2F%2Felsewhere.example', '/'],
])('leads a signed-in user from %s to %s', (path, expected) => {
  signInAs();
  renderInApp(<App />, { path });
  expect(screen.getByRole('status').textContent).toBe(expected);
});

it('leads a user with an unconfirmed address to the confirmation', () => {
  signInAs({ user: userEntity({ isVerified: false, playerId: null }), player: playerEntity() });
  renderInApp(<App />, { path: '/login?to=/matches' });
  expect(screen.getByRole('status').textContent).toBe('/register/validation-needed');
});
