import type { MatchStanding } from '@neundarter/contract/entities/match';
import type { LiveEventName, MatchScoreUpdated } from '@neundarter/contract/live';
import type { Match } from '@neundarter/rules/match/types';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { entityOf } from '../../test/fake-match-server.ts';
import { fakeServer, json, noNetwork, refusal } from '../../test/fake-server.ts';
import { paperMatch, playMatch } from '../../test/played-match.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { SpectatorScreen } from './spectator-screen.tsx';

type Listener = (...values: unknown[]) => void;

/** The socket that the page opens; the test plays the server at the other end. */
const { socket } = vi.hoisted(() => {
  const listeners = new Map<string, Listener[]>();
  return {
    socket: {
      connected: false,
      io: { on: () => undefined },
      on: (name: string, listener: Listener) =>
        listeners.set(name, [...(listeners.get(name) ?? []), listener]),
      emit: () => undefined,
      connect: () => undefined,
      disconnect: () => undefined,
      receive: (name: string, ...values: unknown[]) => {
        for (const listener of listeners.get(name) ?? []) listener(...values);
      },
      isListening: () => listeners.has('connect'),
    },
  };
});
vi.mock('socket.io-client', () => ({ io: () => socket }));

const config = { startingScore: 301, legsToWinSet: 2 } as const;
const first = '301 | 100 60 | 101 60 | 100/2#1';

const standingFrom = (match: Match, revision: number): MatchStanding => {
  const {
    sets: _sets,
    currentSet: _currentSet,
    summary: _summary,
    ...head
  } = entityOf(match, revision).props;
  return { id: match.id, ...head };
};

/** Answers requests for `match` as the server would. */
const serve = (match: Match) =>
  fakeServer(({ url }) => {
    if (url.includes('/login/guest'))
      return json({ token: 't', guestId: 'g', expiresAt: Date.now() + 7_200_000 });
    if (url.endsWith('/standing')) return json(standingFrom(match, 1));
    const [, setNumber, legNumber] = /\/sets\/(\d+)\/legs\/(\d+)/.exec(url) ?? [];
    if (setNumber === undefined) return json(entityOf(match, 1));
    const leg = match.sets[Number(setNumber) - 1]?.legs[Number(legNumber) - 1];
    if (leg === undefined) return refusal(404, 'error.not-found');
    return json({
      matchId: match.id,
      setNumber: Number(setNumber),
      parties: match.parties,
      config: match.config,
      leg,
    });
  });

const watch = async (id: string) => {
  renderInApp(
    <>
      <Routes>
        <Route path="/matches/view/:id" element={<SpectatorScreen />} />
        <Route path="/matches" element={<p>Liste</p>} />
      </Routes>
      <LiveRegion />
    </>,
    { path: `/matches/view/${id}` },
  );
  await waitFor(() => expect(socket.isListening()).toBe(true));
};

const receive = (name: LiveEventName, event: object) => act(() => socket.receive(name, event));
const updateTo = (match: Match, revision: number): MatchScoreUpdated => {
  const set = match.sets.at(-1);
  const turns = match.sets.flatMap(({ legs }) => legs.flatMap(({ throws }) => throws));
  return {
    matchId: match.id,
    eventId: null,
    revision,
    change: 'throw',
    standing: standingFrom(match, revision).standing,
    lastThrow: turns.at(-1) ?? null,
    setNumber: set?.setNumber ?? 1,
    legNumber: set?.legs.at(-1)?.legNumber ?? 1,
    canSwitchPlayer: false,
  };
};
const legClosed = (matchId: string, revision: number) => ({
  matchId,
  eventId: null,
  revision,
  setNumber: 1,
  legNumber: 1,
  winningParty: 0,
});
const board = (name: string) => within(screen.getByRole('group', { name }));

beforeEach(() => {
  localStorage.clear();
  socket.connected = false;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows that a match has not begun', async () => {
  const match = playMatch({ isStarted: false });
  serve(match);
  await watch(match.id);
  expect(await screen.findByText('Das Spiel hat noch nicht begonnen.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Anna – Ben');
  expect(screen.getByText('Anwurf: Anna')).toBeTruthy();
  expect(screen.getByText('501 · First to 3 · DO')).toBeTruthy();
});

describe('a running match', () => {
  const before = playMatch({ config, legs: ['301 | 100 60'] });

  it('shows both boards and the turns of the leg', async () => {
    serve(before);
    await watch(before.id);
    expect((await screen.findByRole('group', { name: 'Anna' })).getAttribute('aria-current')).toBe('true');
    expect(board('Anna').getByText('201')).toBeTruthy();
    expect(board('Ben').getByText('241')).toBeTruthy();
    const turns = screen.getByRole('list', { name: 'Letzte Aufnahmen von Ben' });
    await waitFor(() => expect(turns.textContent).toBe('60241'));
  });

  it('says that a bull-out decides the leg, and how long it is', async () => {
    const limit = { ...config, roundLimit: { rounds: 1, decision: 'bull' } } as const;
    const due = playMatch({ config: limit, legs: ['301 | 100 60'] });
    serve(due);
    await watch(due.id);
    expect(await screen.findByText('Leg 1 · Ausbullen')).toBeTruthy();
    expect(screen.getByText('301 · First to 2 · DO · 1 Runde')).toBeTruthy();
  });

  it('shows a new turn, highlights it and announces it once', async () => {
    serve(before);
    await watch(before.id);
    const turns = await screen.findByRole('list', { name: 'Letzte Aufnahmen von Anna' });
    await waitFor(() => expect(turns.textContent).toBe('100201'));
    receive('match-score-updated', updateTo(playMatch({ config, legs: ['301 | 100 60 | 101'] }), 2));
    expect(screen.getByRole('group', { name: 'Ben' }).getAttribute('aria-current')).toBe('true');
    expect(board('Anna').getByText('100')).toBeTruthy();
    expect(board('Anna').getByText('101').closest('[data-fresh]')).toBeTruthy();
    expect(turns.textContent).toBe('101100100201');
    expect(screen.getByText('Anna: 101, Rest 100')).toBeTruthy();
    expect(board('Anna').getByLabelText('Weg zum Checkout').textContent).toBe('T20 D20');
  });

  it('celebrates a leg until the next turn', async () => {
    serve(playMatch({ config, legs: ['301 | 100 60 | 101 60'] }));
    await watch(before.id);
    await screen.findByRole('group', { name: 'Anna' });
    const closed = updateTo(playMatch({ config, legs: [first] }), 2);
    receive('match-score-updated', closed);
    receive('leg-closed', legClosed(before.id, 2));
    expect(screen.getByText('Game shot!')).toBeTruthy();
    expect(screen.getByText('Checkout 100')).toBeTruthy();
    expect(board('Anna').getByText('Check')).toBeTruthy();
    receive('match-score-updated', updateTo(playMatch({ config, legs: [first, '301 away | 60'] }), 3));
    expect(screen.queryByText('Game shot!')).toBeNull();
  });

  it('shows Check only while the leg is celebrated, then the points of the next leg', async () => {
    serve(playMatch({ config, legs: ['301 | 100 60 | 101 60'] }));
    await watch(before.id);
    await screen.findByRole('group', { name: 'Anna' });
    vi.useFakeTimers();
    receive('match-score-updated', updateTo(playMatch({ config, legs: [first] }), 2));
    receive('leg-closed', { ...legClosed(before.id, 2), darts: 8 });
    expect(screen.getByText('Checkout 100 · 8 Darts')).toBeTruthy();
    expect(screen.getByText('Ben beginnt das nächste Leg')).toBeTruthy();
    expect(board('Anna').getByText('Check')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(4_000));
    expect(board('Anna').getByText('301')).toBeTruthy();
    expect(screen.queryByText('Check')).toBeNull();
  });

  it('shows darts, double rate and highest finish on a television, also after the next turn', async () => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
    const match = playMatch({ config, legs: [first, '301 away | 60'] });
    serve(match);
    await watch(match.id);
    const figures = await screen.findByRole('table', { name: 'Zahlen zum Match' });
    await waitFor(() => expect(figures.textContent).toContain('100Höchstes Checkout–'));
    expect(within(figures).getByRole('row', { name: /^0 Darts im Leg 3$/ })).toBeTruthy();
    expect(within(figures).getByRole('row', { name: /^100,00\s% Doppelquote –$/ })).toBeTruthy();
    receive('match-score-updated', updateTo(playMatch({ config, legs: [first, '301 away | 60 100'] }), 2));
    expect(within(figures).getByRole('row', { name: /^3 Darts im Leg 3$/ })).toBeTruthy();
  });

  it('is called live only while the connection is there', async () => {
    serve(before);
    await watch(before.id);
    act(() => socket.receive('connect'));
    expect(await screen.findByText('Live')).toBeTruthy();
    vi.useFakeTimers();
    act(() => socket.receive('disconnect'));
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(screen.getByText('Verbindung unterbrochen')).toBeTruthy();
    expect(screen.queryByText('Live')).toBeNull();
    act(() => socket.receive('connect'));
    expect(screen.getByText('Live')).toBeTruthy();
    expect(screen.queryByText('Verbindung unterbrochen')).toBeNull();
  });

  it('removes an undone turn without celebrating it', async () => {
    serve(before);
    await watch(before.id);
    await screen.findByRole('group', { name: 'Anna' });
    const undone = {
      ...updateTo(playMatch({ config, legs: ['301 | 100'] }), 2),
      change: 'undo',
      lastThrow: null,
    };
    receive('match-score-updated', undone);
    expect(board('Ben').getByText('301')).toBeTruthy();
    expect(document.querySelector('[data-fresh]')).toBeNull();
  });
});

describe('a finished match', () => {
  const finished = playMatch({ config, legs: [first, '301 away | 60 101 | 60 100 | 60 100/2#2'] });

  it('shows the result with its figures', async () => {
    serve(finished);
    await watch(finished.id);
    const result = within(await screen.findByRole('region', { name: 'Endstand' }));
    expect(result.getByText('Sieg')).toBeTruthy();
    expect(
      await result.findByRole('row', { name: /^66,67\s% \(2\/3\) Doppelquote 0,00\s% \(0\/0\)$/ }),
    ).toBeTruthy();
  });

  it('shows a result from paper without figures', async () => {
    serve(paperMatch());
    await watch(finished.id);
    const result = within(await screen.findByRole('region', { name: 'Endstand' }));
    expect(result.getByText('Ergebnis vom Papier')).toBeTruthy();
    expect(result.queryByRole('table')).toBeNull();
  });

  it('shows no checkout if the match ended without one', async () => {
    serve(playMatch({ config, legs: [first, '301 away | 60 101 | 60 100 | 60'] }));
    await watch(finished.id);
    await screen.findByRole('group', { name: 'Anna' });
    receive('match-score-updated', { ...updateTo(finished, 2), change: 'retire' });
    receive('match-finished', {
      matchId: finished.id,
      eventId: null,
      revision: 2,
      winningParty: 0,
      end: 'retirement',
    });
    expect(await screen.findByRole('region', { name: 'Endstand' })).toBeTruthy();
    expect(screen.queryByText('Game shot and match!')).toBeNull();
  });

  it('shows the last checkout before the result', async () => {
    serve(playMatch({ config, legs: [first, '301 away | 60 101 | 60 100 | 60'] }));
    await watch(finished.id);
    await screen.findByRole('group', { name: 'Anna' });
    receive('match-score-updated', updateTo(finished, 2));
    receive('leg-closed', {
      matchId: finished.id,
      eventId: null,
      event: null,
      revision: 2,
      setNumber: 1,
      legNumber: 2,
      winningParty: 0,
    });
    receive('match-finished', { matchId: finished.id, eventId: null, revision: 2, winningParty: 0 });
    expect(screen.getByText('Game shot and match!')).toBeTruthy();
    expect(board('Anna').getByText('Sieg')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Endstand' })).toBeNull();
  });
});

it('shows that a match cannot be loaded, with a link back', async () => {
  fakeServer(() => refusal(404, 'error.not-found'));
  await watch('unbekannt');
  expect(await screen.findByText('Das Match mit der Id unbekannt konnte nicht geladen werden.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Zu den Matches' }).getAttribute('href')).toBe('/matches');
});

it('says calmly that there is no connection, with the id only small below', async () => {
  fakeServer(noNetwork);
  await watch('m1');
  const title = await screen.findByRole('heading', { level: 1, name: 'Keine Verbindung' }, { timeout: 5000 });
  expect(title).toBeTruthy();
  const texts = [...screen.getByRole('alert').querySelectorAll('p')].map((one) => one.textContent);
  expect(texts.map((text) => text?.includes('m1'))).toEqual([false, false, true]);
});
