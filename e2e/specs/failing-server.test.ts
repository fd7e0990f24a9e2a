import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessible.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { useTestbed } from '../support/testbed.ts';
import { createTournament } from '../support/tournaments.ts';
import { useTournamentTeam } from '../support/use-tournament-team.ts';

const testbed = useTestbed();
const club = useTournamentTeam(testbed, 'Bulls Geduld');

test('a page asks a failing server a few times, says so, and shows the event once the server is back', async () => {
  const id = await createTournament(club, { mode: 'league', name: 'Geduldspokal' });
  const { page } = await testbed.openDevice();
  let calls = 0;
  let isFailing = true;
  await page.route(
    ({ pathname }) => pathname.endsWith(`/events/${id}`),
    (route) => {
      calls += 1;
      return isFailing ? route.fulfill({ status: 500, body: 'error.internal' }) : route.continue();
    },
  );
  await page.clock.install();
  const pass = (seconds: number) => page.clock.runFor(seconds * 1000);
  const failure = page.getByText(/^Event \S+ konnte nicht geladen werden\./);
  const event = page.getByRole('heading', { level: 1, name: 'Geduldspokal' });

  await page.goto(`/tournaments/${id}`);
  await page.getByText('Turnier wird geladen...').waitFor();
  for (const [place, seconds] of [1, 3, 9].entries()) {
    await expectSoon(async () => calls).toBe(place + 1);
    expect(await failure.count()).toBe(0);
    await pass(seconds);
  }
  await failure.waitFor();
  expect(calls).toBe(4);
  expect(await page.getByText(/Offline/).count()).toBe(0);
  await expectAccessible(page, 'failing server');
  await pass(30);
  expect(calls).toBe(4);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expectSoon(async () => calls).toBe(5);
  await failure.waitFor();

  isFailing = false;
  await pass(60);
  await event.waitFor();

  // Whoever asks does not have to wait.
  await page.goto('about:blank');
  isFailing = true;
  calls = 0;
  await page.goto(`/tournaments/${id}`);
  for (const [place, seconds] of [1, 3, 9].entries()) {
    await expectSoon(async () => calls).toBe(place + 1);
    await pass(seconds);
  }
  await failure.waitFor();
  isFailing = false;
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await event.waitFor();
});
