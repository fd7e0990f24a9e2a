import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readSession } from '../../data/people/session.ts';
import { callsTo, fakeApi } from '../../test/fake-api.ts';
import { json, noNetwork, refusal } from '../../test/fake-server.ts';
import { playerEntity, signInAs, userEntity } from '../../test/people.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { EmailActivatedScreen } from './email-activated-screen.tsx';

const path = '/register/email-activated?token=abc';
const done = () => new Response(null, { status: 204 });
const newcomer = {
  'POST /users/verify': done,
  'GET /users/me': () => json(userEntity()),
  'GET /users/u1/player': () => json(playerEntity({ firstName: '' })),
  'GET /users/u1/teams': () => json([]),
};

function App() {
  const { pathname } = useLocation();
  return pathname === '/' ? <output>Start</output> : <EmailActivatedScreen />;
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const waiting = () => signInAs({ user: userEntity({ isVerified: false, playerId: null }), player: null });

it('confirms once and asks a newcomer for a name', async () => {
  waiting();
  const calls = fakeApi({
    ...newcomer,
    'PATCH /players/': () => json(playerEntity({ firstName: 'Anna', lastName: 'Weber' })),
  });
  renderInApp(<App />, { path });
  expect(await screen.findByRole('heading', { name: 'E-Mail bestätigt' })).toBeTruthy();
  expect(callsTo(calls, 'POST /users/verify').map(({ body }) => body)).toEqual([{ token: 'abc' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Speichern und loslegen' }));
  expect(screen.getByRole('alert').textContent).toBe('Bitte gib deinen Vornamen ein!');
  await userEvent.type(screen.getByRole('textbox', { name: 'Vorname' }), ' Anna ');
  await userEvent.type(screen.getByRole('textbox', { name: 'Nachname (optional)' }), 'Weber{Enter}');
  await screen.findByText('Start');
  expect(callsTo(calls, 'PATCH /players/')[0]?.body).toEqual({
    id: 'p1',
    changedProps: { firstName: 'Anna', lastName: 'Weber' },
  });
  expect(readSession()?.player?.props.firstName).toBe('Anna');
});

it('keeps the name if it could not be saved', async () => {
  waiting();
  fakeApi({ ...newcomer, 'PATCH /players/': noNetwork });
  renderInApp(<App />, { path });
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Vorname' });
  await userEvent.type(field, 'Anna{Enter}');
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /Dein Profil konnte nicht gespeichert werden/,
  );
  expect(field.value).toBe('Anna');
});

it('leads a user with a name to the start page', async () => {
  waiting();
  fakeApi({ ...newcomer, 'GET /users/u1/player': () => json(playerEntity()) });
  renderInApp(<App />, { path });
  expect((await screen.findByRole('link', { name: 'Los geht’s' })).getAttribute('href')).toBe('/');
});

it('lets a user who opens the link on another device sign in', async () => {
  fakeApi({ 'POST /users/verify': done });
  renderInApp(<App />, { path });
  expect((await screen.findByRole('link', { name: 'Jetzt einloggen' })).getAttribute('href')).toBe('/login');
});

it.each([
  ['error.registration.invalid-link', 'Ungültiger Link'],
  ['error.registration.expired-link', 'Link abgelaufen'],
  ['error.invalid-request', 'Ungültiger Link'],
])('shows for %s: %s', async (code, title) => {
  fakeApi({ 'POST /users/verify': () => refusal(400, code) });
  renderInApp(<App />, { path });
  expect((await screen.findByRole('heading', { level: 1, name: title })).textContent).toBe(title);
  expect(screen.getByRole('link', { name: 'Neue E-Mail senden' }).getAttribute('href')).toBe(
    '/register/validation-needed',
  );
});

it('accepts a used link if the address is confirmed', async () => {
  waiting();
  fakeApi({ ...newcomer, 'POST /users/verify': () => refusal(400, 'error.registration.invalid-link') });
  renderInApp(<App />, { path });
  expect(await screen.findByRole('heading', { name: 'E-Mail bestätigt' })).toBeTruthy();
});

it('can be tried again without network', async () => {
  let isOnline = false;
  fakeApi({ 'POST /users/verify': () => (isOnline ? done() : noNetwork()) });
  renderInApp(<App />, { path });
  isOnline = await screen.findByRole('alert').then(() => true);
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByRole('heading', { name: 'E-Mail bestätigt' })).toBeTruthy();
});

it('shows nothing to a guest and the form to a newcomer without a token', async () => {
  fakeApi({});
  renderInApp(<App />, { path: '/register/email-activated' });
  expect(screen.getByRole('heading', { name: 'Ungültiger Link' })).toBeTruthy();
  cleanup();
  signInAs({ player: playerEntity({ firstName: '' }) });
  renderInApp(<App />, { path: '/register/email-activated' });
  expect(screen.getByRole('textbox', { name: 'Vorname' })).toBeTruthy();
});
