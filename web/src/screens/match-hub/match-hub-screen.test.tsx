import '../../test/fake-indexed-db.ts';
import type { MatchHead } from '@neundarter/contract/entities/match';
import { completeConfig } from '@neundarter/rules/match/config';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetKeptAnswers } from '../../data/api/kept-answers.ts';
import { createMatchLocally, matchQueue } from '../../data/match/match-queue.ts';
import { entityOf } from '../../test/fake-match-server.ts';
import { fakeServer, json, noNetwork, refusal } from '../../test/fake-server.ts';
import { signInAs } from '../../test/people.ts';
import { guestParty, playMatch } from '../../test/played-match.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { MatchHubScreen } from './match-hub-screen.tsx';

const me = 'ich00000000000000000';

const headOf = (name: string, createdById: string): MatchHead => {
  const match = { ...playMatch({ parties: [guestParty('Anna'), guestParty(name)] }), id: name };
  const {
    sets: _sets,
    currentSet: _currentSet,
    summary: _summary,
    ...props
  } = entityOf(match, 1, createdById).props;
  return { id: name, props };
};

const serve = (matches: readonly MatchHead[]) =>
  fakeServer(({ url, method }) => {
    if (url.includes('/login/guest'))
      return json({ token: 't', guestId: me, expiresAt: Date.now() + 7_200_000 });
    if (method !== 'GET') return noNetwork();
    const own = new URL(url, 'http://x').searchParams.get('createdById');
    const found = matches.filter(({ props }) => own === null || props.createdById === own);
    const words = new URL(url, 'http://x').searchParams.get('search')?.toLowerCase() ?? '';
    const fitting = found.filter(({ id }) => id.toLowerCase().includes(words));
    return url.includes('/count') ? json({ count: fitting.length }) : json(fitting);
  });

const matchesIn = (name: string) =>
  within(screen.getByRole('region', { name }))
    .queryAllByRole('link', { name: /^\w+ gegen/ })
    .map((link) => link.textContent);

beforeEach(() => {
  localStorage.setItem('guest-token', JSON.stringify({ token: 't', guestId: me, renewAt: Date.now() + 1e6 }));
});
afterEach(async () => {
  cleanup();
  localStorage.clear();
  await forgetKeptAnswers();
  for (const { id } of await matchQueue().readAll()) await matchQueue().forget(id);
  vi.unstubAllGlobals();
});

it('welcomes a new visitor', async () => {
  serve([]);
  renderInApp(<MatchHubScreen />);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Willkommen bei Neundarter');
  expect(screen.getByRole('link', { name: 'Neues Match starten' }).getAttribute('href')).toBe('/matches/new');
});

it('shows unconfirmed matches even if there are no others', async () => {
  signInAs();
  fakeServer(({ url }) => {
    if (url.includes('/count')) return json({ count: 0 });
    return json(url.includes('/unconfirmed') ? [headOf('Clara', 'andere')] : []);
  });
  renderInApp(<MatchHubScreen />);
  await screen.findByRole('region', { name: 'Diese Matches warten auf deine Bestätigung' });
  expect(screen.getByRole('button', { name: 'Ich war dabei' })).toBeTruthy();
});

it('links to the page where players confirm a code', async () => {
  signInAs();
  fakeServer(({ url }) => json(url.includes('/count') ? { count: 0 } : []));
  renderInApp(<MatchHubScreen />);
  const link = await screen.findByRole('link', { name: 'Am Gerät bestätigen' });
  expect(link.getAttribute('href')).toBe('/confirm');
});

it('shows running matches, and the matches of this device', async () => {
  serve([headOf('Ben', 'andere'), headOf('Clara', me)]);
  renderInApp(<MatchHubScreen />);
  await screen.findByRole('heading', { level: 1, name: 'Matches' });
  await screen.findAllByRole('link', { name: 'Anna gegen Clara' });
  expect(matchesIn('Läuft gerade')).toEqual(['Anna gegen Ben', 'Anna gegen Clara']);
  expect(matchesIn('Auf diesem Gerät')).toEqual(['Anna gegen Clara']);
});

it('shows the matches of this device without network', async () => {
  fakeServer(noNetwork);
  const parties = [guestParty('Jan'), guestParty('Lisa')] as const;
  const id = await createMatchLocally({ parties, config: completeConfig() });
  renderInApp(<MatchHubScreen />);
  expect(await screen.findByText(/Du bist gerade offline/)).toBeTruthy();
  expect(matchesIn('Auf diesem Gerät')).toEqual(['Jan gegen Lisa']);
  expect(screen.getByRole('link', { name: 'Jan gegen Lisa' }).getAttribute('href')).toBe(`/matches/${id}`);
  expect(screen.getByText('Noch nicht übertragen')).toBeTruthy();
});

it.each([
  { what: 'signed in', isSignedIn: true },
  { what: 'as a guest', isSignedIn: false },
])('shows the error, not the welcome, if calls fail $what', async ({ isSignedIn }) => {
  if (isSignedIn) signInAs();
  fakeServer(({ url }) => {
    if (url.includes('/login/guest'))
      return json({ token: 't', guestId: me, expiresAt: Date.now() + 7_200_000 });
    return refusal(400, 'error.invalid-request');
  });
  renderInApp(<MatchHubScreen />);
  const errors = await screen.findAllByText(
    'Matches konnten nicht geladen werden. Fehler: Der Server konnte die Anfrage nicht verstehen.',
  );
  expect(errors.length).toBeGreaterThan(0);
  expect(screen.queryByText('Willkommen bei Neundarter')).toBeNull();
  expect(screen.queryByText(/offline/i)).toBeNull();
});

it('keeps its page while it tries again without network', async () => {
  signInAs();
  fakeServer(noNetwork);
  const { queryClient } = renderInApp(<MatchHubScreen />);
  await screen.findByText('Dieses Gerät hat hier noch keine Matches gesehen.', {}, { timeout: 6000 });
  expect(screen.getAllByText(/^Du bist gerade offline/)).toHaveLength(1);
  void queryClient.refetchQueries();
  for (let look = 0; look < 20; look += 1) {
    await act(() => Promise.resolve());
    expect(screen.queryByText('Willkommen bei Neundarter')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText(/^Du bist gerade offline/)).toBeTruthy();
  }
}, 10_000);

it('searches, keeps the words in the address, and offers to show everything again', async () => {
  serve([headOf('Ben', me), headOf('Clara', me)]);
  renderInApp(<MatchHubScreen />, { path: '/matches?search=cla' });
  await waitFor(() => expect(matchesIn('Auf diesem Gerät')).toEqual(['Anna gegen Clara']));
  const field = screen.getByRole('searchbox', { name: 'Suchen' });
  await userEvent.clear(field);
  await waitFor(() => expect(matchesIn('Auf diesem Gerät')).toEqual(['Anna gegen Ben', 'Anna gegen Clara']));
  await userEvent.type(field, 'dora');
  expect(await screen.findByText('Kein Match passt zu diesem Filter.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Filter zurücksetzen' }));
  await waitFor(() => expect(matchesIn('Auf diesem Gerät')).toEqual(['Anna gegen Ben', 'Anna gegen Clara']));
});

it('shows the signed-in player’s own matches, filtered by what the address names', async () => {
  signInAs();
  const calls = fakeServer(({ url }) => json(url.includes('/count') ? { count: 0 } : []));
  renderInApp(<MatchHubScreen />, { path: '/matches?eventType=training&period=week' });
  expect(await screen.findByText('Kein Match passt zu diesem Filter.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Filter (2)' }).getAttribute('aria-expanded')).toBe('true');
  const asked = calls
    .map(({ url }) => new URL(url, 'http://x'))
    .filter(({ pathname }) => pathname.endsWith('/players/p1/matches'))
    .map(({ searchParams }) => searchParams.get('eventType'));
  expect(asked).toContain('training');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Art' }), 'Ohne Event');
  await waitFor(() => expect(calls.some(({ url }) => url.includes('eventType=none'))).toBe(true));
});

it('shows at once what this device has just stored, without looking again and again', async () => {
  fakeServer(noNetwork);
  const parties = [guestParty('Jan'), guestParty('Lisa')] as const;
  await createMatchLocally({ parties, config: completeConfig() });
  const readAll = vi.spyOn(matchQueue(), 'readAll');
  renderInApp(<MatchHubScreen />);
  await waitFor(() => expect(matchesIn('Auf diesem Gerät')).toEqual(['Jan gegen Lisa']));
  const reads = readAll.mock.calls.length;
  await createMatchLocally({ parties: [guestParty('Mia'), guestParty('Tom')], config: completeConfig() });
  await waitFor(() => expect(matchesIn('Auf diesem Gerät')).toContain('Mia gegen Tom'));
  expect(readAll.mock.calls.length).toBeGreaterThan(reads);
});
