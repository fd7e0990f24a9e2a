import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { SummaryPage } from '../pages/summary-page.ts';
import { type Account, giveRole, makeAdmin, registerUser } from '../support/accounts.ts';
import { violationsOf } from '../support/axe.ts';
import { seedMatchWithDarts } from '../support/dart-matches.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { checkout, guestSide, scores, seedMatch } from '../support/matches.ts';
import { useTestbed } from '../support/testbed.ts';

const testbed = useTestbed();

let anna: Account;
beforeAll(async () => {
  const admin = await makeAdmin(testbed.server, await registerUser(testbed.server, { firstName: 'Chef' }));
  anna = await giveRole(admin, await registerUser(testbed.server), 'scorer-analyzer');
});

const sides = [guestSide('Anna'), guestSide('Ben')] as const;
const analysisOf = (page: Page) => page.getByRole('region', { name: 'Dart-Analyse' });

/** A device of Anna, with the analysis mode switched on in her account. */
async function openAnalyst(): Promise<Page> {
  const { page } = await testbed.openDevice({ account: anna });
  await page.goto('/account');
  await page.getByRole('switch', { name: 'Analysemodus' }).check();
  return page;
}

const seedDarts = () =>
  seedMatchWithDarts(anna.api, { sides, config: { startingScore: 301, legsToWinSet: 2 } });

test('shows the darts of a match on the board, by player and target, with a table', async () => {
  const match = await seedDarts();
  const throws = match.props.sets.flatMap((set) => set.legs.flatMap((leg) => leg.throws));
  const count = (turns: typeof throws) => turns.reduce((sum, { darts }) => sum + (darts?.length ?? 0), 0);
  const page = await openAnalyst();
  await new SummaryPage(page).open(match.id);
  const analysis = analysisOf(page);
  await analysis.waitFor();
  const dots = analysis.locator('circle[data-hit], circle:not([data-hit])[cx]');
  expect(await dots.count()).toBe(count(throws));

  await analysis.getByRole('combobox', { name: 'Spieler' }).selectOption('Ben');
  expect(await dots.count()).toBe(count(throws.filter(({ party }) => party === 1)));

  await analysis.getByText('Als Tabelle').click();
  const rows = analysis.getByRole('table', { name: 'Gruppierung je Ziel' }).locator('tbody tr');
  const all = await rows.count();
  expect(all).toBeGreaterThan(2);
  const [target = '', thrown = '', , , spread = ''] = await rows.first().locator('th, td').allInnerTexts();
  expect(spread).toMatch(/^\d+,\d\d mm$/);
  await analysis.getByRole('combobox', { name: 'Ziel' }).selectOption(`${target} (${thrown})`);
  expect(await rows.count()).toBe(1);
  expect(await dots.count()).toBe(Number(thrown));

  await analysis.getByRole('radio', { name: 'Heatmap' }).check();
  expect(await dots.count()).toBe(0);
  expect(await analysis.locator('rect').count()).toBeGreaterThan(20);
});

test('shows the darts of one leg beside the leg', async () => {
  const match = await seedDarts();
  const page = await openAnalyst();
  await page.goto(`/matches/${match.id}/1/1`);
  const turns = match.props.sets[0]?.legs[0]?.throws ?? [];
  const darts = turns.reduce((sum, turn) => sum + (turn.darts?.length ?? 0), 0);
  const picture = analysisOf(page).getByRole('img');
  await expectSoon(() => picture.getAttribute('aria-label')).toMatch(new RegExp(`^${darts} Darts`));
});

test('says so if no darts are stored', async () => {
  const id = await seedMatch(anna.api, {
    config: { startingScore: 101, legsToWinSet: 1 },
    turns: [...scores(61, 20), checkout(40, 1)],
  });
  const page = await openAnalyst();
  await new SummaryPage(page).open(id);
  await analysisOf(page).getByText('Hier sind keine Darts gespeichert.').waitFor();
});

test('is shown only with the role, after it is switched on', async () => {
  const match = await seedDarts();
  for (const account of [anna, await registerUser(testbed.server)]) {
    const { page } = await testbed.openDevice({ account });
    const summary = await new SummaryPage(page).open(match.id);
    await summary.legs.first().waitFor();
    expect(await analysisOf(page).count()).toBe(0);
    if (account === anna) continue;
    await page.evaluate(() => localStorage.setItem('analysis-mode', 'true'));
    await page.reload();
    await summary.legs.first().waitFor();
    expect(await analysisOf(page).count()).toBe(0);
  }
});

test.each(['light', 'dark'] as const)('axe finds nothing, %s', async (scheme) => {
  const match = await seedDarts();
  const page = await openAnalyst();
  await page.evaluate((value) => localStorage.setItem('color-scheme', JSON.stringify(value)), scheme);
  await new SummaryPage(page).open(match.id);
  await analysisOf(page).getByText('Als Tabelle').click();
  expect(await violationsOf(page)).toEqual([]);
  await analysisOf(page).getByRole('radio', { name: 'Heatmap' }).check();
  expect(await violationsOf(page)).toEqual([]);
});
