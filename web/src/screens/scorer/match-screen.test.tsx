import '../../test/fake-indexed-db.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMatchLocally, startMatchLocally } from '../../data/match/match-queue.ts';
import { noteEndHere } from '../../data/match/reopening.ts';
import { fakeServer, noNetwork } from '../../test/fake-server.ts';
import { guestParty, playMatch } from '../../test/played-match.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { ConfirmHost } from '../../ui/confirm-action.tsx';
import { MatchScreen } from './match-screen.tsx';

/** All tests run without network: what a device can do alone. */
beforeEach(() => {
  fakeServer(noNetwork);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
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
const afterDoubleTapGuard = () => new Promise((done) => setTimeout(done, 320));

describe('the match screen without network', () => {
  it('starts a match made on this device', async () => {
    show(await create());
    expect(await screen.findByRole('heading', { name: 'Anna – Ben' })).toBeTruthy();
    await tap('Spiel starten');
    expect(await screen.findByRole('region', { name: 'Punkte eingeben' })).toBeTruthy();
  });

  it('switches who throws first before the start', async () => {
    show(await create());
    await tap('Anwurf tauschen');
    expect((await screen.findByRole('button', { name: /^Ben/ })).getAttribute('aria-pressed')).toBe('true');
  });

  it('asks who wins before it gives a match away, and shows the summary', async () => {
    show(await create());
    await tap('Kampflos werten');
    const [, confirm] = await screen.findAllByRole<HTMLButtonElement>('button', { name: 'Kampflos werten' });
    expect(confirm?.disabled).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: 'Sieg für Ben' }));
    if (confirm !== undefined) fireEvent.click(confirm);
    expect(await screen.findByText(/nicht gespielt/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Checkout zurücknehmen' })).toBeNull();
  });

  it('leads over the end of the match to the summary, and back by undo', async () => {
    const id = await create(1);
    await startMatchLocally(id);
    show(id);
    await tap('Check 170');
    await screen.findByRole('dialog', { name: 'Game shot and match!' });
    await afterDoubleTapGuard();
    await tap('Zur Zusammenfassung');
    expect(await screen.findByText('1 Aufnahme ist noch nicht gespeichert.')).toBeTruthy();
    await tap('Checkout zurücknehmen');
    expect(await screen.findByRole('region', { name: 'Punkte eingeben' })).toBeTruthy();
  });

  it('asks before it takes back the end of a match that is over for a while', async () => {
    const id = await create(1);
    await startMatchLocally(id);
    show(id);
    await tap('Check 170');
    await screen.findByRole('dialog', { name: 'Game shot and match!' });
    await afterDoubleTapGuard();
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

  it('says that it does not know a match, and offers to try again', async () => {
    show('unknown0000000000000');
    expect(
      await screen.findByText(/^Das Match mit der Id unknown0000000000000 konnte nicht geladen werden\./),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Zurück' }).getAttribute('href')).toBe('/matches');
  });
});
