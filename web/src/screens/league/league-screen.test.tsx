import type { LeagueEntity } from '@neundarter/contract/entities/league';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { callsTo, fakeApi } from '../../test/fake-api.ts';
import { json } from '../../test/fake-server.ts';
import { playerEntity, signInAs, teamEntity, userEntity } from '../../test/people.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { LeagueScreen } from './league-screen.tsx';

const fixture = { round: 0, home: 0, away: 1, startDateTime: 1_800_000_000_000, hasMatchday: true };
const league = (props: Partial<LeagueEntity['props']> = {}): LeagueEntity => ({
  id: 'kreis',
  props: {
    teamId: 'office',
    teamName: 'Verband',
    name: 'Kreisliga',
    season: '2026/27',
    isPublic: true,
    status: 'published',
    teams: [
      { teamId: 'bulls', name: 'Bulls', request: 'agreed' },
      { teamId: null, name: 'Tigers', request: 'agreed' },
    ],
    fixtures: [
      {
        ...fixture,
        eventId: 'e1',
        status: 'finished',
        result: { games: [8, 12], legs: [30, 40], points: [0, 2] },
      },
      {
        ...fixture,
        round: 1,
        home: 1,
        away: 0,
        eventId: null,
        status: 'running',
        result: {
          games: [1, 9],
          legs: [5, 30],
          points: [0, 0],
        },
      },
    ],
    ...props,
  },
});

const show = (props: Partial<LeagueEntity['props']> = {}) => {
  const calls = fakeApi({
    'GET /leagues/kreis': () => json(league(props)),
    'PATCH /leagues/kreis/answer': () => json(league({ ...props, status: 'published' })),
  });
  renderInApp(
    <Routes>
      <Route path="/leagues/:id" element={<LeagueScreen />} />
    </Routes>,
    { path: '/leagues/kreis' },
  );
  return calls;
};

const lines = async (): Promise<readonly string[]> => {
  const table = await screen.findByRole('table', { name: 'Tabelle' });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent).join(' | '));
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('has a table of what is over, and one as it stands now', async () => {
  show();
  expect(await lines()).toEqual([
    '1 | Tigers | 1 | 1 | 0 | 0 | 12:8 | 40:30 | 2',
    '2 | Bulls | 1 | 0 | 0 | 1 | 8:12 | 30:40 | 0',
  ]);
  await userEvent.click(screen.getByRole('switch', { name: /Live-Tabelle/ }));
  expect(await lines()).toEqual([
    '1 | Bulls | 2 | 1 | 0 | 1 | 17:13 | 60:45 | 2',
    '2 | Tigers | 2 | 1 | 0 | 1 | 13:17 | 45:60 | 2',
  ]);
});

it('shows the round that is open, and leads to the match days of another', async () => {
  show();
  expect((await screen.findByRole('list', { name: '2. Spieltag' })).textContent).toContain('Läuft1:9');
  await userEvent.selectOptions(screen.getByLabelText('Spieltag'), '1. Spieltag');
  const link = screen.getByRole('link', { name: 'Bulls – Tigers' });
  expect(link.getAttribute('href')).toBe('/team-lounge/event/e1');
});

it('asks the admin of a team, who answers with one tap', async () => {
  const user = userEntity({ playerId: 'me', teamIds: ['bulls'], roles: ['team-admin'] });
  signInAs({ user, player: playerEntity({ id: 'me' }), teams: [teamEntity()] });
  const teams = [{ teamId: 'bulls', name: 'Bulls', request: 'open' as const }];
  const calls = show({ status: 'draft', fixtures: [], teams });
  await userEvent.click(await screen.findByRole('button', { name: 'Zusagen' }));
  await vi.waitFor(() => expect(callsTo(calls, 'PATCH /leagues/kreis/answer')).toHaveLength(1));
  expect(screen.queryByRole('link', { name: 'Einrichten' })).toBeNull();
});
