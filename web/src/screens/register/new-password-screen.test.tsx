import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readSession } from '../../data/people/session.ts';
import { callsTo, fakeApi } from '../../test/fake-api.ts';
import { refusal } from '../../test/fake-server.ts';
import { signInAs } from '../../test/people.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { NewPasswordScreen } from './new-password-screen.tsx';

const path = '/register/new-password?token=abc';
const save = () => userEvent.click(screen.getByRole('button', { name: 'Passwort speichern' }));
const type = async (password: string) =>
  userEvent.type(await screen.findByLabelText('Neues Passwort'), password);
const isUsable = { 'POST /users/check-password-link': () => new Response(null, { status: 204 }) };

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('sets the password and ends the session of this device', async () => {
  signInAs();
  const calls = fakeApi({
    ...isUsable,
    'POST /users/new-password': () => new Response(null, { status: 204 }),
    'GET /users/me': () => refusal(401, 'error.unauthorized'),
  });
  renderInApp(<NewPasswordScreen />, { path });
  await type('Abcdef1!');
  await save();
  await screen.findByRole('heading', { name: 'Passwort gespeichert' });
  expect(callsTo(calls, 'POST /users/new-password')[0]?.body).toEqual({ token: 'abc', password: 'Abcdef1!' });
  expect(readSession()?.token).toBeNull();
  expect(screen.getByRole('link', { name: 'Zum Einloggen' }).getAttribute('href')).toBe('/login');
});

it('names the broken rule before anything is sent', async () => {
  const calls = fakeApi(isUsable);
  renderInApp(<NewPasswordScreen />, { path });
  await type('abcdef1!');
  await save();
  expect(screen.getByRole('alert').textContent).toBe(
    'Das Passwort muss mindestens einen Großbuchstaben enthalten!',
  );
  expect(callsTo(calls, 'POST /users/new-password')).toEqual([]);
});

it.each([
  ['error.registration.invalid-link', 'Ungültiger Link'],
  ['error.registration.expired-link', 'Link abgelaufen'],
])('offers a new link for %s', async (code, title) => {
  fakeApi({ ...isUsable, 'POST /users/new-password': () => refusal(400, code) });
  renderInApp(<NewPasswordScreen />, { path });
  await type('Abcdef1!');
  await save();
  await screen.findByRole('heading', { name: title });
  await userEvent.click(screen.getByRole('button', { name: 'Neuen Link anfordern' }));
  expect(screen.getByRole('dialog', { name: 'Passwort zurücksetzen' })).toBeTruthy();
});

it.each([
  ['error.registration.invalid-link', 'Ungültiger Link'],
  ['error.registration.expired-link', 'Link abgelaufen'],
])('says so before it asks for a password: %s', async (code, title) => {
  fakeApi({ 'POST /users/check-password-link': () => refusal(400, code) });
  renderInApp(<NewPasswordScreen />, { path });
  await screen.findByRole('heading', { name: title });
  expect(screen.queryByLabelText('Neues Passwort')).toBeNull();
});

it('refuses a link without a token, without a request', () => {
  fakeApi({});
  renderInApp(<NewPasswordScreen />, { path: '/register/new-password' });
  expect(screen.getByRole('heading', { name: 'Ungültiger Link' })).toBeTruthy();
});
