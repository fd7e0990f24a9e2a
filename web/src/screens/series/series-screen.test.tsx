import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeServer, json, refusal } from '../../test/fake-server.ts';
import { playerEntity, signInAs, teamEntity, userEntity } from '../../test/people.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { seriesEntity } from '../../test/series.ts';
import { SeriesScreen } from './series-screen.tsx';

const show = (props: Parameters<typeof seriesEntity>[0] = {}) => {
  const calls = fakeServer(() => json(seriesEntity(props)));
  renderScreen();
  return calls;
};

const renderScreen = () =>
  renderInApp(
    <Routes>
      <Route path="/series/:id" element={<SeriesScreen />} />
    </Routes>,
    { path: '/series/winter' },
  );

/** Texts of the cells of all players. */
const lines = async (): Promise<readonly string[]> => {
  const table = await screen.findByRole('table', { name: 'Gesamtübersicht' });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent?.trim()).join(' | '));
};

const sortBy = (column: string) => userEvent.click(screen.getByRole('button', { name: new RegExp(column) }));

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('shows the points of every finished tournament, and their sum', async () => {
  show();
  expect(await lines()).toEqual([
    '1 | Anna Ast | 13 | 2 | 15',
    '1 | Ben Bär | 8 | 7 | 15',
    '3 | Gelöschter Spieler | 2 | – | 2',
  ]);
});

it('has a row for everybody, sorted by any column', async () => {
  show();
  await lines();
  await sortBy('Auftakt');
  expect((await lines())[0]).toContain('Anna Ast');
  await sortBy('Auftakt');
  expect((await lines())[0]).toContain('Gelöschter Spieler');
});

it('strikes out results that do not count, and shows the sum beside them', async () => {
  show({ config: { ...seriesEntity().props.config, bestResults: 1 } });
  expect((await lines())[0]).toBe('1 | Anna Ast | 13 | 2Streichresultat | 15 | 13');
  expect(screen.getByText('Das beste Ergebnis zählt. Alle anderen sind Streichresultate.')).toBeTruthy();
});

it('tells for what a player has points', async () => {
  show();
  await lines();
  await userEvent.click(screen.getByRole('button', { name: 'Anna Ast' }));
  const details = screen.getByRole('list', { name: 'Punkte von Anna Ast' });
  const [first, second] = within(details).getAllByRole('listitem');
  expect(first?.textContent).toContain('13 Punkte');
  expect(first?.textContent).toMatch(/K\.O\.-PhaseSieg5.*Gruppenphase3 Siege6.*Highscores2 × 1802/);
  expect(second?.textContent).toContain('Halbfinale2');
});

it('lists the tournaments with their state', async () => {
  show();
  await lines();
  const card = screen.getByRole('region', { name: 'Turniere' });
  expect(
    within(card)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Auftakt10.01.2026Beendet', 'Zweiter Abend17.01.2026Beendet', 'Finale24.01.2026Geplant']);
});

it('names no tournament that the reader may not see, and leads to none', async () => {
  const [first, ...others] = seriesEntity().props.tournaments;
  show({ tournaments: first === undefined ? [] : [{ ...first, name: '' }, ...others] });
  await lines();
  const card = screen.getByRole('region', { name: 'Turniere' });
  expect(within(card).getByText('Nicht öffentliches Turnier')).toBeTruthy();
  expect(
    within(card)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Zweiter Abend', 'Finale']);
  await userEvent.click(screen.getByRole('button', { name: 'Anna Ast' }));
  const details = screen.getByRole('list', { name: 'Punkte von Anna Ast' });
  expect(within(details).getByText('Nicht öffentliches Turnier')).toBeTruthy();
});

it('says that there are no points yet', async () => {
  show({ events: {}, players: [], tournaments: [] });
  await screen.findByText('Noch keine Punkte');
  expect(screen.getByText('Noch keine Turniere')).toBeTruthy();
});

it('offers the set-up to admins of the team only', async () => {
  const teams = [teamEntity({ canUseTournaments: true })];
  const user = { playerId: 'me', teamIds: ['bulls'] };
  const player = playerEntity({ id: 'anna' });
  signInAs({ user: userEntity(user), player, teams });
  show();
  await lines();
  expect(screen.getByText('Du')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Einrichten' })).toBeNull();
  cleanup();
  signInAs({ user: userEntity({ ...user, roles: ['team-admin'] }), player, teams });
  show();
  await lines();
  expect(screen.getByRole('link', { name: 'Einrichten' }).getAttribute('href')).toBe(
    '/series/winter/admin/general',
  );
});

it('tells why a series cannot be shown, and lets guests sign in', async () => {
  fakeServer(() => refusal(404, 'error.not-found'));
  renderScreen();
  await screen.findByText(/^Die Turnierserie konnte nicht geladen werden/);
  expect(screen.getByRole('link', { name: 'Einloggen' })).toBeTruthy();
});

it('says that a tournament is cancelled', async () => {
  const [first, , third] = seriesEntity().props.tournaments;
  if (first === undefined || third === undefined) throw new Error('The series has three tournaments.');
  show({ tournaments: [first, { ...third, isCancelled: true }] });
  await lines();
  expect(screen.getByText('Abgesagt').getAttribute('data-phase')).toBe('cancelled');
});
