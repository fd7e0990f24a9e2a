import type { HallScreenEntity } from '@neundarter/contract/entities/hall-screen';
import type { TournamentData } from '@neundarter/contract/entities/tournament';
import { act, cleanup, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { eventMatch } from '../../../test/events.ts';
import { fakeApi } from '../../../test/fake-api.ts';
import { liveServer } from '../../../test/fake-live-socket.ts';
import { json, refusal } from '../../../test/fake-server.ts';
import { renderInApp } from '../../../test/render-in-app.tsx';
import { standingWith } from '../../../test/standings.ts';
import { tournamentEntry, tournamentEvent } from '../../../test/tournaments.ts';
import { TournamentHallScreen } from './tournament-hall-screen.tsx';

vi.mock('socket.io-client', () => import('../../../test/fake-live-socket.ts'));

const people = ['Anna A', 'Ben B', 'Kat K', 'Tim T', 'Uwe U', 'Ida I'].map((name, position) =>
  tournamentEntry(name, position),
);
const entrant = (id: string) => ({ kind: 'entrant', entrant: id }) as const;
type Slots = [ReturnType<typeof entrant>, ReturnType<typeof entrant>];
const planned = (number: number, home: string, away: string) => ({
  key: `knockout/0/${number - 1}`,
  matchId: `m${number}`,
  number,
  stage: 'knockout' as const,
  groupId: null,
  round: 0,
  index: number - 1,
  matchDay: null,
  status: 'ready' as const,
  slots: [entrant(home), entrant(away)] as Slots,
  winner: null,
  score: null,
  caller: 'uwe',
  board: null,
});
const rest = { needed: [], lots: [], withdrawn: [], standings: [], places: [], winner: null };
const state = {
  matches: [planned(1, 'anna', 'ben'), planned(2, 'kat', 'tim'), planned(3, 'uwe', 'ida')],
  ...rest,
};
const cupWith = (more: Partial<TournamentData> = {}) =>
  tournamentEvent({ status: 'running', participants: people, state, ...more });
const cup = cupWith();
const board = (number: number, matches: string[] = []) =>
  ({ id: `b${number}`, name: `Board ${number}`, state: 'open', isElsewhere: false, matches }) as const;
const start = 10_000_000;
const called = (more: Partial<HallScreenEntity['calls'][number]> = {}) => ({
  matchId: 'm2',
  boardId: 'b2',
  calls: 1,
  calledAt: start,
  latestAt: start,
  presentAt: null,
  ...more,
});
const hall = (more: Partial<HallScreenEntity> = {}): HallScreenEntity => ({
  eventId: 'cup1',
  boards: [board(1, ['m1']), board(2), board(3)],
  calls: [],
  next: [{ boardId: 'b3', matchId: 'm3' }],
  ...more,
});
const running = eventMatch('m1', { standing: standingWith(121, { legs: [2, 1] }) });

let shown = hall();
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const open = async (query = '', more: Partial<TournamentData> = {}) => {
  const calls = fakeApi({
    'GET /events/cup1': () => json(cupWith(more)),
    'GET /events/cup1/matches': () => json([running]),
    'GET /events/cup1/hall/screen': () => json(shown),
  });
  renderInApp(
    <Routes>
      <Route path="/tournaments/:id/hall" element={<TournamentHallScreen />} />
    </Routes>,
    { path: `/tournaments/cup1/hall${query}` },
  );
  await pass(100);
  await act(() => vi.waitUntil(() => liveServer.hears('events/cup1')));
  await pass(100);
  return calls;
};
const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name} `) }));
const change = async (next: HallScreenEntity) => {
  shown = next;
  act(() =>
    liveServer.tell('event-changed', { eventId: 'cup1', revision: 1, matchIds: [], isSameForAll: true }),
  );
  await pass(500);
};

// Its code is loaded late.
beforeAll(() => import('./hall-page.tsx'));
beforeEach(() => {
  vi.useFakeTimers({ now: start });
  shown = hall();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('shows by board who plays, who comes next, and who writes', async () => {
  await open('?show=boards');
  expect(row('1').getByText('121')).toBeTruthy();
  expect(row('1').getByText('Uwe U')).toBeTruthy();
  expect(row('2').getByText('frei')).toBeTruthy();
  expect(row('3').getByText('Ida I')).toBeTruthy();
});

it('shows a call within a second, large, and marks the second and the last one', async () => {
  await open('?show=bracket');
  await change(hall({ calls: [called()] }));
  const calls = () => screen.getByRole('list', { name: 'Aufrufe' }).textContent;
  expect(calls()).toBe('Aufruf: Kat K – Tim T, Board 2Schreiber: Uwe U');
  await change(hall({ calls: [called({ calls: 3, latestAt: Date.now() })] }));
  expect(calls()).toContain('Letzter Aufruf: Kat K');
  await pass(65_000);
  expect(calls()).toBe('');
});

it('fills the row of a call for ten seconds', async () => {
  shown = hall({ calls: [called()] });
  await open('?show=boards&board=2');
  const called2 = () => screen.getByRole('row', { name: /^2 / });
  expect(screen.queryByRole('row', { name: /^1 / })).toBeNull();
  expect(called2().dataset['fresh']).toBe('true');
  await pass(15_000);
  expect([called2().dataset['kind'], called2().dataset['fresh']]).toEqual(['called', undefined]);
});

it('shows an announcement until its time is over', async () => {
  const said = { id: 'a1', text: 'Essen ist fertig', madeAt: start, until: start + 60_000 };
  await open('?show=boards', { announcements: [said] });
  expect(screen.getByText('Essen ist fertig')).toBeTruthy();
  await pass(65_000);
  expect(screen.queryByText('Essen ist fertig')).toBeNull();
});

it('turns its pages by itself, as its address says', async () => {
  await open('?show=boards,bracket&rotate=10');
  expect(screen.getByText('Boards')).toBeTruthy();
  await pass(10_000);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText('K.-o.')).toBeTruthy();
  await pass(10_000);
  expect(screen.getByRole('table')).toBeTruthy();
});

it('says why nothing is there', async () => {
  shown = hall({ boards: [] });
  await open('?show=boards');
  expect(screen.getByText(/noch keine Boards/)).toBeTruthy();
  cleanup();
  shown = hall();
  await open('?show=boards&board=17');
  expect(screen.getByText('Ein Board „17“ gibt es hier nicht.')).toBeTruthy();
});

it('says that it could not be loaded, and tries again', async () => {
  fakeApi({
    'GET /events/cup1': () => json(cup),
    'GET /events/cup1/hall/screen': () => refusal(404, 'error.not-found'),
  });
  renderInApp(
    <Routes>
      <Route path="/tournaments/:id/hall" element={<TournamentHallScreen />} />
    </Routes>,
    { path: '/tournaments/cup1/hall' },
  );
  await pass(3000);
  expect(screen.getByText(/Die Boards konnten nicht geladen werden/)).toBeTruthy();
  fakeApi({ 'GET /events/cup1': () => json(cup), 'GET /events/cup1/hall/screen': () => json(hall()) });
  act(() => screen.getByRole('button', { name: /noch einmal|Erneut/i }).click());
  await pass(1000);
  expect(row('1')).toBeTruthy();
});

it('shows the boards again after the network was away', async () => {
  await open('?show=boards');
  act(() => liveServer.interrupt());
  await pass(4000);
  expect(screen.getByText(/Verbindung|Kein Netz/)).toBeTruthy();
  shown = hall({ calls: [called({ latestAt: Date.now() })] });
  act(() => liveServer.restore());
  await pass(1000);
  expect(row('2').getByText('Aufruf')).toBeTruthy();
});
