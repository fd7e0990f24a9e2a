import '../../test/fake-indexed-db.ts';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepSession } from '../../data/people/session.ts';
import { callsTo, fakeApi } from '../../test/fake-api.ts';
import { json } from '../../test/fake-server.ts';
import { playerEntity, signInAs } from '../../test/people.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { PracticeRoomScreen } from './practice-room-screen.tsx';

afterEach(() => {
  cleanup();
  act(() => keepSession(null));
  vi.unstubAllGlobals();
  localStorage.clear();
});

const head = (id: string, score: number, startDateTime: number) => ({
  id,
  props: {
    playerId: 'p1',
    createdById: 'u1',
    status: 'finished',
    startDateTime,
    finishedAt: startDateTime + 1,
    config: { maxNoOfThrows: 100, targetScore: 20 },
    standing: { score, hits: { triple: 0, double: 0, single: score, miss: 100 - score } },
    revision: 101,
  },
});

const serve = (games: readonly ReturnType<typeof head>[]) =>
  fakeApi({
    'GET /scoring-games': ({ url }) => {
      const query = new URL(url, 'http://x').searchParams;
      if (query.get('status') === 'running') return json([]);
      const skip = Number(query.get('skip') ?? 0);
      return json(games.slice(skip, skip + Number(query.get('limit'))));
    },
    'GET /scoring-games/count': () => json({ count: games.length }),
  });

describe('the practice room', () => {
  it('shows the best game and the history of a player, three on each page', async () => {
    signInAs({ player: playerEntity() });
    const calls = serve([1, 2, 3, 4].map((number) => head(`game${number}`, 90 + number, number * 1e9)));
    renderInApp(<PracticeRoomScreen />);
    expect(await screen.findAllByRole('listitem')).not.toHaveLength(0);
    expect(await screen.findByText('4 Spiele')).toBeTruthy();
    const links = screen.getAllByRole('link', { name: /Punkte/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      [1, 2, 3].map((number) => `/practice-room/scoring-games/game${number}`),
    );
    for (const { url } of callsTo(calls, 'GET /scoring-games')) expect(url).toContain('playerId=p1');
  });

  it('explains how to begin if nothing was played', async () => {
    signInAs({ player: playerEntity() });
    serve([]);
    renderInApp(<PracticeRoomScreen />);
    await screen.findByText('Du hast noch kein Spiel gespielt. Starte jetzt dein Scoring-Training!');
    expect(screen.getByRole('region', { name: 'Dein bestes Spiel' }).textContent).toBe('Dein bestes Spiel-');
  });

  it('has no history for a guest', async () => {
    const calls = serve([]);
    renderInApp(<PracticeRoomScreen />);
    await screen.findByRole('button', { name: 'Spiel starten' });
    expect(screen.queryByRole('region', { name: 'Spielverlauf' })).toBeNull();
    for (const { url } of callsTo(calls, 'GET /scoring-games')) expect(url).not.toContain('playerId');
  });
});
