import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepSession, readSession } from '../../data/people/session.ts';
import { callsTo, fakeApi } from '../../test/fake-api.ts';
import { json, noNetwork, refusal } from '../../test/fake-server.ts';
import { playerEntity, signInAs, userEntity } from '../../test/people.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { LoginScreen } from './login-screen.tsx';

function App() {
  const { pathname, search } = useLocation();
  return pathname === '/login' ? <LoginScreen /> : <output>{pathname + search}</output>;
}

const session = (user = userEntity(), more: object = {}) =>
  json({ token: 'secret', expiresAt: 0, user, ...more });
const anna = {
  'POST /login': () => session(),
  'GET /users/me': () => json(userEntity()),
  'GET /users/u1/player': () => json(playerEntity()),
  'GET /users/u1/teams': () => json([]),
};

const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-Mail-Adresse' });
const password = () => screen.getByLabelText<HTMLInputElement>('Passwort');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Einloggen' }));
const fillIn = async () => {
  await userEvent.type(email(), ' Anna@Club.de');
  await userEvent.type(password(), 'geheim');
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('names missing fields, moves the focus there, and sends nothing', async () => {
  const calls = fakeApi(anna);
  renderInApp(<App />, { path: '/login' });
  await send();
  expect(screen.getByText(/gültige E-Mail-Adresse für deine Anmeldung/)).toBeTruthy();
  expect(screen.getByText(/Bitte gib ein Passwort ein/)).toBeTruthy();
  expect(document.activeElement).toBe(email());
  await userEvent.type(email(), 'anna@club.de{Enter}');
  expect(document.activeElement).toBe(password());
  expect(callsTo(calls, 'POST /login')).toEqual([]);
});

it.each([
  ['/login', '/'],
  ['/login?to=%2Fmatches%2Fnew%3FeventId%3D1', '/matches/new?eventId=1'],
  ['/login?to=https%3A%2F%2Felsewhere.example', '/'],
  ['/login?to=%2F%2Felsewhere.example', '/'],
])('%s leads to %s', async (path, expected) => {
  const calls = fakeApi(anna);
  renderInApp(<App />, { path });
  await fillIn();
  await send();
  expect((await screen.findByRole('status')).textContent).toBe(expected);
  expect(callsTo(calls, 'POST /login')[0]?.body).toEqual({
    emailAddress: 'anna@club.de',
    password: 'geheim',
  });
  expect(readSession()?.player?.id).toBe('p1');
});

it('sends on the next login that the server knows this device', async () => {
  const calls = fakeApi({ ...anna, 'POST /login': () => session(undefined, { deviceToken: 'd1.known' }) });
  for (const deviceTokens of [undefined, ['d1.known'], ['d1.known']]) {
    const { unmount } = renderInApp(<App />, { path: '/login' });
    await fillIn();
    await send();
    await screen.findByRole('status');
    expect(callsTo(calls, 'POST /login').at(-1)?.body).toEqual({
      emailAddress: 'anna@club.de',
      password: 'geheim',
      ...(deviceTokens && { deviceTokens }),
    });
    unmount();
    keepSession(null);
  }
});

it('leads to the confirmation of an unconfirmed address', async () => {
  const unverified = userEntity({ isVerified: false, playerId: null });
  fakeApi({ 'POST /login': () => session(unverified), 'GET /users/me': () => json(unverified) });
  renderInApp(<App />, { path: '/login?to=/matches' });
  await fillIn();
  await send();
  expect((await screen.findByRole('status')).textContent).toBe('/register/validation-needed');
});

it.each([
  [refusal(404, 'error.login.user-not-found'), /Mit dieser E-Mail-Adresse ist niemand registriert/],
  [refusal(403, 'error.login.wrong-password'), /Das eingegebene Passwort ist falsch!/],
  [refusal(429, 'error.login.too-many-requests'), /zu viele Versuche hintereinander/],
  [refusal(400, 'error.invalid-request'), /Diese Anmeldedaten sind nicht gültig/],
])('explains below the password why it failed', async (answer, text) => {
  fakeApi({ 'POST /login': () => answer });
  renderInApp(<App />, { path: '/login' });
  await fillIn();
  await send();
  const message = await screen.findByText(text);
  expect(password().getAttribute('aria-describedby')).toBe(message.id);
  expect(document.activeElement).toBe(password());
  expect([email().value, password().value]).toEqual(['Anna@Club.de', 'geheim']);
});

it('stays signed in if only reading the account fails', async () => {
  fakeApi({ ...anna, 'GET /users/me': noNetwork });
  renderInApp(<App />, { path: '/login' });
  await fillIn();
  await send();
  expect((await screen.findByRole('status')).textContent).toBe('/');
  expect(readSession()?.token).toBe('secret');
});

it('shows that the session was ended, and fills in the address', () => {
  fakeApi({});
  signInAs({ token: null, user: userEntity({ emailAddress: 'anna@club.de' }) });
  renderInApp(<App />, { path: '/login' });
  expect(screen.getByText(/Deine Sitzung ist beendet/)).toBeTruthy();
  expect(email().value).toBe('anna@club.de');
});

it('shows the password on demand, and hides it again', async () => {
  fakeApi({});
  renderInApp(<App />, { path: '/login' });
  await userEvent.type(password(), 'geheim');
  expect(password().type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Passwort anzeigen' }));
  expect([password().type, password().value]).toEqual(['text', 'geheim']);
  await userEvent.click(screen.getByRole('button', { name: 'Passwort anzeigen', pressed: true }));
  expect(password().type).toBe('password');
});
