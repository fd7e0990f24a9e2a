import '../../test/fake-indexed-db.ts';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readSession } from '../../data/people/session.ts';
import { callsTo, fakeApi } from '../../test/fake-api.ts';
import type { Answer } from '../../test/fake-server.ts';
import { json, noNetwork, refusal } from '../../test/fake-server.ts';
import { playerEntity, signInAs, teamEntity, userEntity } from '../../test/people.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { TeamInviteScreen } from './team-invite-screen.tsx';

const path = '/register/team-invite-activated?teamId=bulls&playerId=p1&emailAddress=anna%40club.de&token=abc';
const check = { teamId: 'bulls', teamName: 'Bulls', playerId: 'p1', isRegistered: true };
const validate = 'POST /teams/bulls/validate-invite';
const anna = {
  'GET /users/me': () => json(userEntity({ emailAddress: 'anna@club.de', teamIds: ['bulls'] })),
  'GET /users/u1/player': () => json(playerEntity()),
  'GET /users/u1/teams': () => json([teamEntity()]),
};

const open = (answer: Answer, others: { readonly [address: string]: Answer } = {}) => {
  const calls = fakeApi({ [validate]: answer, ...others });
  renderInApp(<TeamInviteScreen />, { path });
  return calls;
};
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const hrefOf = (link: string) => screen.getByRole('link', { name: link }).getAttribute('href');

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows that it checks the link, and sends its values', async () => {
  let release: (answer: Response) => void = () => undefined;
  const calls = open(() => new Promise((resolve) => (release = resolve)));
  expect(await screen.findByText('Einladung wird geprüft...')).toBeTruthy();
  await vi.waitFor(() => expect(callsTo(calls, validate)).toHaveLength(1));
  release(json(check));
  await heading('Willkommen im Team!');
  expect(callsTo(calls, validate).map(({ body }) => body)).toEqual([
    { playerId: 'p1', emailAddress: 'anna@club.de', token: 'abc' },
  ]);
});

it('welcomes a registered user, and lets guests sign in', async () => {
  open(() => json(check));
  await heading('Willkommen im Team!');
  expect(hrefOf('Jetzt einloggen')).toBe('/login?emailAddress=anna%40club.de');
});

it('welcomes a signed-in user, and shows the team at once', async () => {
  signInAs({ user: userEntity({ emailAddress: 'anna@club.de' }) });
  open(() => json(check), anna);
  await heading('Willkommen im Team!');
  expect(screen.getByText('Du spielst jetzt im Team Bulls mit.')).toBeTruthy();
  expect(hrefOf('Los geht’s')).toBe('/');
  expect(readSession()?.teams.map(({ id }) => id)).toEqual(['bulls']);
});

it('leads an unregistered user to the registration, with the address filled in', async () => {
  open(() => json({ ...check, isRegistered: false }), {
    'GET /users/registered': () => json({ isRegistered: false }),
  });
  await heading('Willkommen im Team!');
  expect(hrefOf('Jetzt registrieren')).toBe('/register?playerId=p1&teamId=bulls&emailAddress=anna%40club.de');
});

it('explains what to do to a user who has another player', async () => {
  open(() => json({ ...check, isRegistered: false }), {
    'GET /users/registered': () => json({ isRegistered: true }),
  });
  expect(await screen.findByText(/Du hast schon ein Konto mit dieser E-Mail-Adresse/)).toBeTruthy();
  expect(screen.getByText(/Bitte deinen Team-Admin, dich mit deiner E-Mail-Adresse einzuladen/)).toBeTruthy();
});

it('shows that it reads the player, and offers to try again', async () => {
  let isOnline = false;
  open(() => json({ ...check, isRegistered: false }), {
    'GET /users/registered': () => (isOnline ? json({ isRegistered: false }) : noNetwork()),
  });
  isOnline = await screen.findByRole('alert').then(() => true);
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByRole('link', { name: 'Jetzt registrieren' })).toBeTruthy();
});

it.each([
  ['error.teams.invite-failed', 400, 'Einladung nicht bestätigt'],
  ['error.not-found', 404, 'Einladung nicht bestätigt'],
  ['error.invalid-request', 400, 'Einladung nicht bestätigt'],
  ['error.teams.invite-expired', 400, 'Einladung abgelaufen'],
] as const)('%s advises to ask the team admin', async (code, status, title) => {
  open(() => refusal(status, code));
  await heading(title);
  expect(screen.getByText('Bitte deinen Team-Admin um einen neuen Link.')).toBeTruthy();
});

it('offers links after a second tap on the link', async () => {
  open(() => refusal(400, 'error.teams.invite-failed'));
  await heading('Einladung nicht bestätigt');
  expect(hrefOf('Zum Einloggen')).toBe('/login?emailAddress=anna%40club.de');
  expect(hrefOf('Jetzt registrieren')).toBe('/register?playerId=p1&teamId=bulls&emailAddress=anna%40club.de');
});

it('welcomes a member who taps the link a second time', async () => {
  signInAs();
  open(() => refusal(400, 'error.teams.invite-failed'), anna);
  expect(await heading('Willkommen im Team!')).toBeTruthy();
});

it('lets a user with another address sign out and accept', async () => {
  signInAs({ user: userEntity({ id: 'u2', emailAddress: 'ben@club.de' }) });
  open(({ headers }) =>
    headers.get('authorization') === 'Bearer secret'
      ? refusal(409, 'error.teams.invite-address-mismatch')
      : json(check),
  );
  await heading('Ungültiger Link');
  expect(screen.getByText('Du bist eingeloggt als ben@club.de.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Ausloggen und Einladung annehmen' }));
  await heading('Willkommen im Team!');
  expect(readSession()).toBeNull();
});

it('reports an incomplete link without a request', async () => {
  const calls = fakeApi({});
  renderInApp(<TeamInviteScreen />, { path: '/register/team-invite-activated?teamId=bulls' });
  await heading('Einladung nicht bestätigt');
  expect(calls).toEqual([]);
  expect(screen.queryByRole('link')).toBeNull();
});

it('can be tried again without network', async () => {
  let isOnline = false;
  open(() => (isOnline ? json(check) : noNetwork()));
  isOnline = await screen.findByRole('alert').then(() => true);
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await heading('Willkommen im Team!')).toBeTruthy();
});
