import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { ScorerPage } from '../pages/scorer-page.ts';
import { scoresOf } from '../support/api.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { humanPause } from '../support/human-pause.ts';
import { seedMatch } from '../support/matches.ts';
import { useTestbed } from '../support/testbed.ts';

const testbed = useTestbed();

async function openScorer() {
  const device = await testbed.openDevice();
  const matchId = await seedMatch(device.api);
  const scorer = await new ScorerPage(device.page).open(matchId);
  const savedScores = async () => scoresOf(await device.api.readMatch(matchId));
  return { ...device, matchId, scorer, savedScores };
}

/** Two taps in one call, so that they are within 300 ms however busy the machine is. */
const tapTwice = (key: Locator) =>
  key.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });

test('two confirmations within 300 ms record one turn', async () => {
  const { page, scorer, savedScores } = await openScorer();
  await tapTwice(scorer.shortcut(60));
  await expectSoon(() => scorer.activeSide()).toBe('Ben');
  await expectSoon(savedScores).toEqual([60]);

  await humanPause();
  await scorer.type(45);
  await tapTwice(scorer.ok);
  await expectSoon(() => scorer.activeSide()).toBe('Anna');
  await expectSoon(savedScores).toEqual([60, 45]);

  // The same with keys.
  await humanPause();
  await page.evaluate(() => {
    for (const key of ['q', 'w'])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
  await expectSoon(savedScores).toEqual([60, 45, 26]);
  // The next turn comes directly after these, so nothing was recorded twice.
  await humanPause();
  await scorer.turn(11);
  await expectSoon(savedScores).toEqual([60, 45, 26, 11]);
});

test('a double tap on the key that opens the darts-count dialog does not answer it', async () => {
  const { page, api } = await testbed.openDevice();
  const matchId = await seedMatch(api, { config: { startingScore: 40 } });
  const scorer = await new ScorerPage(page).open(matchId);
  await scorer.checkKey.dblclick();
  expect(await scorer.dartsDialog.isVisible()).toBe(true);
  expect(scoresOf(await api.readMatch(matchId))).toEqual([]);
});

test('two tabs of one device show one match and record each turn once', async () => {
  const { context, matchId, scorer, savedScores } = await openScorer();
  const other = await new ScorerPage(await context.newPage()).open(matchId);
  await scorer.turn(60);
  await expectSoon(() => other.rest('Anna')).toBe('441');
  await other.turn(45);
  await expectSoon(() => scorer.rest('Ben')).toBe('456');
  await expectSoon(savedScores).toEqual([60, 45]);

  await Promise.all([scorer.type(100), other.type(100)]);
  await scorer.confirm();
  await expectSoon(() => other.activeSide()).toBe('Ben');
  expect(await other.typed.innerText()).toBe('');
  expect(await other.ok.isDisabled()).toBe(true);
  await expectSoon(savedScores).toEqual([60, 45, 100]);
  await other.undo();
  await expectSoon(() => scorer.rest('Anna')).toBe('441');
  await expectSoon(savedScores).toEqual([60, 45]);
});

test('a tab says why its turns wait for another tab, and sends them when that one is closed', async () => {
  const { page, context, matchId, scorer, savedScores } = await openScorer();
  // The first tab gets no answer. The second one opens meanwhile, so that it cannot be first.
  await page.route('**/matches/*/throw', () => undefined);
  await Promise.all([page.waitForRequest('**/matches/*/throw'), scorer.turn(60)]);
  const other = await new ScorerPage(await context.newPage()).open(matchId);
  await expectSoon(() => other.rest('Anna')).toBe('441');
  await other.turn(45);
  await expectSoon(() => other.statusText()).toBe('Ein anderer Tab sendet. Warte oder schließ ihn.');
  expect(await scorer.statusText()).toBe('2 Aufnahmen sind noch nicht gespeichert.');
  expect(await savedScores()).toEqual([]);
  await page.close();
  await expectSoon(savedScores).toEqual([60, 45]);
  await expectSoon(() => other.statusText()).toMatch(/^(Bereit|Alle Aufnahmen sind gespeichert.)$/);
});

test('two devices of one match show each other’s turns', async () => {
  const { api, matchId, scorer, savedScores } = await openScorer();
  const second = await testbed.openDevice({ api });
  const other = await new ScorerPage(second.page).open(matchId);
  await scorer.turn(60);
  await expectSoon(() => other.rest('Anna')).toBe('441');
  await other.turn(45);
  await expectSoon(() => scorer.rest('Ben')).toBe('456');
  await scorer.undo();
  await expectSoon(() => other.rest('Ben')).toBe('501');
  await other.turn(26);
  await expectSoon(savedScores).toEqual([60, 26]);
});
