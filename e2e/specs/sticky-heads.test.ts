import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Account } from '../support/accounts.ts';
import { newId } from '../support/api.ts';
import { finishTournament, planTournament, startPlanned } from '../support/series-tournaments.ts';
import type { Club } from '../support/teams.ts';
import { useTestbed } from '../support/testbed.ts';
import {
  entrantNames,
  externalPeople,
  foundTournamentTeam,
  startTournament,
} from '../support/tournaments.ts';

// The head of a table stays in sight, and covers no row before anybody scrolls.

const testbed = useTestbed();
const sizes = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1180, height: 820 },
  { width: 1920, height: 1080 },
];
let club: Club;
let chief: Account;

beforeAll(async () => {
  club = await foundTournamentTeam(testbed.server, 'Kopfball');
  chief = club.chief;
});

/** Where the head of the first table is, and whether something lies over it or over the first row. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const table = document.querySelector('main table');
    const [head, row] = [table?.querySelector('thead tr > *'), table?.querySelector('tbody tr > *')];
    if (!table || !head || !row) throw new Error('There is no table');
    const [top, first] = [head.getBoundingClientRect(), row.getBoundingClientRect()];
    const at = document.elementFromPoint(top.left + top.width / 2, top.top + top.height / 2);
    return {
      isHeadInSight: top.top >= 0 && top.bottom <= innerHeight && at !== null && head.contains(at),
      isRowCovered: top.bottom > first.top + 1,
    };
  });

const expectStickyHead = async (page: Page, at: string): Promise<void> => {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.evaluate(() => {
      for (let at = document.querySelector('main table'); at !== null; at = at.parentElement)
        at.scrollTop = 0;
    });
    expect((await measure(page)).isRowCovered, `${at} ${size.width}×${size.height} at the start`).toBe(false);
    const rows = page.locator('main table').first().locator('tbody tr');
    await rows.nth(12).evaluate((row) => row.scrollIntoView({ block: 'center' }));
    const { isHeadInSight } = await measure(page);
    expect(isHeadInSight, `${at} ${size.width}×${size.height} after scrolling`).toBe(true);
  }
};

test('of a league and of a series', async () => {
  const people = externalPeople(entrantNames(20));
  const league = await startTournament(club, { name: 'Stadtliga', mode: 'league' }, 20);
  const cup = await planTournament(club, { name: 'Pokal' });
  await startPlanned(chief, cup, people);
  await finishTournament(chief, cup, people);
  const series = newId();
  const props = { teamId: club.teamId, name: 'Kopfserie', isPublic: true };
  await chief.api.call('POST /series/', { id: series, props });
  await chief.api.call('PATCH /series/', { id: series, changedProps: { addedEventIds: [cup] } });
  const { page, complaints } = await testbed.openDevice({ account: chief });
  await page.goto(`/tournaments/${league}/groups`);
  await page.getByRole('table').first().waitFor();
  await expectStickyHead(page, 'league');
  await page.goto(`/series/${series}`);
  await page.getByRole('table').first().waitFor();
  await expectStickyHead(page, 'series');
  expect(complaints).toEqual([]);
});
