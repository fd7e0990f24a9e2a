import { defaultTournamentSetup } from '@neundarter/rules/tournament/setup/setup';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../test/fake-api.ts';
import { json, refusal } from '../../../test/fake-server.ts';
import { playerEntity, signInAs, teamEntity, userEntity } from '../../../test/people.ts';
import { renderInApp } from '../../../test/render-in-app.tsx';
import { tournamentEntry, tournamentEvent } from '../../../test/tournaments.ts';
import { ToastRegion } from '../../../ui/toast.tsx';
import { TournamentAdminScreen } from '../tournament-admin-screen.tsx';

vi.mock('socket.io-client', () => import('../../../test/fake-live-socket.ts'));

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it.each([
  ['draft', 'publish', 'Veröffentlichen'],
  ['published', 'close', 'Anmeldung schließen'],
  ['registration-closed', 'start', 'Turnier starten'],
] as const)('says once why a step from %s failed (%s)', async (status, step, label) => {
  signInAs({
    user: userEntity({ playerId: 'me', teamIds: ['bulls'], roles: ['team-admin'] }),
    player: playerEntity({ id: 'me' }),
    teams: [teamEntity({ canUseTournaments: true })],
  });
  const config = { ...defaultTournamentSetup, tournamentMode: 'single-knockout' as const };
  const participants = [1, 2, 3, 4, 5, 6, 7, 8].map((position) =>
    tournamentEntry(`Anna ${position}`, position - 1, { status: 'confirmed' }),
  );
  fakeApi({
    'GET /events/cup1': () => json(tournamentEvent({ status, config, participants })),
    'GET /events/cup1/matches': () => json([]),
    [`PATCH /events/cup1/${step}`]: () => refusal(409, 'error.event.changed-meanwhile'),
  });
  renderInApp(
    <>
      <Routes>
        <Route path="/tournaments/:id/admin/:tab/*" element={<TournamentAdminScreen />} />
      </Routes>
      <ToastRegion />
    </>,
    { path: `/tournaments/cup1/admin/${step}` },
  );
  await userEvent.click(await screen.findByRole('button', { name: label }));
  await screen.findByText(/konnte nicht .*noch einmal!$/);
  expect(document.body.textContent?.match(/noch einmal/g)).toHaveLength(1);
});
