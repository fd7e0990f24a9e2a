import '../../test/fake-indexed-db.ts';
import type { Match } from '@neundarter/rules/match/types';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMatchLocally, matchQueue, startMatchLocally } from '../../data/match/match-queue.ts';
import { noteEndHere } from '../../data/match/reopening.ts';
import { keepSession } from '../../data/people/session.ts';
import { entityOf } from '../../test/fake-match-server.ts';
import { fakeServer, json, noNetwork, refusal } from '../../test/fake-server.ts';
import { signInAs, userEntity } from '../../test/people.ts';
import { guestParty, paperMatch, playMatch } from '../../test/played-match.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { ConfirmHost } from '../../ui/confirm-action.tsx';
import { sameConfirmMs } from '../../ui/use-tap-guard.ts';
import { MatchScreen } from './match-screen.tsx';

/** All tests run without network: what a device can do alone. */
beforeEach(() => {
  fakeServer(noNetwork);
});
afterEach(() => {
  cleanup();
  keepSession(null);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = (id: string) =>
  renderInApp(
    <>
      <Routes>
        <Route path="/matches/:id" element={<MatchScreen />} />
        <Route path="/matches/view/:id" element={<p>Zuschauer</p>} />
      </Routes>
      <ConfirmHost />
    </>,
    { path: `/matches/${id}` },
  );
const create = (legsToWinSet = 3): Promise<string> =>
  createMatchLocally({
    parties: [guestParty('Anna'), guestParty('Ben')],
    config: playMatch({ config: { legsToWinSet, startingScore: 170 } }).config,
  });
const tap = async (name: string): Promise<void> => {
  fireEvent.click(await screen.findByRole('button', { name }));
};
/** Lets the clock of the page run on by the time within which two taps count as one. */
const afterDoubleTapGuard = () => {
  const later = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => later() + sameConfirmMs);
};

describe('the match screen without network', () => {
  it('starts a match that was created on this device', async () => {
    show(await create());
    expect(await screen.findByRole('heading', { name: 'Anna – Ben' })).toBeTruthy();
    await tap('Match starten');
    expect(await screen.findByRole('region', { name: 'Punkte eingeben' })).toBeTruthy();
  });

  it('switches who throws first before the start', async () => {
    show(await create());
    await tap('Anwurf tauschen');
    expect((await screen.findByRole('button', { name: /^Ben/ })).getAttribute('aria-pressed')).toBe('true');
  });

  it('asks for the winner before it forfeits a match, and shows the summary', async () => {
    show(await create());
    await tap('Kampflos werten');
    await screen.findByRole('alertdialog');
    const [, confirm] = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Kampflos werten' });
    expect(confirm?.disabled).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: 'Sieg für Ben' }));
    if (confirm !== undefined) fireEvent.click(confirm);
    expect(await screen.findByText(/nicht gespielt/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Checkout zurücknehmen' })).toBeNull();
  });

  it('leads from the end of the match to the summary, and back by an undo', async () => {
    const id = await create(1);
    await startMatchLocally(id);
    show(id);
    await tap('Check 170');
    await screen.findByRole('dialog', { name: 'Game shot and match!' });
    afterDoubleTapGuard();
    await tap('Zur Zusammenfassung');
    expect(await screen.findByText('1 Aufnahme ist noch nicht gespeichert.')).toBeTruthy();
    await tap('Checkout zurücknehmen');
    expect(await screen.findByRole('region', { name: 'Punkte eingeben' })).toBeTruthy();
  });

  it('asks before it undoes the end of an older match', async () => {
    const id = await create(1);
    await startMatchLocally(id);
    show(id);
    await tap('Check 170');
    await screen.findByRole('dialog', { name: 'Game shot and match!' });
    afterDoubleTapGuard();
    await tap('Zur Zusammenfassung');
    noteEndHere(id, Date.now() - 2 * 60_000);
    await tap('Checkout zurücknehmen');
    const question = await screen.findByRole('alertdialog', { name: 'Checkout zurücknehmen?' });
    expect(question.textContent).toContain('Anna gegen Ben ist mit 1:0 beendet.');
    await tap('Abbrechen');
    expect(screen.queryByRole('region', { name: 'Punkte eingeben' })).toBeNull();
    await tap('Checkout zurücknehmen');
    await tap('Zurücknehmen');
    expect(await screen.findByRole('region', { name: 'Punkte eingeben' })).toBeTruthy();
  });

  it('shows a result from paper at once, and keeps the own turns until somebody decides', async () => {
    signInAs();
    const id = await create();
    await startMatchLocally(id);
    show(id);
    await tap('Check 170');
    afterDoubleTapGuard();
    const onServer = (match: Match, revision: number) =>
      json({ ...entityOf(match, revision, userEntity().id), id });
    fakeServer(({ method, url }) => {
      if (method === 'GET') return onServer(paperMatch(), 4);
      if (url.endsWith('/throw')) return refusal(409, 'error.invalid-match-status');
      return onServer(playMatch({ isStarted: url.endsWith('/start') }), url.endsWith('/start') ? 1 : 0);
    });
    await matchQueue().wake();
    expect(await screen.findByText('Ergebnis vom Papier')).toBeTruthy();
    expect((await screen.findByRole('alert')).textContent).toMatch(/inzwischen ohne deine Eingaben beendet/);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ben gewinnt');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull();
    const kept = await matchQueue().read(id);
    expect(kept?.queue.map(({ kind }) => kind)).toEqual(['throw']);
    await tap('Verwerfen');
    await tap('Abbrechen');
    expect((await matchQueue().read(id))?.queue).toHaveLength(1);
  });

  it('celebrates nobody over a refusal, and tries again only if the match runs again', async () => {
    signInAs();
    const id = await create(1);
    await startMatchLocally(id);
    show(id);
    await tap('Check 170');
    await screen.findByRole('dialog', { name: 'Game shot and match!' });
    // Meanwhile another device has scored the match to its end.
    const config = { legsToWinSet: 1, startingScore: 170 };
    const other = playMatch({ config, legs: ['170 | 60 50 | 110/3#1'] });
    let onServer = { match: other, revision: 9 };
    const answer = ({ match, revision }: typeof onServer) =>
      json({ ...entityOf(match, revision, userEntity().id), id });
    fakeServer(({ method, url }) => {
      if (method === 'GET') return answer(onServer);
      if (url.endsWith('/throw')) return refusal(409, 'error.invalid-match-status');
      const isStarted = url.endsWith('/start');
      return answer({ match: playMatch({ config, isStarted }), revision: isStarted ? 1 : 0 });
    });
    await matchQueue().wake();
    expect(await screen.findByText(/inzwischen ohne deine Eingaben beendet/)).toBeTruthy();
    expect(screen.queryByText('Game shot and match!')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull();
    // The result is taken back: now the turns of this device fit again.
    onServer = { match: playMatch({ config }), revision: 10 };
    await matchQueue().takeAnswer(id, { ...entityOf(onServer.match, 10, userEntity().id), id });
    expect(await screen.findByRole('button', { name: 'Erneut versuchen' })).toBeTruthy();
    expect(screen.queryByText('Game shot and match!')).toBeNull();
  });

  it('shows that it does not know a match, and offers to try again', async () => {
    show('unknown0000000000000');
    expect(
      await screen.findByText(/^Das Match mit der Id unknown0000000000000 konnte nicht geladen werden\./),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Zurück' }).getAttribute('href')).toBe('/matches');
  });
});
