import { expect, test } from 'vitest';
import { HomePage } from '../pages/home-page.ts';
import { ScorerPage } from '../pages/scorer-page.ts';
import { SetupPage } from '../pages/setup-page.ts';
import { SummaryPage } from '../pages/summary-page.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { useTestbed } from '../support/testbed.ts';

const testbed = useTestbed();

const idIn = (url: string): string => new URL(url).pathname.slice('/matches/'.length);

test('a rematch is one tap, also without network; the last opponent is two taps from home', async () => {
  const { page, context, api } = await testbed.openDevice();
  const setup = await new SetupPage(page).open();
  await setup.fillGuests('Anna', 'Ben');
  await setup.chooseInGroup('Startpunkte', '170');
  await setup.setCount('Gewonnene Legs', 1);
  const first = await setup.start();
  const scorer = new ScorerPage(page);
  await scorer.turns(100, 60);
  await scorer.untilLateCode();
  await context.setOffline(true);
  await scorer.turn(70, { darts: 2, attempts: 1 });
  await scorer.endDialog.waitFor();
  await expectAccessible(page, 'dialog with a rematch');
  await scorer.rematch();
  await expectSoon(() => scorer.activeSide()).toBe('Ben');
  expect(await scorer.sides()).toEqual(['Ben', 'Anna']);
  const second = idIn(page.url());
  expect(second).not.toBe(first);
  await scorer.turns(110, 50);
  await context.setOffline(false);
  await expectSoon(async () => (await api.readMatch(second)).props.standing.score).toEqual([60, 120]);
  await scorer.turn(60, { darts: 2, attempts: 1 });
  await scorer.toSummary();
  await new SummaryPage(page).rematch.waitFor();
  await expectAccessible(page, 'summary with a rematch');

  const home = await new HomePage(page).open();
  await home.newMatch.click();
  await setup.opponent('Ben').waitFor();
  await expectAccessible(page, 'set-up with opponents');
  await setup.start();
  await expectSoon(() => scorer.sides()).toEqual(['Anna', 'Ben']);
});
