import type { EventEntity } from '@neundarter/contract/entities/event';
import type { SeriesEntity } from '@neundarter/contract/entities/series';
import { defaultTournamentSetup } from '@neundarter/rules/tournament/setup/setup';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { eventEntity } from '../../test/events.ts';
import { fakeServer, json, refusal } from '../../test/fake-server.ts';
import { playerEntity, signInAs, teamEntity, userEntity } from '../../test/people.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { seriesEntity } from '../../test/series.ts';
import { tournamentEvent } from '../../test/tournaments.ts';
import { SeriesAdminScreen } from './series-admin-screen.tsx';

const fourth = eventEntity({ id: 'fourth', type: 'tournament', name: 'Nachtturnier' });

type Shown = {
  readonly props?: Partial<SeriesEntity['props']>;
  readonly canUseTournaments?: boolean;
  /** Tournaments of the team. */
  readonly events?: readonly EventEntity[];
};

const show = (tab: string, { props = {}, canUseTournaments = true, events = [fourth] }: Shown = {}) => {
  const user = userEntity({ playerId: 'me', teamIds: ['bulls'], roles: ['team-admin'] });
  signInAs({ user, player: playerEntity(), teams: [teamEntity({ canUseTournaments })] });
  const calls = fakeServer(({ url }) => json(url.includes('/events?') ? events : seriesEntity(props)));
  renderInApp(
    <Routes>
      <Route path="/series/:id/admin/:tab?" element={<SeriesAdminScreen />} />
    </Routes>,
    { path: `/series/winter/admin/${tab}` },
  );
  return calls;
};

const bodyOf = async (calls: ReturnType<typeof show>, method: string) => {
  await waitFor(() => expect(calls.some((call) => call.method === method)).toBe(true));
  return calls.find((call) => call.method === method)?.body;
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('begins with the general data, and saves them', async () => {
  const calls = show('');
  const name = await screen.findByLabelText('Name');
  await userEvent.clear(name);
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  await screen.findByText('Bitte gib der Turnierserie einen Namen.');
  await userEvent.type(name, 'Sommercup');
  await userEvent.click(screen.getByRole('switch', { name: 'Öffentlich' }));
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(await bodyOf(calls, 'PATCH')).toEqual({
    id: 'winter',
    changedProps: { name: 'Sommercup', isPublic: false },
  });
});

it('lets search engines show a public series only if the organiser says so', async () => {
  const calls = show('general');
  await userEvent.click(await screen.findByRole('switch', { name: 'In Suchmaschinen zeigen' }));
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(await bodyOf(calls, 'PATCH')).toMatchObject({
    changedProps: { isPublic: true, isSearchable: true },
  });
  await userEvent.click(screen.getByRole('switch', { name: 'Öffentlich' }));
  expect(screen.queryByRole('switch', { name: 'In Suchmaschinen zeigen' })).toBeNull();
});

it('saves points as long as no tournament has started', async () => {
  const calls = show('points', { props: { canUpdatePoints: true } });
  const nine = await screen.findByLabelText('9 Darts');
  await userEvent.clear(nine);
  await userEvent.type(nine, '50');
  await userEvent.type(screen.getByLabelText('So viele Ergebnisse zählen'), '3');
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  const { config } = seriesEntity().props;
  expect(await bodyOf(calls, 'POST')).toEqual({
    ...config,
    pointsForShortLegs: { ...config.pointsForShortLegs, '9': 50 },
    bestResults: 3,
  });
});

it('says why points cannot be changed any more', async () => {
  show('points');
  await screen.findByText(/^Ein Turnier der Serie hat schon begonnen/);
  const inputs = screen.getAllByRole('textbox');
  expect(inputs.length).toBe(9 + 2 + 4 + 4 + 4 + 1);
  expect(inputs.every((input) => (input as HTMLInputElement).disabled)).toBe(true);
  expect(screen.queryByRole('button', { name: 'Speichern' })).toBeNull();
});

it('adds and removes tournaments of the team', async () => {
  const calls = show('tournaments');
  await userEvent.click(await screen.findByRole('switch', { name: 'Nachtturnier', checked: false }));
  expect(await bodyOf(calls, 'PATCH')).toMatchObject({ changedProps: { addedEventIds: ['fourth'] } });
  await userEvent.click(screen.getByRole('switch', { name: 'Auftakt', checked: true }));
  await waitFor(() =>
    expect(calls.at(-1)?.body ?? calls.findLast(({ method }) => method === 'PATCH')?.body).toMatchObject({
      changedProps: { removedEventIds: ['first'] },
    }),
  );
});

it('tells tournaments of one name and day apart', async () => {
  const at = new Date(2026, 10, 24, 19, 30).getTime();
  const config = { ...defaultTournamentSetup, tournamentMode: 'league' as const };
  const named = (id: string, startDateTime: number) => ({ id, name: 'Nachtturnier', startDateTime });
  show('tournaments', {
    events: [
      tournamentEvent({ config }, named('fifth', at)),
      tournamentEvent({ status: 'cancelled' }, named('sixth', at + 3_600_000)),
    ],
  });
  await screen.findAllByRole('switch', { name: /^Nachtturnier/ });
  screen.getByText('24.11.2026, 19:30 · Liga · Entwurf');
  expect(screen.getByText(/^24\.11\.2026, 20:30 · .* · abgesagt$/)).toBeTruthy();
});

it('is closed to teams that may not use tournaments', async () => {
  show('general', { canUseTournaments: false });
  await screen.findByText('Keine Berechtigung');
  expect(screen.queryByLabelText('Name')).toBeNull();
});

it('says that the series could not be saved', async () => {
  show('');
  const name = await screen.findByLabelText('Name');
  fakeServer(() => refusal(500, 'error.api.500'));
  await userEvent.type(name, '!');
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(
    await screen.findByText(/^Die Turnierserie konnte nicht gespeichert werden\. \(Ein interner/),
  ).toBeTruthy();
});
