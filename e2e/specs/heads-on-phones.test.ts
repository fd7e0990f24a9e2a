import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { EventPage } from '../pages/event-page.ts';
import { MatchdayPage } from '../pages/matchday-page.ts';
import { TournamentPage } from '../pages/tournament-page.ts';
import { expectAccessible, tallDevice } from '../support/accessible.ts';
import { createTraining } from '../support/accounts.ts';
import { longNames, startBigCup } from '../support/big-cup.ts';
import { screens } from '../support/browser.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { foundSides, startMatchday } from '../support/matchdays.ts';
import { guestSide, seedMatch } from '../support/matches.ts';
import { useTestbed } from '../support/testbed.ts';
import { createTournament, tournamentMatches, winMatch } from '../support/tournaments.ts';
import { useTournamentTeam } from '../support/use-tournament-team.ts';

const testbed = useTestbed();
const club = useTournamentTeam(testbed, 'Bulls Kopf');

/** Where tabs have to end at the latest. px */
const tabsEnd = 200;

const bottomOf = async (what: Locator): Promise<number> => {
  const box = await what.boundingBox();
  return box === null ? Number.POSITIVE_INFINITY : box.y + box.height;
};

test.each(['single-knockout', 'double-knockout'] as const)(
  'the first match of a %s of 64 is in sight',
  async (mode) => {
    const id = await startBigCup(club, mode);
    const { page, complaints } = await testbed.openDevice({ account: club.chief, viewport: screens.phone });
    const tournament = new TournamentPage(page);
    const tabs = page.getByRole('navigation', { name: 'Bereiche des Turniers' });
    const bar = async () =>
      (await page.getByRole('navigation', { name: 'Hauptnavigation' }).boundingBox())?.y ?? 0;
    const inSight = async (path: string, match: Locator) => {
      await tournament.open(id, path);
      await match.waitFor();
      await tabs.waitFor();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await expectSoon(() => bottomOf(tabs)).toBeLessThanOrEqual(tabsEnd);
      expect(await bottomOf(match)).toBeLessThanOrEqual(await bar());
    };
    const main = page.getByRole('main');
    await inSight(
      '/knockout',
      main
        .getByText(/^Spiel 1\b/)
        .locator('visible=true')
        .first(),
    );
    await expectAllAccessible(page, `knockout, ${mode}`);
    const first = main
      .getByText(/Spiel 1\b/)
      .locator('visible=true')
      .first();
    await inSight('/management', first);
    await expectAllAccessible(page, `management, ${mode}`);

    // The head unfolds, and the menu leads on.
    await tournament.open(id, '/highlights');
    await page.getByText(/^64 Spieler · /).click();
    await page.getByText('Bullsweg 1, 07743 Jena').waitFor();
    await page.getByRole('button', { name: 'Diese Seite auf dem Handy öffnen' }).waitFor();
    await page.getByRole('button', { name: 'Mehr zu dieser Seite' }).click();
    await page.getByRole('menuitem', { name: 'Live ansehen' }).waitFor();
    await expectAccessible(page, `unfolded head, ${mode}`);
    await page.keyboard.press('Escape');

    // Without the card about what comes now, as soon as something is played.
    const [begun] = await tournamentMatches(club.chief, id);
    await winMatch(club.chief, begun?.matchId ?? '');
    await inSight(
      '/management',
      main
        .getByText(/Spiel 2\b/)
        .locator('visible=true')
        .first(),
    );
    expect(complaints).toEqual([]);
  },
);

/** Checks the open page in a window in which the bar at the bottom covers nothing of 32 matches. */
const expectAllAccessible = async (page: Page, what: string): Promise<void> => {
  await page.setViewportSize({ ...screens.phone, height: 9000 });
  await expectAccessible(page, what);
  await page.setViewportSize(screens.phone);
};

/** Checks the head of the open page, and that this is seen without scrolling. */
const expectShortHead = async (page: Page, seen: Locator): Promise<void> => {
  const bar = page.getByRole('navigation', { name: 'Hauptnavigation' });
  await seen.waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expectSoon(() => bottomOf(page.getByRole('tablist'))).toBeLessThanOrEqual(tabsEnd);
  await expectSoon(async () => (await bottomOf(seen)) <= ((await bar.boundingBox())?.y ?? 0)).toBe(true);
};

/** Unfolds the head and opens its menu. */
const expectMore = async (page: Page, what: string): Promise<void> => {
  // Otherwise the bar at the bottom covers half of something, which axe finds too small then.
  await page.setViewportSize(tallDevice.viewport);
  await page.locator('header summary').last().click();
  await page.getByRole('button', { name: 'Diese Seite auf dem Handy öffnen' }).waitFor();
  await page.getByRole('button', { name: 'Mehr zu dieser Seite' }).click();
  await page.getByRole('menuitem', { name: 'Live ansehen' }).waitFor();
  await expectAccessible(page, what);
};

test('the first match of a training is in sight', async () => {
  const [name = '', other = ''] = longNames;
  const eventId = await createTraining(club.chief, {
    teamId: club.teamId,
    name: 'Nachbarschaftstraining am Herbstabend',
    isPublic: true,
    location: { address: 'Bullsweg 1', zip: '07743', city: 'Jena' },
  });
  await seedMatch(club.chief.api, { sides: [guestSide(name), guestSide(other)], eventId });
  const { page, complaints } = await testbed.openDevice({ account: club.chief, viewport: screens.phone });
  const event = await new EventPage(page).open(eventId);
  await expectShortHead(page, event.running.first());
  expect(await bottomOf(event.newMatch)).toBeLessThan(screens.phone.height);
  await expectMore(page, 'training');
  expect(complaints).toEqual([]);
});

test('the first game of a match day is in sight', async () => {
  const teams = await foundSides(testbed.server, [longNames[0] ?? '', longNames[1] ?? '']);
  const eventId = await startMatchday(teams, 'Nachbarschaftsspieltag im Herbst');
  const { page, complaints } = await testbed.openDevice({
    account: teams.home.chief,
    viewport: screens.phone,
  });
  const matchday = await new MatchdayPage(page).open(eventId);
  await expectShortHead(page, matchday.game(1));
  expect(await matchday.games()).toBe('0:0');
  await expectMore(page, 'match day');
  expect(complaints).toEqual([]);
});

test('the registration of a tournament begins in sight', async () => {
  const id = await createTournament(club, {
    mode: 'single-knockout',
    name: 'Nachbarschaftspokal am Herbstabend',
  });
  const { page, complaints } = await testbed.openDevice({ viewport: screens.phone });
  await page.goto(`/tournaments/${id}/register`);
  await expectShortHead(page, page.getByText('Einlass ab'));
  await page.setViewportSize(tallDevice.viewport);
  await page.locator('header summary').last().click();
  await page.getByText('Bullsweg 1, 07743 Jena').waitFor();
  await expectAccessible(page, 'registration');
  await page.getByRole('link', { name: 'Zum Turnier' }).click();
  await page.waitForURL(`**/tournaments/${id}/introduction`);
  expect(complaints).toEqual([]);
});

test('a phone held sideways has short heads, too', async () => {
  const cup = await startBigCup(club, 'single-knockout');
  const open = await createTournament(club, { mode: 'single-knockout', name: 'Herbstpokal' });
  const training = await createTraining(club.chief, {
    teamId: club.teamId,
    name: 'Dienstag',
    isPublic: true,
  });
  const { page, complaints } = await testbed.openDevice({
    account: club.chief,
    viewport: { width: 844, height: 390 },
  });
  for (const [path, tabs] of [
    [`/tournaments/${cup}/knockout`, page.getByRole('navigation', { name: 'Bereiche des Turniers' })],
    [`/tournaments/${open}/register`, page.getByRole('tablist')],
    [`/team-lounge/event/${training}`, page.getByRole('tablist')],
  ] as const) {
    await page.goto(path);
    await tabs.waitFor();
    await expectSoon(() => bottomOf(tabs)).toBeLessThanOrEqual(tabsEnd);
  }
  expect(complaints).toEqual([]);
});
