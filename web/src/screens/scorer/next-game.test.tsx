import type { TournamentMatch } from '@neundarter/contract/entities/tournament';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { infoOf, type MatchInfo } from '../../data/match/match-info.ts';
import { readViewer } from '../../data/people/viewer.ts';
import { eventMatch } from '../../test/events.ts';
import { callsTo, fakeApi } from '../../test/fake-api.ts';
import { entityOf } from '../../test/fake-match-server.ts';
import { json, noNetwork } from '../../test/fake-server.ts';
import { matchdayData, matchdayEvent, matchdayGames } from '../../test/matchdays.ts';
import { signInAs, userEntity } from '../../test/people.ts';
import { playMatch } from '../../test/played-match.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { tournamentEvent } from '../../test/tournaments.ts';
import { sameConfirmMs } from '../../ui/use-tap-guard.ts';
import { MatchEndDialog } from './match-end-dialog.tsx';

const match = playMatch({ config: { startingScore: 170, legsToWinSet: 1 }, legs: ['170 | 60 50 | 110/3#1'] });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What the scorer knows of a match of this event; the server lets whoever is signed in score it. */
const infoIn = (event: MatchInfo['event'], id: string): MatchInfo => ({
  ...infoOf(id, { id, version: 1, base: entityOf(match, 3), queue: [], refusal: null }, readViewer()),
  eventId: 'e1',
  event,
  mayScore: true,
});

const show = (info: MatchInfo) =>
  renderInApp(
    <Routes>
      <Route
        path="/"
        element={<MatchEndDialog match={match} info={info} onUndo={null} onLeave={() => undefined} />}
      />
      <Route path="/matches/:id" element={<p>Nächstes</p>} />
    </Routes>,
    { path: '/' },
  );

const afterDoubleTapGuard = () => {
  const later = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => later() + sameConfirmMs);
};

it('is the next game of the match day that this device may score, one tap away', async () => {
  signInAs();
  const mine = { createdById: userEntity().id };
  const open = matchdayGames(matchdayData({ status: 'running' }), { 2: mine, 4: mine });
  const rounds = [
    { round: 0, kind: 'doubles' as const, homeBoard: ['game0'], awayBoard: ['game1'] },
    { round: 1, kind: 'singles' as const, homeBoard: ['game2', 'game3'], awayBoard: ['game4', 'game5'] },
  ];
  fakeApi({
    'GET /events/e1': () => json(matchdayEvent({ status: 'running', rounds })),
    'GET /events/e1/matches': () => json(open.filter(({ props }) => props.status === 'scheduled')),
  });
  show(infoIn({ teamId: 'bulls', type: 'mdsl-matchday' }, 'game2'));
  const button = await screen.findByRole('button', { name: /^Nächstes Spiel: 5 · / });
  afterDoubleTapGuard();
  fireEvent.click(button);
  expect(await screen.findByText('Nächstes')).toBeTruthy();
});

it('is the next match of a tournament that can be played', async () => {
  signInAs();
  const mine = { createdById: userEntity().id, status: 'scheduled' } as const;
  const planned = (number: number, status: 'ready' | 'waiting') =>
    ({
      key: `knockout/0/${number}`,
      matchId: `m${number}`,
      number,
      stage: 'knockout',
      groupId: null,
      round: 0,
      index: number,
      matchDay: null,
      status,
      slots: [{ kind: 'bye' }, { kind: 'bye' }],
      winner: null,
      score: null,
      caller: null,
      board: null,
    }) satisfies TournamentMatch;
  const matches = [planned(5, 'waiting'), planned(6, 'ready'), planned(7, 'ready')];
  const state = { matches, needed: [], lots: [], withdrawn: [], standings: [], places: [], winner: null };
  fakeApi({
    'GET /events/e1/matches': () =>
      json([
        eventMatch('m7', mine),
        eventMatch('m5', mine),
        eventMatch('m6', { ...mine, createdById: 'other' }),
      ]),
    'GET /events/e1': () => json(tournamentEvent({ status: 'running', state })),
  });
  show(infoIn({ teamId: 'bulls', type: 'tournament' }, 'm1'));
  // The first one waits, and the second one is for somebody else to score.
  expect(await screen.findByRole('button', { name: 'Nächstes Spiel: 7 · Anna – Ben' })).toBeTruthy();
});

it('is missing without network and outside of events', async () => {
  signInAs();
  const calls = fakeApi({ 'GET /events/e1': noNetwork, 'GET /events/e1/matches': noNetwork });
  show(infoIn({ teamId: 'bulls', type: 'mdsl-matchday' }, 'game2'));
  await vi.waitFor(() => expect(callsTo(calls, 'GET /events/e1/matches')).toHaveLength(1));
  expect(screen.queryByText(/Nächstes Spiel/)).toBeNull();
  cleanup();
  show({ ...infoIn(null, 'm1'), eventId: null });
  expect(screen.queryByText(/Nächstes Spiel/)).toBeNull();
  expect(callsTo(calls, 'GET /events/e1/matches')).toHaveLength(1);
});

it('stands beside the best moments of the match', () => {
  renderInApp(
    <MatchEndDialog
      match={playMatch({ config: { legsToWinSet: 1 }, legs: ['501 | 180 60 | 180 45 | 141#1'] })}
      info={infoIn({ teamId: 'bulls', type: 'training' }, 'game2')}
      onUndo={null}
      onLeave={() => undefined}
    />,
  );
  expect(screen.getByLabelText('Highlights').textContent).toBe('18020High Finishes141–Short Legs9–');
});
