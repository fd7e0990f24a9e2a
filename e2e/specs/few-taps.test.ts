import { expect, test } from 'vitest';
import { HomePage } from '../pages/home-page.ts';
import { ScorerPage } from '../pages/scorer-page.ts';
import { SetupPage } from '../pages/setup-page.ts';
import { SpectatorPage } from '../pages/spectator-page.ts';
import { screens } from '../support/browser.ts';
import { countTaps } from '../support/count-taps.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { useTestbed } from '../support/testbed.ts';

const testbed = useTestbed();

test('what people do every evening takes few taps', async () => {
  const { page } = await testbed.openDevice({ viewport: screens.phone });
  const home = new HomePage(page);
  const setup = new SetupPage(page);
  const scorer = new ScorerPage(page);
  await page.goto('/');
  const taps = await countTaps(page);
  let before = 0;
  const tapsOfTask = async () => {
    const all = await taps();
    const own = all - before;
    before = all;
    return own;
  };

  await page
    .getByRole('link', { name: /^(Neues Match|Match) starten$/ })
    .first()
    .click();
  await setup.fillGuests('Anna', 'Ben');
  await setup.start();
  await scorer.pad.waitFor();
  expect(await tapsOfTask(), 'a guest starts a match').toBe(2);

  await scorer.turns(60, 100, 45, 26);
  await tapsOfTask();
  const dialog = await scorer.correct('Anna', '45, Rest 396');
  for (const key of ['8', '1', 'Korrigieren'])
    await dialog.getByRole('button', { name: key, exact: true }).click();
  await expectSoon(() => scorer.rest('Anna')).toBe('360');
  expect(await tapsOfTask(), 'correct two turns ago').toBe(4);

  await page.getByRole('button', { name: 'Teilen' }).click();
  await page.getByRole('link', { name: 'Auf diesem Gerät anzeigen' }).click();
  await new SpectatorPage(page).board('Anna').waitFor();
  expect(await tapsOfTask(), 'the television from the scorer').toBe(2);

  await home.open();
  await home.newMatch.click();
  await setup.opponent('Ben').waitFor();
  await setup.start();
  await expectSoon(() => scorer.activeSide()).toBe('Anna');
  expect(await tapsOfTask(), 'a match against the last opponent').toBe(2);
});
