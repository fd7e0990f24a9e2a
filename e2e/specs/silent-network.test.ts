import { afterEach, expect, test } from 'vitest';
import { HubPage } from '../pages/hub-page.ts';
import { offlineShellReady } from '../pages/offline-shell.ts';
import { SpectatorPage } from '../pages/spectator-page.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { seedMatch } from '../support/matches.ts';
import { offlineReady, useOwnServer } from '../support/testbed.ts';
import { createTournament } from '../support/tournaments.ts';
import { useTournamentTeam } from '../support/use-tournament-team.ts';

// A network that goes without closing a connection and without an event of the browser: a stopped server looks the same.

const testbed = useOwnServer({}, offlineReady);
const club = useTournamentTeam(testbed, 'Bulls Stille');

const silence = () => process.kill(testbed.server.pid, 'SIGSTOP');
const speak = () => process.kill(testbed.server.pid, 'SIGCONT');
afterEach(() => void speak());

test('nothing is called live while the server says nothing, and the page asks nothing meanwhile', async () => {
  const { page, api, complaints } = await testbed.openDevice();
  const matchId = await seedMatch(api);
  const [opened] = await Promise.all([page.waitForEvent('websocket'), new SpectatorPage(page).open(matchId)]);
  const live = page.getByText('Live', { exact: true });
  const lost = page.getByRole('status').getByText('Verbindung unterbrochen');
  await live.waitFor();
  // The answer to a ping is one byte.
  const asked: string[] = [];
  const pings: string[] = [];
  opened.on('framesent', ({ payload }) => (payload === '3' ? pings : asked).push(String(payload)));
  await expectSoon(() => pings.length).toBeGreaterThan(0);
  // What opens the connection may come after the listener.
  asked.length = 0;

  silence();
  await lost.waitFor();
  expect(await live.count()).toBe(0);
  expect(opened.isClosed()).toBe(false);
  speak();
  await live.waitFor();
  expect(await lost.count()).toBe(0);
  await api.playTurns(matchId, [{ score: 60 }]);
  await expectSoon(() => new SpectatorPage(page).rest('Anna')).toBe('441');
  expect(asked).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a tournament that was never seen here says so, and comes by itself', async () => {
  const id = await createTournament(club, { name: 'Nie gesehen', mode: 'single-knockout' });
  const { page } = await testbed.openDevice({ account: club.chief });
  await new HubPage(page).open();
  await offlineShellReady(page);
  silence();
  await page.goto(`/tournaments/${id}`, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1, name: 'Keine Verbindung' }).waitFor();
  expect(await page.getByText('Turnier wird geladen...').count()).toBe(0);
  speak();
  await page.getByRole('heading', { level: 1, name: 'Nie gesehen' }).waitFor();
});
