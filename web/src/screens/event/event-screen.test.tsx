import type { EventEntity } from '@neundarter/contract/entities/event';
import { staleAfterMs } from '@neundarter/contract/limits';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { eventEntity, eventMatch } from '../../test/events.ts';
import { fakeApi } from '../../test/fake-api.ts';
import { liveServer } from '../../test/fake-live-socket.ts';
import { fakeServer, json, noNetwork } from '../../test/fake-server.ts';
import { playerEntity, signInAs, teamEntity, userEntity } from '../../test/people.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { standingWith } from '../../test/standings.ts';
import { EventScreen } from './event-screen.tsx';

vi.mock('socket.io-client', () => import('../../test/fake-live-socket.ts'));

const legs = (home: number, away: number) =>
  standingWith(501, { legs: [home, away], matchAverages: [61.2, 0] });
const matches = {
  running: [eventMatch('match1', { standing: legs(2, 1) })],
  finished: [eventMatch('match2', { status: 'finished', winningParty: 1, standing: legs(0, 3) })],
};

const open = (event: EventEntity, path = '') => {
  const calls = fakeApi({
    [`GET /events/${event.id}`]: () => json(event),
    [`GET /events/${event.id}/matches`]: ({ url }) =>
      json(url.includes('status=running') ? matches.running : matches.finished),
    [`GET /events/${event.id}/table`]: () => json([]),
    [`GET /events/${event.id}/boards`]: () => json({ isChosen: false, boards: [] }),
    'GET /teams/bulls/boards': () => json([]),
  });
  renderInApp(
    <Routes>
      <Route path="/team-lounge/event/:id" element={<EventScreen />} />
      <Route path="*" element={<p>anderswo</p>} />
    </Routes>,
    { path: `/team-lounge/event/${event.id}${path}` },
  );
  return calls;
};

const signIn = (roles: readonly 'team-admin'[] = []) =>
  signInAs({
    user: userEntity({ playerId: 'me', teamIds: ['bulls'], roles: [...roles] }),
    player: playerEntity({ id: 'me' }),
    teams: [teamEntity()],
  });
const link = (name: string) => screen.queryByRole('link', { name });

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  liveServer.restore();
});

it('shows a visitor the matches, but no actions', async () => {
  open(eventEntity({ isPublic: true, location: { address: '', zip: '07743', city: 'Jena' } }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Dienstagstraining' })).toBeTruthy();
  const running = await screen.findByRole('list', { name: 'Läuft gerade' });
  const row = within(running).getByRole('link');
  expect(row.textContent).toBe('Anna2 : 1BenØ 61,20 / –');
  expect(row.getAttribute('href')).toBe('/matches/view/match1');
  const over = within(screen.getByRole('list', { name: 'Beendet' })).getByRole('link');
  expect(over.getAttribute('href')).toBe('/matches/match2');
  expect(screen.getByText('07743 Jena')).toBeTruthy();
  expect(screen.getByText('Live 1')).toBeTruthy();
  expect(link('Live')?.getAttribute('href')).toBe('/team-lounge/event/training1/live');
  expect(link('Neues Spiel')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Menü für/ })).toBeNull();
});

it('offers members a new match, and lets admins edit and delete', async () => {
  signIn();
  open(eventEntity());
  await screen.findByRole('heading', { level: 1 });
  expect(link('Neues Spiel')?.getAttribute('href')).toBe('/matches/new?eventId=training1');
  expect(screen.queryByRole('button', { name: /^Menü für/ })).toBeNull();
  cleanup();
  signIn(['team-admin']);
  open(eventEntity());
  await userEvent.click(await screen.findByRole('button', { name: 'Menü für Dienstagstraining' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Bearbeiten' }));
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Dienstagstraining');
});

it('shows admins the boards that the event uses', async () => {
  signIn(['team-admin']);
  open(eventEntity());
  await userEvent.click(await screen.findByRole('button', { name: 'Menü für Dienstagstraining' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Boards' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Boards · Dienstagstraining' }));
  expect(await dialog.findByText(/^Euer Team hat noch keine Boards\./)).toBeTruthy();
});

it('has its tabs right after a short head on a phone, and everything else behind a button', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  signIn(['team-admin']);
  open(eventEntity({ isPublic: true, location: { address: '', zip: '07743', city: 'Jena' } }));
  const title = await screen.findByRole('heading', { level: 1, name: 'Dienstagstraining' });
  const tabs = await screen.findByRole('tablist', { name: 'Bereiche des Events' });
  await screen.findByText(/^Live 1 · .* Uhr · 07743 Jena$/);
  const newMatch = screen.getByRole('link', { name: 'Neues Spiel' });
  expect(title.compareDocumentPosition(tabs)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(tabs.compareDocumentPosition(newMatch)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.queryByRole('link', { name: 'Live' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Mehr zu dieser Seite' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Live ansehen',
    'Bearbeiten',
    'Boards',
    'Löschen',
  ]);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Bearbeiten' }));
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Dienstagstraining');
});

it('offers no new match after the end of the training', async () => {
  signIn();
  open(eventEntity({ startDateTime: 1000, endDateTime: 2000 }));
  await screen.findByRole('heading', { level: 1 });
  expect(link('Neues Spiel')).toBeNull();
  expect(link('Live')).toBeNull();
});

it('keeps its tab in the address, and reads only the data of that tab', async () => {
  const calls = open(eventEntity({ isPublic: true }), '?tab=table');
  await screen.findByText('Es haben noch keine Spiele stattgefunden.');
  expect(screen.getByRole('tab', { name: 'Tabelle' }).getAttribute('aria-selected')).toBe('true');
  expect(calls.some(({ url }) => url.includes('highscores') || url.includes('status=finished'))).toBe(false);
  await userEvent.click(screen.getByRole('tab', { name: 'Matches' }));
  await screen.findByRole('list', { name: 'Beendet' });
});

it('leads visitors who may not see the event to the login', async () => {
  open(eventEntity({ id: 'other' }), 'x');
  await screen.findByRole('alert');
  expect(link('Einloggen')).toBeTruthy();
  expect(link('Zur Startseite')).toBeTruthy();
});

it('says how old it is when the connection is lost while it is open', async () => {
  const isOld = () => screen.queryByText(/^Der Server ist gerade nicht erreichbar/);
  open(eventEntity());
  expect(await screen.findByText('Live 1')).toBeTruthy();
  await waitFor(() => expect(liveServer.hears('events/training1')).toBe(true));
  fakeServer(noNetwork);
  expect(isOld()).toBeNull();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  act(() => liveServer.interrupt());
  act(() => void vi.advanceTimersByTime(staleAfterMs));
  vi.useRealTimers();
  await waitFor(() => expect(isOld()).toBeTruthy());
  expect(screen.queryByText('Live 1')).toBeNull();
});
