import '../../test/fake-indexed-db.ts';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { entityOf } from '../../test/fake-match-server.ts';
import { fakeServer, json, refusal } from '../../test/fake-server.ts';
import { paperMatch, playMatch } from '../../test/played-match.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { LegDetailScreen } from './leg-detail-screen.tsx';

const match = playMatch({
  config: { legsToWinSet: 2, startingScore: 301 },
  legs: ['301 | 100 60 | 101 60 | 100/2#1', '301 away | 100 60'],
});

const open = (path: string, shown = match) => {
  fakeServer(({ url }) => {
    if (url.includes('/login/guest'))
      return json({ token: 't', guestId: 'g', expiresAt: Date.now() + 7_200_000 });
    return url.includes(shown.id) ? json(entityOf(shown, 1)) : refusal(404, 'error.not-found');
  });
  renderInApp(
    <Routes>
      <Route path="/matches/:matchId/:setNumber/:legNumber" element={<LegDetailScreen />} />
    </Routes>,
    { path },
  );
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a leg', () => {
  it('shows both sides with their figures and every turn', async () => {
    open(`/matches/${match.id}/1/1`);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Leg 1');
    const anna = screen.getByRole('region', { name: 'Anna' });
    expect(within(anna).getAllByText('112,88')).toHaveLength(2);
    expect(within(anna).getByText('Gewonnen')).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Ben' })).getByText('Rest 181')).toBeTruthy();
    const list = screen.getByRole('table', { name: 'Aufnahmen' });
    expect(
      within(list)
        .getAllByRole('row')
        .slice(3)
        .map((row) => row.textContent),
    ).toEqual(['100201602413', '101100601816', '1008 Darts9']);
    expect(within(list).getByText('100', { selector: 's' })).toBeTruthy();
    expect(screen.getByRole('img', { name: /Verlauf der Restpunkte von Anna und Ben/ })).toBeTruthy();
  });

  it('says why it has no turns if the result is from paper', async () => {
    const paper = { ...paperMatch(), id: 'paper000000000000000' };
    open(`/matches/${paper.id}/1/1`, paper);
    expect(await screen.findByText(/stand auf Papier/)).toBeTruthy();
  });

  it('links to the next leg and back', async () => {
    open(`/matches/${match.id}/1/1`);
    await userEvent.click(await screen.findByRole('link', { name: 'Nächstes Leg: Leg 2' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Leg 2');
    expect(screen.getByRole('link', { name: 'Vorheriges Leg: Leg 1' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Nächstes Leg/ })).toBeNull();
  });
});

it.each([`/matches/${match.id}/1/7`, '/matches/unbekannt/1/1'])(
  '%s shows that the leg does not exist',
  async (path) => {
    open(path);
    expect(await screen.findByText('Matchdaten konnten nicht geladen werden...')).toBeTruthy();
  },
);
