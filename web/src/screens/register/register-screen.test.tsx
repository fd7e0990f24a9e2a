import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readSession } from '../../data/people/session.ts';
import { callsTo, fakeApi } from '../../test/fake-api.ts';
import { json, refusal } from '../../test/fake-server.ts';
import { teamEntity, userEntity } from '../../test/people.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { RegisterScreen } from './register-screen.tsx';

const newcomer = userEntity({ isVerified: false, playerId: null });
const server = {
  'GET /users/registered': () => json({ isRegistered: false }),
  'GET /users/me': () => json(newcomer),
  'POST /users/register': () => json({ token: 'secret', expiresAt: 0, user: newcomer }),
};

function App() {
  const { pathname } = useLocation();
  return pathname === '/register' ? <RegisterScreen /> : <output>{pathname}</output>;
}

const open = (path = '/register') => renderInApp(<App />, { path });
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-Mail-Adresse' });
const password = () => screen.getByLabelText('Passwort');
const terms = () => screen.getByRole('checkbox');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Registrieren' }));
const rules = () =>
  within(screen.getByText('Dein Passwort braucht').parentElement ?? document.body)
    .getAllByRole('listitem')
    .map((rule) => rule.textContent);

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('registers and names the address of the mail', async () => {
  const calls = fakeApi(server);
  open();
  await userEvent.type(email(), 'Anna@club.de');
  await userEvent.type(password(), 'Abcdef1!');
  await userEvent.click(terms());
  await send();
  expect((await screen.findByRole('status')).textContent).toBe('/register/success');
  const body = { emailAddress: 'anna@club.de', password: 'Abcdef1!' };
  expect(callsTo(calls, 'POST /users/register')[0]?.body).toEqual(body);
  expect(readSession()?.token).toBe('secret');
});

it('marks the fulfilled rules of the password while it is typed', async () => {
  fakeApi(server);
  open();
  await userEvent.type(password(), 'abc!');
  expect(rules()).toEqual([
    'ein Sonderzeichen, erfüllt',
    'mindestens 8 Zeichen, fehlt noch',
    'einen Großbuchstaben, fehlt noch',
    'einen Kleinbuchstaben, erfüllt',
    'eine Zahl, fehlt noch',
  ]);
});

it('reports every problem at its field, and sends nothing', async () => {
  const calls = fakeApi(server);
  open();
  await userEvent.type(password(), 'abc!');
  await send();
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Bitte gib eine gültige E-Mail-Adresse ein!',
    'Das Passwort muss mindestens 8 Zeichen lang sein!',
    'Du musst die Nutzungsbedingungen und die Datenschutzerklärung von Neundarter akzeptieren, um dich zu registrieren!',
  ]);
  expect(document.activeElement).toBe(email());
  expect(callsTo(calls, 'POST /users/register')).toEqual([]);
  expect(screen.getByRole('link', { name: 'Nutzungsbedingungen' }).getAttribute('href')).toBe('/terms');
  expect(screen.getByRole('link', { name: 'Datenschutzerklärung' }).getAttribute('href')).toBe('/privacy');
});

it('reports a registered address as soon as it is typed', async () => {
  fakeApi({ ...server, 'GET /users/registered': () => json({ isRegistered: true }) });
  open();
  await userEvent.type(email(), 'anna@club.de');
  await userEvent.tab();
  const hint = await screen.findByText('Mit dieser E-Mail-Adresse bist du schon registriert.');
  expect(hint.parentElement?.querySelector('a')?.getAttribute('href')).toBe(
    '/login?emailAddress=anna%40club.de',
  );
  await userEvent.type(email(), 'x');
  expect(screen.queryByText('Mit dieser E-Mail-Adresse bist du schon registriert.')).toBeNull();
});

it('works even if this check is refused', async () => {
  const calls = fakeApi({
    ...server,
    'GET /users/registered': () => refusal(429, 'error.too-many-requests'),
  });
  open();
  await userEvent.type(email(), 'anna@club.de');
  await userEvent.tab();
  await waitFor(() => expect(callsTo(calls, 'GET /users/registered')).toHaveLength(1));
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  [
    refusal(409, 'error.registration.address-already-in-use'),
    'Du bist bereits registriert. Du kannst dich einloggen oder dein Passwort zurücksetzen.',
  ],
  [
    refusal(400, 'error.registration.password-needs-digit'),
    'Das Passwort muss mindestens eine Zahl enthalten!',
  ],
  [
    refusal(429, 'error.too-many-requests'),
    'Die Registrierung ist fehlgeschlagen. (Das waren zu viele Anfragen. Bitte warte einen Moment). Bitte versuche es noch einmal!',
  ],
])('explains a refusal of the server', async (answer, text) => {
  fakeApi({ ...server, 'POST /users/register': () => answer });
  open();
  await userEvent.type(email(), 'anna@club.de');
  await userEvent.type(password(), 'Abcdef1!');
  await userEvent.click(terms());
  await send();
  expect((await screen.findByText(text)).getAttribute('role')).toBe('alert');
  expect(email().value).toBe('anna@club.de');
});

it('registers an invited user as the player of the invitation', async () => {
  const [teamId, playerId] = ['t'.repeat(20), 'p'.repeat(20)];
  const calls = fakeApi({ ...server, [`GET /teams/${teamId}`]: () => json(teamEntity({ id: teamId })) });
  open(`/register?teamId=${teamId}&playerId=${playerId}&emailAddress=anna%40club.de`);
  await screen.findByText('Einladung ins Team Bulls');
  expect(email().value).toBe('anna@club.de');
  await userEvent.type(password(), 'Abcdef1!');
  await userEvent.click(terms());
  await send();
  await screen.findByText('/register/success');
  expect(callsTo(calls, 'POST /users/register')[0]?.body).toMatchObject({ teamId, playerId });
});

it('leaves out invalid ids', async () => {
  const calls = fakeApi(server);
  open('/register?playerId=x&teamId=');
  await userEvent.type(email(), 'anna@club.de');
  await userEvent.type(password(), 'Abcdef1!');
  await userEvent.click(terms());
  await send();
  await screen.findByText('/register/success');
  const body = callsTo(calls, 'POST /users/register')[0]?.body;
  expect(Object.keys(body ?? {})).toEqual(['emailAddress', 'password']);
});
