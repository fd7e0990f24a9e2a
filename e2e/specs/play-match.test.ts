import { expect, test } from 'vitest';
import { HubPage } from '../pages/hub-page.ts';
import { ScorerPage } from '../pages/scorer-page.ts';
import { SetupPage } from '../pages/setup-page.ts';
import { SummaryPage } from '../pages/summary-page.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { seedMatch } from '../support/matches.ts';
import { useOwnServer } from '../support/testbed.ts';

/** Only a server without matches greets a new guest. */
const testbed = useOwnServer();

/** A browser without any stored data. */
const stranger = { storageState: { cookies: [], origins: [] }, hasTouch: true };

test('a new visitor plays a match to its end with one finger, and then the same again', async () => {
  const { page, api, complaints } = await testbed.openDevice(stranger);
  const hub = await new HubPage(page).open();
  await expectSoon(() => page.url()).toBe(`${testbed.server.url}/matches`);
  await page.getByRole('heading', { name: 'Willkommen bei Neundarter' }).waitFor();
  await hub.newMatch.tap();

  const setup = new SetupPage(page);
  await setup.fillGuests('Anna', 'Ben');
  await setup.chooseInGroup('Startpunkte', '170');
  await setup.setCount('Gewonnene Legs', 2);
  const matchId = await setup.start();

  const scorer = new ScorerPage(page, 'touch');
  await expectSoon(() => scorer.rest('Anna')).toBe('170');
  expect(await scorer.activeSide()).toBe('Anna');
  await scorer.turn(100);
  await expectSoon(() => scorer.rest('Anna')).toBe('70');
  expect(await scorer.activeSide()).toBe('Ben');
  await scorer.confirm(scorer.shortcut(60));
  await expectSoon(() => scorer.rest('Ben')).toBe('110');
  await scorer.turn(70, { darts: 3, attempts: 1 });

  await scorer.popup.waitFor();
  expect(await scorer.popup.innerText()).toMatch(/Game shot!\s+Anna\s+Checkout 70 · 6 Darts/);
  await expectSoon(() => scorer.rest('Anna')).toBe('Check');
  await expectSoon(() => scorer.rest('Ben')).toBe('170');
  expect(await scorer.activeSide()).toBe('Ben');
  await scorer.turn(45);
  await expectSoon(() => scorer.rest('Anna')).toBe('170');
  await scorer.turns(100, 45);
  await scorer.turn(70, { darts: 2, attempts: 1 });

  await scorer.endDialog.waitFor();
  expect(await scorer.endDialog.innerText()).toContain('Anna gewinnt!');
  await scorer.toSummary();
  const summary = new SummaryPage(page);
  await expectSoon(() => summary.title.innerText()).toBe('Anna gewinnt');
  expect((await summary.result.innerText()).replaceAll(/\s+/g, '')).toContain('2:0');
  expect(await summary.legs.count()).toBe(2);
  expect(await summary.figures('Höchstes Checkout')).toEqual(['70', '–']);
  await expectSoon(async () => (await api.readMatch(matchId)).props.status).toBe('finished');

  await summary.chooseInMenu('Gleiches Match starten');
  await expectSoon(() => setup.nameField(1).inputValue()).toBe('Anna');
  expect(await setup.nameField(2).inputValue()).toBe('Ben');
  expect(await setup.config.getByRole('radio', { name: '170' }).isChecked()).toBe(true);
  const secondId = await setup.start();
  expect(secondId).not.toBe(matchId);
  await expectSoon(() => scorer.rest('Anna')).toBe('170');
  await expectSoon(async () => (await api.readMatch(secondId)).props.status).toBe('running');
  expect(complaints).toEqual([]);
});

test('the popup of a leg closes by a tap or after four seconds', async () => {
  const { page, api } = await testbed.openDevice();
  await page.clock.install();
  const matchId = await seedMatch(api, { config: { startingScore: 40 } });
  const scorer = await new ScorerPage(page).open(matchId);
  // The first popup also loads its code, which takes as long as it takes.
  await scorer.confirm(scorer.checkKey);
  await page.clock.runFor(400);
  await scorer.answerDarts({ darts: 1, attempts: 1 });
  await scorer.popup.click();
  await scorer.popup.waitFor({ state: 'hidden' });

  await scorer.confirm(scorer.checkKey);
  await page.clock.runFor(400);
  // From here on time advances only by the test, however busy the machine is.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await scorer.answerDarts({ darts: 1, attempts: 1 });
  await page.clock.runFor(100);
  await scorer.popup.waitFor();
  await page.clock.runFor(3_700);
  expect(await scorer.popup.isVisible()).toBe(true);
  await page.clock.runFor(300);
  await scorer.popup.waitFor({ state: 'hidden' });
});

test('the set-up names missing values and remembers players and configuration', async () => {
  const { page } = await testbed.openDevice();
  const setup = await new SetupPage(page).open();
  await setup.nameField(1).fill('Jan');
  await setup.startButton.click();
  await page.getByText('Gib einen Namen für die zweite Seite ein!').waitFor();
  expect(await setup.nameField(2).evaluate((field) => field === document.activeElement)).toBe(true);
  await setup.nameField(2).fill('Uwe');
  await setup.setStartingScore(181);
  await setup.create();

  await setup.open();
  expect(await setup.nameField(1).inputValue()).toBe('Jan');
  expect(await setup.nameField(2).inputValue()).toBe('Uwe');
  expect(await setup.config.getByLabel('Eigene Startpunkte', { exact: true }).inputValue()).toBe('181');
});
