import { cleanup, screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInApp } from '../test/render-in-app.tsx';
import { Frame } from './frame.tsx';
import { frameOfPath, pageOfPath } from './frame-handle.ts';
import { RedirectMatch } from './redirect-match.tsx';
import { RedirectOwnStats } from './redirect-own-stats.tsx';
import { loadScreenAt, routes } from './router.tsx';

afterEach(cleanup);

function Address() {
  const { pathname, search, hash } = useLocation();
  return pathname.startsWith('/match/') ? <RedirectMatch /> : <output>{pathname + search + hash}</output>;
}

describe('routes', () => {
  it('keep query and hash of the old addresses of matches', () => {
    renderInApp(<Address />, { path: '/match/view/abc?eventId=1#top' });
    expect(screen.getByRole('status').textContent).toBe('/matches/view/abc?eventId=1#top');
  });

  it('lead from /me/stats to the own figures, with the filter', () => {
    renderInApp(
      <Routes>
        <Route path="/me/stats" element={<RedirectOwnStats />} />
        <Route path="*" element={<Address />} />
      </Routes>,
      { path: '/me/stats?opponentType=bot#top' },
    );
    expect(screen.getByRole('status').textContent).toBe('/players/me/stats?opponentType=bot#top');
  });

  it('say in German that a page does not exist, inside the frame', async () => {
    renderInApp(<Frame routes={routes} />, { path: '/gibt-es-nicht' });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Am Board vorbei');
    expect(screen.getByRole('banner')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Statistik' }).disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /Team-Lounge/ }).disabled).toBe(true);
  });

  it.each([
    ['/matches', 'full'],
    ['/matches/new', 'full'],
    ['/matches/abc', 'immersive'],
    ['/matches/view/abc', 'immersive'],
    ['/matches/view/nomatch', 'immersive'],
    ['/matches/abc/1/2', 'full'],
    ['/gibt-es-nicht', 'full'],
  ])('%s has the %s frame', (path, frame) => {
    expect(frameOfPath(routes, path)).toBe(frame);
  });

  it('keep a tournament when its tab changes, and begin anew for another tournament or match', () => {
    const page = (path: string) => pageOfPath(routes, path);
    expect(page('/tournaments/a/groups/1')).toBe(page('/tournaments/a'));
    expect(page('/tournaments/a/knockout')).not.toBe(page('/tournaments/b/knockout'));
    expect(page('/tournaments/a/register')).not.toBe(page('/tournaments/a'));
    expect(page('/matches/a')).not.toBe(page('/matches/b'));
  });

  it.each([
    ['/imprint', '../screens/legal/legal-screen.tsx'],
    ['/confirm/abc', '../screens/confirm/confirm-screen.tsx'],
  ])('begin to load the screen of %s before React asks for it', async (path, file) => {
    const load = vi.fn<() => object>(() => ({}));
    vi.doMock(file, load);
    loadScreenAt(path);
    await vi.waitFor(() => expect(load).toHaveBeenCalled());
    vi.doUnmock(file);
  });
});
