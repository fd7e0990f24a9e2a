import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, json, refusal, type SentCall } from '../../test/fake-server.ts';
import { signInAs, teamEntity, userEntity } from '../../test/people.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { ConfirmHost } from '../../ui/confirm-action.tsx';
import { ToastRegion } from '../../ui/toast.tsx';
import { AdminScreen } from './admin-screen.tsx';

/** A server with one team; `change` answers changes. */
const serve = (change: (call: SentCall) => Response = () => json(teamEntity())): readonly SentCall[] =>
  fakeServer((call) => {
    if (call.method !== 'GET') return change(call);
    if (call.url.includes('/teams/count')) return json({ count: 1 });
    if (call.url.includes('/team-wishes')) return json([]);
    return json([teamEntity({ referralCode: 'BULLS1', members: 7 })]);
  });

const show = () => {
  renderInApp(
    <>
      <AdminScreen />
      <ToastRegion />
    </>,
  );
};
const signInAsAdmin = () => signInAs({ user: userEntity({ roles: ['admin'] }) });

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('for users who are not admins', () => {
  it.each([
    ['guests', () => undefined],
    ['members', () => signInAs()],
    ['team admins', () => signInAs({ user: userEntity({ roles: ['team-admin'], teamIds: ['bulls'] }) })],
    ['admins whose session ended', () => signInAs({ token: null, user: userEntity({ roles: ['admin'] }) })],
  ])('shows nothing and sends nothing: %s', async (_, signIn) => {
    signIn();
    const calls = serve();
    renderInApp(<AdminScreen />);
    expect(await screen.findByText('Forbidden')).toBeTruthy();
    const headings = screen.getAllByRole('heading').map((one) => one.textContent);
    expect(headings).toEqual(['Keine Berechtigung']);
    expect(calls).toEqual([]);
  });
});

it.each([
  [false, 'skip=0&limit=5'],
  [true, 'skip=0&limit=10'],
])('reads as many teams as the window has room for (large: %s)', async (matches, query) => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches }));
  signInAsAdmin();
  const calls = serve();
  show();
  await screen.findByRole('link', { name: /Bulls/ });
  expect(calls.some(({ url }) => url.endsWith(`/teams?${query}`))).toBe(true);
});

it('lists the teams', async () => {
  signInAsAdmin();
  serve();
  show();
  const team = await screen.findByRole('link', { name: /Bulls/ });
  expect(team.textContent).toBe('BBulls7 SpielerBULLS1');
  expect(team.getAttribute('href')).toBe('/admin/teams/bulls');
  expect(await screen.findByText('Zurzeit gibt es keine offenen Anträge.')).toBeTruthy();
});

it('creates no team without a name', async () => {
  signInAsAdmin();
  const calls = serve();
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Team anlegen' }));
  expect(screen.getByText('Bitte gib dem Team einen Namen.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Name des Teams'));
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
});

it('keeps the name if creating the team failed', async () => {
  signInAsAdmin();
  serve(() => refusal(500, 'error.api.500'));
  show();
  await userEvent.type(await screen.findByLabelText('Name des Teams'), 'Löwen{Enter}');
  await screen.findByText(/^Das Team konnte nicht gespeichert werden/);
  expect(screen.getByLabelText('Name des Teams')).toHaveProperty('value', 'Löwen');
});

it('resets the switch after a refusal', async () => {
  signInAsAdmin();
  const calls = serve(() => refusal(404, 'error.not-found'));
  show();
  const toggle = await screen.findByRole('switch', { name: 'Turniere' });
  await userEvent.click(toggle);
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
    id: 'bulls',
    changedProps: { canUseTournaments: true },
  });
  await screen.findByText(/Die angeforderte Ressource konnte nicht gefunden werden/);
  await waitFor(() => expect(toggle).toHaveProperty('checked', false));
});

it('says that a team could not be deleted', async () => {
  signInAsAdmin();
  serve(() => refusal(500, 'error.api.500'));
  renderInApp(
    <>
      <AdminScreen />
      <ConfirmHost />
      <ToastRegion />
    </>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Menü für Bulls' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Team löschen' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Löschen' }));
  expect(
    await screen.findByText(
      'Das Team konnte nicht gelöscht werden. (Ein interner Serverfehler ist aufgetreten). Bitte versuche es noch einmal!',
    ),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: /Bulls/ })).toBeTruthy();
});
