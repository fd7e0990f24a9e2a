import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../test/fake-api.ts';
import { json, refusal } from '../../test/fake-server.ts';
import { playerEntity, signInAs, userEntity } from '../../test/people.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { ValidationNeededScreen } from './validation-needed-screen.tsx';

const path = '/register/validation-needed';
const waiting = userEntity({ emailAddress: 'anna@club.de', isVerified: false, playerId: null });

function App() {
  const { pathname } = useLocation();
  return pathname === path ? <ValidationNeededScreen /> : <output>{pathname}</output>;
}

const resend = () => userEvent.click(screen.getByRole('button', { name: 'E-Mail noch einmal senden' }));

beforeEach(() => {
  localStorage.clear();
  signInAs({ user: waiting, player: null });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('sends the mail once more', async () => {
  fakeApi({ 'POST /users/resend-verification': () => new Response(null, { status: 204 }) });
  renderInApp(<App />, { path });
  expect(screen.getByText('anna@club.de')).toBeTruthy();
  await resend();
  expect(await screen.findByText(/Die E-Mail ist unterwegs/)).toBeTruthy();
});

it('explains in a dialog why it failed', async () => {
  fakeApi({ 'POST /users/resend-verification': () => refusal(429, 'error.too-many-requests') });
  renderInApp(<App />, { path });
  await resend();
  const dialog = await screen.findByRole('dialog', { name: 'Fehler' });
  expect(dialog.textContent).toContain('Das waren zu viele Anfragen');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ok' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks a guest to sign in', async () => {
  localStorage.clear();
  fakeApi({});
  renderInApp(<App />, { path });
  await resend();
  const dialog = await screen.findByRole('dialog', { name: 'Anmeldung erforderlich' });
  expect(within(dialog).getByRole('link', { name: 'Zum Einloggen' }).getAttribute('href')).toBe('/login');
});

it('asks to sign in again if the session is over', async () => {
  fakeApi({
    'POST /users/resend-verification': ({ headers }) =>
      headers.get('authorization') === 'Bearer secret'
        ? refusal(401, 'error.unauthorized')
        : refusal(403, 'error.insufficient-permissions'),
  });
  renderInApp(<App />, { path });
  await resend();
  expect(await screen.findByRole('dialog', { name: 'Anmeldung erforderlich' })).toBeTruthy();
});

it('continues once the address was confirmed on another device', async () => {
  const confirmed = userEntity({ emailAddress: 'anna@club.de' });
  let isConfirmed = false;
  fakeApi({
    'GET /users/me': () => json(isConfirmed ? confirmed : waiting),
    'GET /users/u1/player': () => json(playerEntity()),
    'GET /users/u1/teams': () => json([]),
  });
  renderInApp(<App />, { path });
  const check = () => userEvent.click(screen.getByRole('button', { name: 'Ich habe schon bestätigt' }));
  await check();
  await screen.findByText('Deine E-Mail-Adresse ist noch nicht bestätigt.');
  isConfirmed = true;
  await check();
  expect(await screen.findByText('/register/email-activated')).toBeTruthy();
});

it('continues also if only the server knows that the address is confirmed', async () => {
  fakeApi({
    'POST /users/resend-verification': () => refusal(409, 'error.registration.already-verified'),
    'GET /users/me': () => json(userEntity()),
    'GET /users/u1/player': () => json(playerEntity()),
    'GET /users/u1/teams': () => json([]),
  });
  renderInApp(<App />, { path });
  await resend();
  expect(await screen.findByText('/register/email-activated')).toBeTruthy();
});
