import type { LobbyPlayer } from '@neundarter/contract/entities/lobby';
import { completeConfig } from '@neundarter/rules/match/config';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callsTo, fakeApi } from '../../test/fake-api.ts';
import { fakeServer, json, refusal } from '../../test/fake-server.ts';
import { lobbyPlayer } from '../../test/lobby-player.ts';
import { playerEntity, signInAs, userEntity } from '../../test/people.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { LobbyTab } from './lobby-tab.tsx';

type Listener = (...values: unknown[]) => void;

/** The socket that the page opens; the test plays the server at the other end. */
const { socket } = vi.hoisted(() => {
  const listeners = new Map<string, Listener>();
  return {
    socket: {
      connected: false,
      io: { on: () => undefined },
      on: (name: string, listener: Listener) => listeners.set(name, listener),
      emit: (_name: string, _channel: string, answer?: Listener) => answer?.({ ok: true, standing: null }),
      connect: () => undefined,
      disconnect: () => undefined,
      receive: (name: string, value?: unknown) => listeners.get(name)?.(value),
      isListening: () => listeners.has('connect'),
    },
  };
});
vi.mock('socket.io-client', () => ({ io: () => socket }));

const open = { onlineMatchesAllowed: true, currentTeamId: null };
beforeEach(() => signInAs({ player: playerEntity({ settings: open }) }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const serve = (players: readonly LobbyPlayer[]) => fakeApi({ 'GET /players/lobby': () => json(players) });
const entries = () =>
  within(screen.getByRole('list', { name: 'Spieler in der Lobby' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('shows who is online, with buttons to challenge and to watch', async () => {
  serve([
    lobbyPlayer('Ben'),
    lobbyPlayer('Emil', { onlineMatchesAllowed: false, isTeammate: true }),
    lobbyPlayer('Cem', { status: 'playing', matchId: 'm1' }),
    lobbyPlayer('Dora', { status: 'offline', isTeammate: true }),
  ]);
  renderInApp(<LobbyTab />);
  await screen.findByText('Ben');
  expect(entries()).toEqual([
    'BBenOnlineHerausfordern',
    'EEmilOnlineTeam',
    'CCemSpielt geradeZuschauen',
    'DDoraOfflineTeam',
  ]);
  expect(screen.getByRole('button', { name: 'Ben herausfordern' })).toBeTruthy();
  expect(hrefOf('Beim Match von Cem zuschauen')).toBe('/matches/view/m1');
});

it('challenges with one tap, with the settings of the last challenge', async () => {
  const calls = fakeServer(({ url, method }) =>
    url.endsWith('/players/lobby') ? json([lobbyPlayer('Ben')]) : json(method === 'POST' ? { id: 'm1' } : []),
  );
  localStorage.setItem('last-challenge-config', JSON.stringify(completeConfig({ startingScore: 301 })));
  renderInApp(<LobbyTab />);
  expect(await screen.findByText('301 · First to 3 · DO')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Ben herausfordern' }));
  const sent = (end: RegExp) => calls.filter(({ url, method }) => method === 'POST' && end.test(url));
  await waitFor(() => expect(sent(/\/request$/)).toHaveLength(1));
  expect(sent(/\/matches\/$/)[0]?.body).toMatchObject({
    props: { isOnlineMatch: true, config: { startingScore: 301 } },
  });
  expect(sent(/\/request$/)[0]?.body).toMatchObject({ requestedToPlayerId: 'ben' });
});

it('updates when players come and go, and reads again after an interruption', async () => {
  const calls = serve([lobbyPlayer('Ben')]);
  renderInApp(<LobbyTab />);
  await screen.findByText('Ben');
  await waitFor(() => expect(socket.isListening()).toBe(true));
  socket.connected = true;
  act(() => socket.receive('connect'));
  await waitFor(() => expect(callsTo(calls, 'GET /players/lobby')).toHaveLength(2));
  const { isTeammate: _, ...anna } = lobbyPlayer('Anna');
  act(() => socket.receive('presence-changed', { player: anna }));
  await waitFor(() => expect(entries()).toEqual(['AAnnaOnlineHerausfordern', 'BBenOnlineHerausfordern']));
  const gone = { ...anna, status: 'offline' };
  act(() => socket.receive('presence-changed', { player: gone }));
  await waitFor(() => expect(entries()).toEqual(['BBenOnlineHerausfordern']));
  act(() => socket.receive('connect'));
  await waitFor(() => expect(callsTo(calls, 'GET /players/lobby')).toHaveLength(3));
});

it('shows that nobody is online', async () => {
  serve([]);
  renderInApp(<LobbyTab />);
  expect(await screen.findByText(/^Gerade ist niemand da\./)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Zu deinem Konto' })).toBeNull();
});

it('explains who can see players who accept no online matches', async () => {
  signInAs();
  serve([]);
  renderInApp(<LobbyTab />);
  expect(await screen.findByText(/^Nur dein Team sieht dich hier\./)).toBeTruthy();
  expect(hrefOf('Zu deinem Konto')).toBe('/account');
});

it('shows an error', async () => {
  fakeApi({ 'GET /players/lobby': () => refusal(500, 'error.api.500') });
  renderInApp(<LobbyTab />);
  expect(await screen.findByText(/^Die Lobby konnte nicht geladen werden\. Fehler: /)).toBeTruthy();
});

it('leads guests to the login, and sends no request', () => {
  localStorage.clear();
  const calls = serve([]);
  renderInApp(<LobbyTab />);
  expect(hrefOf('Einloggen')).toBe('/login?to=%2Fhome%2Flobby');
  expect(hrefOf('Registrieren')).toBe('/register');
  expect(callsTo(calls, 'GET /players/lobby')).toEqual([]);
});

it('leads to the confirmation of the address', () => {
  signInAs({ user: userEntity({ isVerified: false, playerId: null }), player: null });
  serve([]);
  renderInApp(<LobbyTab />);
  expect(hrefOf('E-Mail-Adresse bestätigen')).toBe('/register/validation-needed');
});
