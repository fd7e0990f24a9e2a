import '../../test/fake-indexed-db.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callsTo, fakeApi } from '../../test/fake-api.ts';
import { liveServer } from '../../test/fake-live-socket.ts';
import { json, type SentCall } from '../../test/fake-server.ts';
import { matchdayData, matchdayGames } from '../../test/matchdays.ts';
import { scoreUpdate, standingWith } from '../../test/standings.ts';
import { forgetKeptAnswers } from '../api/kept-answers.ts';
import { makeQueryClient } from '../api/query-client.ts';
import { useMatchdayGames } from './matchday-games.ts';

vi.mock('socket.io-client', () => import('../../test/fake-live-socket.ts'));

/** The database needs turns of the real clock. */
const realTimeout = setTimeout;
const eventId = 'matchday1';
let calls: readonly SentCall[];

function Games() {
  const games = useMatchdayGames(eventId).data ?? [];
  return <p>{games.filter(({ props }) => props.status === 'finished').length} beendet</p>;
}

const settle = async () => {
  for (let turns = 0; turns < 6; turns += 1) {
    await act(() => vi.advanceTimersByTimeAsync(700));
    await act(() => new Promise((resolve) => realTimeout(resolve, 0)));
  }
};
const reads = () => callsTo(calls, `GET /events/${eventId}/matches`).length;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const running = { status: 'running', standing: standingWith(40), revision: 3 } as const;
  const games = matchdayGames(matchdayData({ status: 'running' }), { 2: running });
  calls = fakeApi({ [`GET /events/${eventId}/matches`]: () => json(games) });
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <Games />
    </QueryClientProvider>,
  );
});
afterEach(async () => {
  cleanup();
  await vi.advanceTimersByTimeAsync(6000);
  vi.useRealTimers();
  await forgetKeptAnswers();
  vi.unstubAllGlobals();
});

it('reads no games after the end of one that it was told, but after other changes', async () => {
  await settle();
  expect(reads()).toBe(1);
  const changed = { eventId, matchIds: ['game2'], isSameForAll: true } as const;
  await act(async () => {
    const standing = standingWith(0, { status: 'finished' });
    liveServer.tell('match-score-updated', { ...scoreUpdate(4, 0, { matchId: 'game2', standing }), eventId });
    liveServer.tell('match-finished', { matchId: 'game2', eventId, revision: 4, winningParty: 0 });
    liveServer.tell('event-changed', { ...changed, revision: 5 });
  });
  await settle();
  expect(screen.getByText('1 beendet')).toBeTruthy();
  expect(reads()).toBe(1);
  const others = [
    { ...changed, matchIds: ['game3'] },
    { ...changed, matchIds: [] },
    { ...changed, isSameForAll: false },
  ];
  for (const [place, other] of others.entries()) {
    await act(async () => liveServer.tell('event-changed', { ...other, revision: 6 + place }));
    await settle();
    expect(reads()).toBe(2 + place);
  }
});
