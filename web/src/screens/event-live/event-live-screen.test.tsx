import type { EventMatch } from '@neundarter/contract/entities/event-match';
import { act, cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventEntity, eventMatch } from '../../test/events.ts';
import { fakeApi } from '../../test/fake-api.ts';
import { liveServer } from '../../test/fake-live-socket.ts';
import { json } from '../../test/fake-server.ts';
import { matchdayEvent } from '../../test/matchdays.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { scoreUpdate, standingWith } from '../../test/standings.ts';
import { EventLiveScreen } from './event-live-screen.tsx';

vi.mock('socket.io-client', () => import('../../test/fake-live-socket.ts'));

const id = 'training1';

const open = async (running: readonly EventMatch[], finished: readonly EventMatch[] = [], event = id) => {
  fakeApi({
    [`GET /events/${event}`]: () => json(eventEntity({ id: event, name: 'Vereinsabend' })),
    [`GET /events/${event}/matches`]: ({ url }) => json(url.includes('status=running') ? running : finished),
  });
  renderInApp(
    <Routes>
      <Route path="/team-lounge/event/:id/live" element={<EventLiveScreen />} />
    </Routes>,
    { path: `/team-lounge/event/${event}/live` },
  );
  await act(() => vi.advanceTimersByTimeAsync(100));
  await act(() => vi.waitUntil(() => liveServer.hears(`events/${event}`)));
};
const tiles = () => screen.queryAllByRole('article');
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers({ now: 10_000_000 });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows that no match is running', async () => {
  await open([]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Vereinsabend - Live-Spiele');
  expect(document.title).toContain('Vereinsabend - Live-Spiele');
  expect(screen.getByText('Zur Zeit läuft kein Live-Spiel.')).toBeTruthy();
});

const legClosed = {
  matchId: 'match1',
  eventId: id,
  revision: 2,
  setNumber: 1,
  legNumber: 1,
  winningParty: 0,
} as const;

it('shows a match, celebrates its end, and removes it a minute later without a request', async () => {
  await open([eventMatch('match1')]);
  expect(screen.getByRole('link', { name: 'Anna – Ben beobachten' }).getAttribute('href')).toBe(
    '/matches/view/match1',
  );
  const over = standingWith(0, { status: 'finished', markers: ['win', null], lastScore: [40, 60] });
  act(() => {
    liveServer.tell('match-score-updated', scoreUpdate(2, 0, { eventId: id, standing: over }));
    liveServer.tell('leg-closed', { ...legClosed, darts: 17 });
    liveServer.tell('match-finished', { matchId: 'match1', eventId: id, revision: 2, winningParty: 0 });
  });
  expect(screen.getByText('Game shot and match!')).toBeTruthy();
  expect(screen.getByText('Checkout 40 · 17 Darts')).toBeTruthy();
  await pass(4500);
  expect(screen.queryByText('Game shot and match!')).toBeNull();
  expect(screen.getByText('Beendet')).toBeTruthy();
  await pass(54_000);
  expect(tiles()).toHaveLength(1);
  await pass(2500);
  expect(screen.getByText('Zur Zeit läuft kein Live-Spiel.')).toBeTruthy();
});

it('shows Check only while a won leg is celebrated, then the points of the next leg', async () => {
  await open([eventMatch('match1')]);
  const won = standingWith(501, { markers: ['check', null], legs: [1, 0], currentParty: 1 });
  act(() => {
    liveServer.tell('match-score-updated', scoreUpdate(2, 0, { eventId: id, standing: won }));
    liveServer.tell('leg-closed', legClosed);
  });
  expect(screen.getByText('Check')).toBeTruthy();
  await pass(4500);
  expect(screen.queryByText('Check')).toBeNull();
  expect(screen.getAllByText('501')).toHaveLength(2);
});

it('shows more than nine matches on changing pages, which can be stopped', async () => {
  await open(Array.from({ length: 11 }, (_, place) => eventMatch(`match${place}`, { startedAt: place })));
  expect(tiles()).toHaveLength(11);
  const onPage = () =>
    screen.getAllByRole('listitem').filter((tile) => tile.dataset['elsewhere'] === undefined).length;
  expect(onPage()).toBe(9);
  await pass(15_000);
  expect(screen.getByText('Seite 2 von 2')).toBeTruthy();
  expect(onPage()).toBe(2);
  act(() => screen.getByRole('button', { name: 'Seitenwechsel anhalten' }).click());
  await pass(40_000);
  expect(screen.getByText('Seite 2 von 2')).toBeTruthy();
});

it('names game, round and board of each tile, and the score of the evening on a match day', async () => {
  const place = {
    stage: 'matchday',
    groupId: null,
    round: 0,
    index: 0,
    matchDay: null,
    board: 'Heimboard',
  } as const;
  fakeApi({
    'GET /events/matchday1': () =>
      json(
        matchdayEvent(
          {
            status: 'running',
            result: {
              games: [7, 5],
              legs: [27, 22],
              points: [0, 0],
              halfTime: { games: [6, 4], legs: [0, 0] },
            },
          },
          { name: 'Spieltag 3' },
        ),
      ),
    'GET /events/matchday1/matches': ({ url }) =>
      json(url.includes('status=running') ? [eventMatch('match1', { place })] : []),
  });
  renderInApp(
    <Routes>
      <Route path="/team-lounge/event/:id/live" element={<EventLiveScreen />} />
    </Routes>,
    { path: '/team-lounge/event/matchday1/live' },
  );
  await act(() => vi.dynamicImportSettled());
  await pass(100);
  expect(screen.getByText('Bulls Jena 7 : 5 DC Halle')).toBeTruthy();
  expect(screen.getByText('Spiel 1 · Runde 1 · Doppel · Heimboard')).toBeTruthy();
});

it('marks a match that has had no turn for ten minutes', async () => {
  await open([eventMatch('match1', { eventId: 'quiet1', startedAt: Date.now() })], [], 'quiet1');
  await pass(9 * 60_000);
  expect(screen.queryByText(/keine Aufnahme/)).toBeNull();
  await pass(61_000);
  expect(screen.getByText('seit 10 min keine Aufnahme')).toBeTruthy();
  act(() => liveServer.tell('match-score-updated', scoreUpdate(2, 441, { eventId: 'quiet1' })));
  await pass(1000);
  expect(screen.queryByText(/keine Aufnahme/)).toBeNull();
});

it('says after a failure of the server that the event could not be loaded', async () => {
  fakeApi({
    [`GET /events/${id}`]: () => json({}, 500),
    [`GET /events/${id}/matches`]: () => json([]),
  });
  renderInApp(
    <Routes>
      <Route path="/team-lounge/event/:id/live" element={<EventLiveScreen />} />
    </Routes>,
    { path: `/team-lounge/event/${id}/live` },
  );
  const failure = /^Event training1 konnte nicht geladen werden\. Fehler: /;
  // In steps, so that each answer and the screen itself are there before the time goes on.
  for (let second = 0; second < 200 && screen.queryByText(failure) === null; second += 1) await pass(1000);
  expect(screen.getByText(failure)).toBeTruthy();
});

it('has a title before the name of the event is known', async () => {
  fakeApi({
    'GET /events/event9': () => new Promise<Response>(() => undefined),
    'GET /events/event9/matches': () => json([]),
  });
  renderInApp(
    <Routes>
      <Route path="/team-lounge/event/:id/live" element={<EventLiveScreen />} />
    </Routes>,
    { path: '/team-lounge/event/event9/live' },
  );
  await pass(100);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Live-Spiele');
});
