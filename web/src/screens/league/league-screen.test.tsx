import type { LeagueEntity, LeaguePlayers } from '@neundarter/contract/entities/league';
import { noPlayerFigures } from '@neundarter/rules/league/league-players';
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

const single = {
  ...noPlayerFigures,
  played: 6,
  won: 4,
  legsWon: 15,
  legsLost: 9,
  averageLegs: 24,
  averageScore: 20_000,
  averageDarts: 1000,
  noOf180s: 2,
};
const externalOf = (firstName: string) => ({
  type: 'external' as const,
  id: firstName,
  firstName,
  lastName: '',
});
const players: LeaguePlayers['players'] = [
  {
    player: externalOf('Rieke'),
    team: 0,
    singles: { ...single, played: 1, won: 1 },
    doubles: noPlayerFigures,
  },
  {
    player: externalOf('Till'),
    team: 1,
    singles: single,
    doubles: { ...noPlayerFigures, played: 2, won: 1 },
  },
];
const rounds: LeaguePlayers['rounds'] = [
  { round: 0, bests: [{ kind: 'shortLeg', player: externalOf('Till'), team: 1, value: 15 }] },
];

const show = (props: Partial<LeagueEntity['props']> = {}) => {
  const calls = fakeApi({
    'GET /leagues/kreis': () => json(league(props)),
    'GET /leagues/kreis/players': () => json({ players, rounds }),
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

const lines = async (name = 'Tabelle'): Promise<readonly string[]> => {
  const table = await screen.findByRole('table', { name });
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

it('counts only home or away games, if somebody wants that', async () => {
  show();
  await userEvent.selectOptions(await screen.findByLabelText('Welche Begegnungen'), 'Nur Heim');
  expect(await lines()).toEqual([
    '1 | Tigers | 0 | 0 | 0 | 0 | 0:0 | 0:0 | 0',
    '2 | Bulls | 1 | 0 | 0 | 1 | 8:12 | 30:40 | 0',
  ]);
});

it('has a cross table, and says when there is no course of places yet', async () => {
  show();
  await userEvent.click(await screen.findByRole('link', { name: 'Kreuztabelle' }));
  expect(await lines('Kreuztabelle')).toEqual(['1. Bulls |  | 8:12', '2. Tigers | 1:9Läuft | ']);
  await userEvent.click(screen.getByRole('link', { name: 'Verlauf' }));
  expect((await screen.findByRole('region', { name: 'Verlauf' })).textContent).toContain(
    'ab dem zweiten Spieltag',
  );
});

it('lists its players, those with too few games at the end, and the best of a round', async () => {
  show();
  await userEvent.click(await screen.findByRole('link', { name: 'Spieler' }));
  expect(await lines('Spieler')).toEqual([
    '1 | TillTigers | 4/6 | 15:9 | 60,00 (24) | 2 | – | –',
    '– | RiekeBulls | 1/1 | 15:9 | 60,00 (24) | 2 | – | –',
  ]);
  await userEvent.selectOptions(screen.getByLabelText('Mindestens'), 'alle');
  expect((await lines('Spieler'))[1]).toMatch('2 | RiekeBulls');
  await userEvent.selectOptions(screen.getByLabelText('Spielart'), 'Doppel');
  expect(await lines('Spieler')).toEqual(['1 | TillTigers | 1/2 | 0:0 | – | 0 | – | –']);
  expect(screen.getByRole('region', { name: 'Die Besten des Spieltags' }).textContent).toContain(
    'Till TigersKürzestes Leg: 15 Darts',
  );
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
