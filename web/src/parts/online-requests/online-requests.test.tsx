import type { MatchHead } from '@neundarter/contract/entities/match';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callsTo, fakeApi } from '../../test/fake-api.ts';
import { json, refusal } from '../../test/fake-server.ts';
import { onlineHead } from '../../test/online-head.ts';
import { playerEntity, signInAs } from '../../test/people.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { ToastRegion } from '../../ui/toast.tsx';
import { OnlineRequests } from './online-requests.tsx';

beforeEach(() => signInAs());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const incoming = onlineHead({ id: 'in', status: 'requested', by: 'ben', to: 'p1' });
const ben = playerEntity({ id: 'ben', firstName: 'Ben', lastName: 'Berger' });

/** A server with these matches; `answers` take precedence. */
const serve = (matches: readonly MatchHead[], answers: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /matches': () => json(matches),
    'GET /players/ben': () => json(ben),
    ...answers,
  });

function Address() {
  return <output>{useLocation().pathname}</output>;
}

const show = () =>
  renderInApp(
    <>
      <OnlineRequests ownId="p1" />
      <Address />
      <ToastRegion />
    </>,
    { path: '/home/news' },
  );
const region = (name: string) => screen.findByRole('region', { name });

it('shows the player and the settings of a request, and leads to the match after it is accepted', async () => {
  const calls = serve([incoming], { 'PATCH /matches/in/request/accept': () => json({ ...incoming }) });
  show();
  const block = within(await region('Anfragen an dich'));
  expect(await block.findByText('Ben Berger möchte online gegen dich spielen.')).toBeTruthy();
  expect(block.getByText('501 · First to 3 · DO')).toBeTruthy();
  await userEvent.click(block.getByRole('button', { name: 'Annehmen' }));
  expect(await screen.findByText('/matches/in')).toBeTruthy();
  expect(callsTo(calls, 'PATCH /matches/in/request/accept')[0]?.body).toEqual({ acceptedByPlayerId: 'p1' });
});

it('reads only matches of this player that wait for something', async () => {
  const calls = serve([]);
  show();
  await waitFor(() => expect(callsTo(calls, 'GET /matches')).toHaveLength(1));
  const query = new URL(callsTo(calls, 'GET /matches')[0]?.url ?? '', 'http://x').searchParams;
  expect(query.get('playerId')).toBe('p1');
  expect(query.getAll('status')).toEqual(['scheduled', 'running']);
  expect(query.getAll('onlineMatchRequest.status')).toEqual(['requested', 'accepted', 'rejected']);
});

it('rejects without a question, and reads the list again', async () => {
  let matches = [incoming];
  const calls = serve([], {
    'GET /matches': () => json(matches),
    'PATCH /matches/in/request/reject': () => {
      matches = [];
      return json({ ...incoming });
    },
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Ablehnen' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Anfragen an dich' })).toBeNull());
  expect(callsTo(calls, 'PATCH /matches/in/request/reject')[0]?.body).toEqual({ rejectedByPlayerId: 'p1' });
});

it('explains an error and stays', async () => {
  serve([incoming], {
    'PATCH /matches/in/request/accept': () => refusal(409, 'error.match.request-already-answered'),
  });
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Annehmen' }));
  expect(await screen.findByText('Die Anfrage konnte nicht angenommen werden.')).toBeTruthy();
  expect(screen.getByText('Diese Anfrage wurde schon beantwortet.')).toBeTruthy();
  expect(screen.getByText('/home/news')).toBeTruthy();
});

it('shows sent requests with their state, and withdraws them', async () => {
  let matches = [
    onlineHead({ id: 'out', status: 'requested', by: 'p1', to: 'ben' }),
    onlineHead({ id: 'no', status: 'rejected', by: 'p1', to: 'ben' }),
  ];
  serve([], {
    'GET /matches': () => json(matches),
    'DELETE /matches/out': () => {
      matches = matches.filter(({ id }) => id !== 'out');
      return new Response(null, { status: 204 });
    },
  });
  show();
  const block = within(await region('Deine Anfragen'));
  expect(await block.findByText('Du wartest auf die Antwort von Ben Berger.')).toBeTruthy();
  expect(block.getByText('Angefragt')).toBeTruthy();
  expect(block.getByText('Ben Berger hat deine Anfrage abgelehnt.')).toBeTruthy();
  expect(block.getByText('Abgelehnt')).toBeTruthy();
  await userEvent.click(block.getByRole('button', { name: 'Zurückziehen' }));
  await waitFor(() => expect(block.queryByRole('button', { name: 'Zurückziehen' })).toBeNull());
  expect(block.getByRole('button', { name: 'Entfernen' })).toBeTruthy();
});

it('says that a request has expired as soon as ten minutes are over', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'Date'] });
  const askedAt = Date.now() - 10 * 60_000 + 4000;
  serve([
    onlineHead({ id: 'out', status: 'requested', by: 'p1', to: 'ben', askedAt }),
    onlineHead({ id: 'in', status: 'requested', by: 'ben', to: 'p1', askedAt }),
  ]);
  show();
  expect(await screen.findByText('Angefragt')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Anfragen an dich' })).toBeTruthy();
  act(() => void vi.advanceTimersByTime(6000));
  expect(await screen.findByText('Abgelaufen')).toBeTruthy();
  const block = within(screen.getByRole('region', { name: 'Deine Anfragen' }));
  expect(block.getByText(/hat deine Anfrage nicht beantwortet\. Sie galt zehn Minuten\.$/)).toBeTruthy();
  expect(block.getByRole('button', { name: 'Entfernen' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Anfragen an dich' })).toBeNull();
  vi.useRealTimers();
});

it('leads to an accepted match', async () => {
  serve([onlineHead({ id: 'yes', status: 'accepted', by: 'p1', to: 'ben' })]);
  show();
  const block = within(await region('Verabredete Matches'));
  expect(block.getByRole('link', { name: 'Zum Match' }).getAttribute('href')).toBe('/matches/yes');
});

it('shows nothing without requests', async () => {
  const calls = serve([]);
  show();
  await waitFor(() => expect(callsTo(calls, 'GET /matches')).toHaveLength(1));
  expect(screen.queryByRole('region', { name: /Anfragen|Verabredete/ })).toBeNull();
});

it('shows an error if they cannot be read', async () => {
  serve([], { 'GET /matches': () => refusal(500, 'error.api.500') });
  show();
  expect(
    await screen.findByText(/^Deine Online-Matches konnten nicht geladen werden\. Fehler: /),
  ).toBeTruthy();
});
