import { expect, test } from 'vitest';
import { ScorerPage } from '../pages/scorer-page.ts';
import { SummaryPage } from '../pages/summary-page.ts';
import { scoresOf } from '../support/api.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { checkout, scores, seedMatch } from '../support/matches.ts';
import { useTestbed } from '../support/testbed.ts';

const testbed = useTestbed();

async function openScorer(seeded: Parameters<typeof seedMatch>[1]) {
  const { page, api } = await testbed.openDevice();
  const matchId = await seedMatch(api, seeded);
  const scorer = await new ScorerPage(page).open(matchId);
  const savedScores = async () => scoresOf(await api.readMatch(matchId));
  return { page, api, matchId, scorer, savedScores };
}

test('one tap or ctrl+Z takes one turn back, down to the first', async () => {
  const { page, scorer, savedScores } = await openScorer({});
  expect(await scorer.undoKey.isDisabled()).toBe(true);
  await scorer.turns(60, 41, 100);
  await scorer.undo();
  await expectSoon(() => scorer.rest('Anna')).toBe('441');
  expect(await scorer.activeSide()).toBe('Anna');
  await page.keyboard.press('Control+z');
  await expectSoon(() => scorer.rest('Ben')).toBe('501');
  await page.keyboard.press('Control+z');
  await expectSoon(() => scorer.rest('Anna')).toBe('501');
  expect(await scorer.undoKey.isDisabled()).toBe(true);
  await scorer.turn(85);
  await expectSoon(savedScores).toEqual([85]);
});

test('a mistaken checkout comes back after the next leg has begun', async () => {
  const { scorer, savedScores } = await openScorer({
    config: { startingScore: 101 },
    turns: [...scores(61, 20), checkout(40, 1), ...scores(20, 41)],
  });
  expect(await scorer.activeSide()).toBe('Ben');
  for (const _ of [1, 2, 3]) await scorer.undo();
  await expectSoon(() => scorer.rest('Anna')).toBe('40');
  await expectSoon(() => scorer.rest('Ben')).toBe('81');
  expect(await scorer.activeSide()).toBe('Anna');
  await scorer.turn(20, { attempts: 2 });
  await expectSoon(savedScores).toEqual([61, 20, 20]);
  await expectSoon(() => scorer.rest('Anna')).toBe('20');
});

test('the popup of a leg does not keep anybody from taking it back at once', async () => {
  const { scorer, savedScores } = await openScorer({
    config: { startingScore: 101 },
    turns: scores(61, 20),
  });
  await scorer.turn(40, { darts: 1, attempts: 1 });
  await scorer.popup.waitFor();
  await scorer.undo();
  await scorer.popup.waitFor({ state: 'hidden' });
  await expectSoon(() => scorer.rest('Anna')).toBe('40');
  await expectSoon(savedScores).toEqual([61, 20]);
});

test('the last checkout comes back from the dialog at the end and from the summary', async () => {
  const { page, api, matchId, scorer } = await openScorer({
    config: { startingScore: 101, legsToWinSet: 1 },
    turns: scores(61, 20),
  });
  const status = async () => (await api.readMatch(matchId)).props.status;
  await scorer.turn(40, { darts: 1, attempts: 1 });
  await expectSoon(status).toBe('finished');
  await scorer.undoCheckoutInDialog();
  await expectSoon(() => scorer.rest('Anna')).toBe('40');
  await expectSoon(status).toBe('running');

  await scorer.turn(40, { darts: 2, attempts: 2 });
  await scorer.toSummary();
  const summary = new SummaryPage(page);
  await expectSoon(status).toBe('finished');
  await page.reload();
  await summary.undoCheckout.click();
  await expectSoon(() => scorer.rest('Anna')).toBe('40');
  expect(await scorer.activeSide()).toBe('Anna');
  await expectSoon(status).toBe('running');
});

test('undo works after a reload', async () => {
  const { page, scorer, savedScores } = await openScorer({});
  await scorer.turns(60, 41);
  await page.reload();
  await scorer.pad.waitFor();
  await expectSoon(() => scorer.rest('Ben')).toBe('460');
  await scorer.undo();
  await expectSoon(() => scorer.rest('Ben')).toBe('501');
  await expectSoon(savedScores).toEqual([60]);
});
