import '../../test/fake-indexed-db.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { forgetKeptAnswers } from '../../data/api/kept-answers.ts';
import { AwayNotice } from '../../parts/away-notice/away-notice.tsx';
import { fakeServer, noNetwork } from '../../test/fake-server.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { TournamentScreen } from './tournament-screen.tsx';

afterEach(async () => {
  cleanup();
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
