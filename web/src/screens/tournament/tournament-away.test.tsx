import '../../test/fake-indexed-db.ts';
import { staleAfterMs } from '@neundarter/contract/limits';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { awayHashes, setAway } from '../../data/api/away-queries.ts';
import { forgetKeptAnswers } from '../../data/api/kept-answers.ts';
import { AwayNotice } from '../../parts/away-notice/away-notice.tsx';
import { fakeServer, noNetwork } from '../../test/fake-server.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { TournamentScreen } from './tournament-screen.tsx';

afterEach(async () => {
  cleanup();
  for (const hash of awayHashes()) setAway(hash, undefined);
  await forgetKeptAnswers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('says at once that a tournament was never seen here, and not how old it is', async () => {
  fakeServer(noNetwork);
  renderInApp(
    <>
      <AwayNotice />
      <Routes>
        <Route path="/tournaments/:id/*" element={<TournamentScreen />} />
      </Routes>
    </>,
    { path: '/tournaments/cup1/participants' },
  );
  const title = await screen.findByRole('heading', { level: 1, name: 'Keine Verbindung' }, { timeout: 5000 });
  expect(title).toBeTruthy();
  expect(screen.queryByText(/^Der Server ist gerade nicht erreichbar/)).toBeNull();
  await waitFor(() => expect(screen.queryByText('Turnier wird geladen...')).toBeNull());
});

it('says so after three seconds, though the call still waits for a server that says nothing', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  fakeServer(() => new Promise(() => undefined));
  const seen = '["news","seen"]';
  act(() => setAway(seen, Date.now()));
  renderInApp(
    <Routes>
      <Route path="/tournaments/:id/*" element={<TournamentScreen />} />
    </Routes>,
    { path: '/tournaments/cup2/participants' },
  );
  expect(await screen.findByText('Turnier wird geladen...')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(staleAfterMs));
  expect(await screen.findByRole('heading', { level: 1, name: 'Keine Verbindung' })).toBeTruthy();
  expect(screen.queryByText('Turnier wird geladen...')).toBeNull();
  act(() => setAway(seen, undefined));
  vi.useRealTimers();
});

it('gives a silent server ten seconds if nothing else has failed', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  fakeServer(() => new Promise(() => undefined));
  renderInApp(
    <Routes>
      <Route path="/tournaments/:id/*" element={<TournamentScreen />} />
    </Routes>,
    { path: '/tournaments/cup3/participants' },
  );
  expect(await screen.findByText('Turnier wird geladen...')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(9000));
  expect(screen.getByText('Turnier wird geladen...')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(1000));
  expect(await screen.findByRole('heading', { level: 1, name: 'Keine Verbindung' })).toBeTruthy();
  vi.useRealTimers();
});
