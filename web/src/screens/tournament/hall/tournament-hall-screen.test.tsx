import type { HallScreenEntity } from '@neundarter/contract/entities/hall/hall-screen';
import type { TournamentData } from '@neundarter/contract/entities/tournament';
import { act, cleanup, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { eventMatch } from '../../../test/events.ts';
import { callsTo, fakeApi } from '../../../test/fake-api.ts';
import { liveServer } from '../../../test/fake-live-socket.ts';
import { json, refusal } from '../../../test/fake-server.ts';
import { planned as readyMatch } from '../../../test/hall-scene.ts';
import { signInAs, userEntity } from '../../../test/people.ts';
import { renderInApp } from '../../../test/render-in-app.tsx';
import { standingWith } from '../../../test/standings.ts';
import { tournamentEntry, tournamentEvent } from '../../../test/tournaments.ts';
import { formatTime } from '../../../text/formats.ts';
import { TournamentHallScreen } from './tournament-hall-screen.tsx';

const callOut = vi.hoisted(() => vi.fn());
vi.mock('../../../device/hall-voice.ts', () => ({ callOut, allowSound: () => undefined }));
vi.mock('socket.io-client', () => import('../../../test/fake-live-socket.ts'));

const people = ['Anna A', 'Ben B', 'Kat K', 'Tim T', 'Uwe U', 'Ida I'].map((name, position) =>
  tournamentEntry(name, position),
);
const planned = (number: number, home: string, away: string) => ({
  ...readyMatch(number, home, away),
  caller: 'uwe',
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
const open = async (query = '', more: Partial<TournamentData> = {}, answers: object = {}) => {
  const calls = fakeApi({
    'GET /events/cup1': () => json(cupWith(more)),
    'GET /events/cup1/matches': () => json([running]),
    'GET /events/cup1/hall/screen': () => json(shown),
    ...answers,
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
  localStorage.clear();
  callOut.mockClear();
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

it('says after a while that somebody is sought to write', async () => {
  const [one, two, three] = state.matches;
  const nobody = { state: { ...rest, matches: [one, { ...two, caller: null }, three] } };
  shown = hall({ calls: [called({ callerSoughtFrom: start + 180_000 })] });
  await open('?show=boards', nobody as Partial<TournamentData>);
  expect(row('2').queryByText('gesucht')).toBeNull();
  await pass(200_000);
  expect(row('2').getByText('gesucht')).toBeTruthy();
});

it('says when the next matches begin, and when the day ends', async () => {
  const at = (hours: number) => ({
    early: start,
    expected: start + hours * 3_600_000,
    late: start + hours * 3_600_000,
  });
  const forecast = {
    computedAt: start,
    groupsEnd: null,
    end: { ...at(5), early: start + 5 * 3_600_000 },
    starts: [
      { matchId: 'm1', ...at(0) },
      { matchId: 'm3', ...at(0.5) },
    ],
  };
  await open(
    '?show=forecast',
    {},
    {
      'GET /events/cup1/hall/forecast': () => json({ eventId: 'cup1', forecast }),
    },
  );
  expect(screen.getByText(`Ende gegen ${formatTime(start + 5 * 3_600_000 - 100_000)} Uhr`)).toBeTruthy();
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'BeginnNr.Es spielen',
    `gegen ${formatTime(start + 1_800_000 - 100_000)} Uhr3Uwe U – Ida I`,
  ]);
});

it('says that there is nothing to see without a forecast', async () => {
  await open(
    '?show=forecast',
    {},
    {
      'GET /events/cup1/hall/forecast': () => json({ eventId: 'cup1', forecast: null }),
    },
  );
  expect(screen.getByText('Hier ist gerade nichts zu sehen.')).toBeTruthy();
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

const voice = 'PATCH /events/cup1/hall/voice';
const chooseVoice = async (choice: string) => {
  act(() => screen.getByRole('button', { name: 'Dieses Gerät spricht' }).click());
  act(() => screen.getByRole('menuitem', { name: choice }).click());
  await pass(500);
};

it('speaks the second call if this device has the voice, and is silent without it', async () => {
  signInAs({ user: userEntity({ roles: ['admin'] }) });
  let speaks = true;
  const calls = await open('?show=boards', {}, { [voice]: () => json({ speaks }) });
  await change(hall({ calls: [called({ calls: 2, latestAt: Date.now() })] }));
  expect(callsTo(calls, voice)).toEqual([]);
  await chooseVoice('Zweite und letzte Aufrufe');
  expect(callsTo(calls, voice)[0]?.body).toMatchObject({ isOn: true });
  expect(callOut).not.toHaveBeenCalled();
  await change(hall({ calls: [called({ calls: 3, latestAt: Date.now() })] }));
  expect(callOut).toHaveBeenCalledExactlyOnceWith([
    { words: 'Letzter Aufruf: Kat K gegen Tim T, Board 2.', number: '2' },
  ]);
  speaks = false;
  await pass(30_000);
  await change(hall({ calls: [called({ matchId: 'm3', calls: 2, latestAt: Date.now() })] }));
  expect(callOut).toHaveBeenCalledOnce();
});

it('offers the voice to members only', async () => {
  await open('?show=boards');
  expect(screen.queryByRole('button', { name: 'Dieses Gerät spricht' })).toBeNull();
});

/** Counts the listeners of the page from now on. */
const countListeners = () => {
  const added = vi.spyOn(EventTarget.prototype, 'addEventListener');
  const removed = vi.spyOn(EventTarget.prototype, 'removeEventListener');
  let count = 0;
  return () => {
    count += added.mock.calls.length - removed.mock.calls.length;
    // The spies keep what they were called with: two hours of that is a leak of its own.
    added.mockClear();
    removed.mockClear();
    return count;
  };
};

/** Time in which nothing comes from the server, in pieces of a minute: hours of them are fast. */
const idle = (pieces: number) => {
  for (let piece = 0; piece < pieces; piece += 1) act(() => void vi.advanceTimersByTime(60_000));
};

it('does not grow in two hours', async () => {
  await open('?show=boards,bracket&rotate=60');
  const listeners = countListeners();
  /** Rounds of eight minutes, each with a call. */
  const live = async (rounds: number) => {
    for (let round = 0; round < rounds; round += 1) {
      await change(hall({ calls: [called({ calls: 1 + (round % 3), latestAt: Date.now() })] }));
      idle(4);
      await change(hall());
      idle(4);
    }
    // The same page, without a call, and nothing is being read.
    idle(10);
    await pass(3000);
    while (document.querySelector('table') === null) await pass(5000);
    return {
      nodes: document.querySelectorAll('*').length,
      listeners: listeners(),
      timers: vi.getTimerCount(),
    };
  };
  const early = await live(1);
  expect(await live(14)).toEqual(early);
});
