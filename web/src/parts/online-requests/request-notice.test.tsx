import type { MatchHead } from '@neundarter/contract/entities/match';
import type { QueryClient } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRunningMatch } from '../../data/match/running-match.ts';
import { onlineMatchesKey, useOnlineMatches } from '../../data/people/online-requests.ts';
import { callsTo, fakeApi } from '../../test/fake-api.ts';
import { json } from '../../test/fake-server.ts';
import { onlineHead } from '../../test/online-head.ts';
import { playerEntity, signInAs } from '../../test/people.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { RequestNotice } from './request-notice.tsx';

const asked = onlineHead({ id: 'm1', status: 'requested', by: 'ben', to: 'p1' });
const sent = (status: 'requested' | 'accepted' | 'rejected') =>
  onlineHead({ id: 'm2', status, by: 'p1', to: 'ben' });

let matches: readonly MatchHead[] = [];
beforeEach(() => {
  matches = [];
  signInAs();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function Address() {
  return (
    <>
      <output aria-label="Adresse">{useLocation().pathname}</output>
      <Link to="/home/news">Start</Link>
      <Link to="/matches">Matches</Link>
    </>
  );
}

function Scorer() {
  useRunningMatch(true);
  return null;
}

/** Shows the notice on a page after the first reading. */
async function show(path: string) {
  const calls = fakeApi({
    'GET /matches': () => json(matches),
    'GET /players/ben': () => json(playerEntity({ id: 'ben', firstName: 'Ben' })),
    'PATCH /matches/m1/request/accept': () => json({ ...asked }),
  });
  const view = renderInApp(
    <>
      <RequestNotice ownId="p1" />
      <Readings />
      <Address />
    </>,
    { path },
  );
  await waitFor(() => expect(view.queryClient.getQueryData(onlineMatchesKey('p1'))).toBeDefined());
  return { ...view, calls };
}

/** Shows what the page has read of the list. */
function Readings() {
  const { data = [] } = useOnlineMatches('p1');
  return <output aria-label="Gelesen">{textOf(data)}</output>;
}
const textOf = (heads: readonly MatchHead[]) =>
  heads.map(({ id, props }) => `${id} ${props.onlineMatchRequest?.status}`).join();

/** Changes the server's list, and waits until the page shows it. */
async function read(queryClient: QueryClient, now: readonly MatchHead[]): Promise<void> {
  matches = now;
  await act(() => queryClient.refetchQueries({ queryKey: onlineMatchesKey('p1') }));
  await waitFor(() => expect(screen.getByLabelText('Gelesen').textContent).toBe(textOf(now)));
}

const notice = () => within(screen.getByRole('status', { name: 'Online-Match' }));
const isSilent = () => screen.getByRole('status', { name: 'Online-Match' }).textContent === '';

it('names the player who asks, accepts the request and leads to the match', async () => {
  const { queryClient, calls } = await show('/matches/new');
  expect(isSilent()).toBe(true);
  await read(queryClient, [asked]);
  expect(await notice().findByText('Ben möchte online gegen dich spielen.')).toBeTruthy();
  await userEvent.click(notice().getByRole('button', { name: 'Annehmen' }));
  await waitFor(() => expect(screen.getByLabelText('Adresse').textContent).toBe('/matches/m1'));
  expect(callsTo(calls, 'PATCH /matches/m1/request/accept')).toHaveLength(1);
  expect(isSilent()).toBe(true);
});

it('can be closed, and does not appear again', async () => {
  const { queryClient } = await show('/matches');
  await read(queryClient, [asked]);
  await userEvent.click(notice().getByRole('button', { name: 'Später' }));
  expect(isSilent()).toBe(true);
  await read(queryClient, [asked]);
  expect(isSilent()).toBe(true);
});

it('disappears when the request is withdrawn', async () => {
  const { queryClient } = await show('/matches');
  await read(queryClient, [asked]);
  expect(isSilent()).toBe(false);
  await read(queryClient, []);
  expect(isSilent()).toBe(true);
});

it('does not report older requests', async () => {
  matches = [asked, sent('accepted')];
  const { queryClient } = await show('/matches');
  expect(isSilent()).toBe(true);
  await read(queryClient, matches);
  expect(isSilent()).toBe(true);
});

it('shows the answers to sent requests', async () => {
  matches = [sent('requested')];
  const { queryClient } = await show('/matches');
  await read(queryClient, [sent('rejected')]);
  expect(await notice().findByText('Ben hat deine Anfrage abgelehnt.')).toBeTruthy();
  await userEvent.click(notice().getByRole('button', { name: 'Schließen' }));
  expect(isSilent()).toBe(true);
  await read(queryClient, [sent('accepted')]);
  expect(await notice().findByText('Ben hat deine Anfrage angenommen.')).toBeTruthy();
  expect(notice().getByRole('link', { name: 'Zum Match' }).getAttribute('href')).toBe('/matches/m2');
});

it.each(['/home/news', '/home/lobby', '/matches/m1'])(
  'is not shown on %s, which shows the requests itself',
  async (path) => {
    const { queryClient } = await show(path);
    await read(queryClient, [asked]);
    expect(isSilent()).toBe(true);
    await userEvent.click(screen.getByRole('link', { name: 'Matches' }));
    expect(isSilent()).toBe(true);
  },
);

it('waits while a match is scored', async () => {
  const scorer = renderInApp(<Scorer />);
  const { queryClient } = await show('/matches/m9');
  await read(queryClient, [asked]);
  expect(isSilent()).toBe(true);
  scorer.unmount();
  expect(await notice().findByRole('button', { name: 'Annehmen' })).toBeTruthy();
});
