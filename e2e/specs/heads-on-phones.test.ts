import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { TournamentPage } from '../pages/tournament-page.ts';
import { expectAccessible } from '../support/accessible.ts';
import { startBigCup } from '../support/big-cup.ts';
import { screens } from '../support/browser.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { useTestbed } from '../support/testbed.ts';
import { tournamentMatches, winMatch } from '../support/tournaments.ts';
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
    await expectAccessible(page, `knockout, ${mode}`);
    const first = main
      .getByText(/Spiel 1\b/)
      .locator('visible=true')
      .first();
    await inSight('/management', first);
    await expectAccessible(page, `management, ${mode}`);

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
