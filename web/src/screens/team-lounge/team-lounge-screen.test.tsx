import type { UserRole } from '@neundarter/rules/access/actor';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { eventEntity } from '../../test/events.ts';
import { fakeServer, json, type SentCall } from '../../test/fake-server.ts';
import { playerEntity, signInAs, teamEntity, userEntity } from '../../test/people.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { TeamLoungeScreen } from './team-lounge-screen.tsx';

const me = playerEntity({ id: 'me', firstName: 'Anna' });
const uwe = playerEntity({ id: 'uwe', firstName: 'Uwe', lastName: 'Krause' });
const bulls = teamEntity({ id: 'bulls', name: 'Bulls', referralCode: 'BULLS1' });
const lions = teamEntity({ id: 'lions', name: 'Löwen' });

const serve = (): readonly SentCall[] =>
  fakeServer(({ method, url }) => {
    if (method === 'PATCH')
      return json({
        ...me,
        props: { ...me.props, settings: { onlineMatchesAllowed: false, currentTeamId: 'lions' } },
      });
    if (url.includes('/users?')) return json([]);
    return json(/\/teams\/\w+\/players/.test(url) ? [me, uwe] : []);
  });

const show = (teams = [bulls], roles: readonly UserRole[] = []) => {
  const teamIds = teams.map(({ id }) => id);
  signInAs({ user: userEntity({ playerId: 'me', teamIds, roles: [...roles] }), player: me, teams });
  const calls = serve();
  renderInApp(<TeamLoungeScreen />);
  return calls;
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('explains to a user without a team how to join one', async () => {
  show([]);
  expect(await screen.findByRole('heading', { name: 'Noch ohne Team' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Zu meinem Konto' }).getAttribute('href')).toBe('/account');
});

it('shows members the other members, but no changes', async () => {
  const calls = show();
  expect(screen.getByRole('heading', { level: 1, name: 'Bulls' })).toBeTruthy();
  const mates = await screen.findByRole('list', { name: 'Spieler des Teams' });
  expect(within(mates).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Bild ändern' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Spieler hinzufügen' })).toBeNull();
  expect(calls.find(({ url }) => url.includes('/teams/bulls/players'))?.url).toContain(
    'includePending=false',
  );
});

it('lets team admins change their team', async () => {
  show([bulls], ['team-admin']);
  await screen.findByRole('heading', { name: 'Spieler hinzufügen' });
  expect(screen.getByRole('button', { name: 'Bild ändern' })).toBeTruthy();
  expect(screen.getByText('BULLS1')).toBeTruthy();
});

it('has series only for teams that may use tournaments', async () => {
  show();
  await screen.findByRole('region', { name: 'Termine' });
  expect(screen.queryByRole('region', { name: 'Turnierserien' })).toBeNull();
});

it('lets team admins create a series in place', async () => {
  const calls = show([teamEntity({ canUseTournaments: true })], ['team-admin']);
  await userEvent.click(await screen.findByRole('button', { name: 'Erste Turnierserie anlegen' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Turnierserie anlegen' }));
  await screen.findByText('Bitte gib der Turnierserie einen Namen.');
  await userEvent.type(screen.getByLabelText('Name'), 'Wintercup');
  await userEvent.click(screen.getByRole('button', { name: 'Turnierserie anlegen' }));
  await waitFor(() =>
    expect(
      calls.find(({ method, url }) => method === 'POST' && url.endsWith('/series/'))?.body,
    ).toMatchObject({
      props: { teamId: 'bulls', name: 'Wintercup', isPublic: false },
    }),
  );
});

it('switches between several teams', async () => {
  const calls = show([bulls, lions]);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Aktuelles Team' }), 'Löwen');
  await screen.findByRole('heading', { level: 1, name: 'Löwen' });
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
    id: 'me',
    changedProps: { settings: { currentTeamId: 'lions' } },
  });
});

it('has one agenda, and shows only one kind if the user wishes so', async () => {
  const calls = show([teamEntity({ canUseTournaments: true })]);
  await screen.findByRole('region', { name: 'Termine' });
  const typesOf = () =>
    calls
      .filter(({ url }) => url.includes('sort=agenda'))
      .map(({ url }) => new URL(url, 'http://x').searchParams.getAll('type').join());
  expect(typesOf()).toEqual(['training,mdsl-matchday,tournament']);
  const filters = within(screen.getByRole('navigation', { name: 'Was du sehen möchtest' }));
  expect(filters.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Alle',
    'Trainings',
    'Ligaspieltage',
    'Turniere',
    'Turnierserien',
  ]);
  await userEvent.click(filters.getByRole('link', { name: 'Ligaspieltage' }));
  await screen.findByRole('region', { name: 'Ligaspieltage' });
  expect(typesOf().at(-1)).toBe('mdsl-matchday');
  expect(screen.queryByRole('region', { name: 'Turnierserien' })).toBeNull();
  await userEvent.click(filters.getByRole('link', { name: 'Turnierserien' }));
  await screen.findByRole('region', { name: 'Turnierserien' });
  expect(screen.queryByRole('region', { name: 'Ligaspieltage' })).toBeNull();
});

it('names the usual place once, and others at their events', async () => {
  signInAs({ user: userEntity({ playerId: 'me', teamIds: ['bulls'] }), player: me, teams: [bulls] });
  const at = (id: string, city: string) =>
    eventEntity({ id, name: id, location: { address: '', zip: '', city } });
  fakeServer(({ url }) =>
    json(url.includes('sort=agenda') ? [at('eins', 'Jena'), at('zwei', 'Jena'), at('drei', 'Halle')] : []),
  );
  renderInApp(<TeamLoungeScreen />);
  const agenda = within(await screen.findByRole('list', { name: 'Termine' }));
  const rows = agenda.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect(rows.map((row) => [row.includes('Jena'), row.includes('Halle')])).toEqual([
    [false, false],
    [false, false],
    [false, true],
  ]);
  expect(screen.getByText('Ort, wenn nichts anderes dabeisteht: Jena')).toBeTruthy();
});

it('shows all players of the team at once', async () => {
  signInAs({ user: userEntity({ playerId: 'me', teamIds: ['bulls'] }), player: me, teams: [bulls] });
  const twelve = Array.from({ length: 12 }, (_, n) => playerEntity({ id: `p${n}`, firstName: `S${n}` }));
  fakeServer(({ url }) => json(/\/teams\/\w+\/players/.test(url) ? twelve : []));
  renderInApp(<TeamLoungeScreen />);
  const mates = await screen.findByRole('list', { name: 'Spieler des Teams' });
  expect(within(mates).getAllByRole('listitem')).toHaveLength(12);
});
