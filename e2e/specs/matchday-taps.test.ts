import { beforeAll, expect, test } from 'vitest';
import { MatchdayPage } from '../pages/matchday-page.ts';
import { SummaryPage } from '../pages/summary-page.ts';
import { screens } from '../support/browser.ts';
import { builtFile } from '../support/built-file.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { foundSides, gameIds, giveGames, type MatchdayTeams, startMatchday } from '../support/matchdays.ts';
import { useTestbed } from '../support/testbed.ts';

const testbed = useTestbed();
let teams: MatchdayTeams;

beforeAll(async () => {
  teams = await foundSides(testbed.server, ['Bulls Tipp', 'DC Tipp']);
});

test('a player is substituted by a press that lasts while the code for dragging comes', async () => {
  const eventId = await startMatchday(teams, 'Früh getippt');
  const { page } = await testbed.openDevice({ viewport: screens.tablet, account: teams.home.chief });
  const held: (() => void)[] = [];
  const code = `**${builtFile('src/screens/event/matchday/line-up-drag.tsx')}`;
  await page.route(code, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  const matchday = await new MatchdayPage(page).open(eventId, '?tab=lineups');
  const out = page.getByRole('button', { name: 'Dora Dorn auswechseln' });
  await expectSoon(() => held.length).toBeGreaterThan(0);
  await out.hover();
  await page.mouse.down();
  const isHere = page.waitForResponse(code).then((answer) => answer.finished());
  for (const letGo of held) letGo();
  await isHere;
  await page.mouse.up();
  await matchday.dialog.getByLabel('Wer kommt rein?').selectOption({ label: 'Eva Ernst' });
  await matchday.dialog.getByRole('button', { name: 'Wechseln', exact: true }).click();
  await page.getByText('Eva Ernst spielt jetzt für Dora Dorn.').waitFor();
});

test('a game of a match day leads back to it', async () => {
  const eventId = await startMatchday(teams, 'Rückweg vom Board');
  const [game = ''] = await gameIds(teams.home.chief, eventId);
  await giveGames(teams.home.chief, [game], () => 0);
  const { page } = await testbed.openDevice({ account: teams.home.chief });
  const summary = await new SummaryPage(page).open(game);
  await summary.menuButton.click();
  expect(await page.getByRole('menuitem').allInnerTexts()).toEqual([
    'Zurück',
    'Zur Team-Lounge',
    'Zum Wettkampf',
  ]);
  await page.getByRole('menuitem', { name: 'Zum Wettkampf' }).click();
  await page.waitForURL(`**/team-lounge/event/${eventId}`);
  await page.getByRole('heading', { level: 1, name: 'Rückweg vom Board' }).waitFor();
});
