import { expect, test } from 'vitest';
import { ScorerPage } from '../pages/scorer-page.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { guestSide, seedMatch } from '../support/matches.ts';
import { useTestbed } from '../support/testbed.ts';

const testbed = useTestbed();

/** A scorer of a match in which the party to throw has this many points left. */
async function openAt(points: number) {
  const { page, api } = await testbed.openDevice();
  const matchId = await seedMatch(api, { config: { startingScore: points } });
  const scorer = await new ScorerPage(page).open(matchId);
  const lastTurn = async () => (await api.readMatch(matchId)).props.sets[0]?.legs[0]?.throws.at(-1);
  return { page, api, scorer, lastTurn };
}

test('there is no dialog if the points decide the answer', async () => {
  const { scorer, lastTurn } = await openAt(501);
  for (const score of [180, 60, 100, 0]) {
    await scorer.turn(score);
    expect(await scorer.dartsDialog.isVisible()).toBe(false);
    await expectSoon(async () => (await lastTurn())?.score).toBe(score);
    expect(await lastTurn()).toMatchObject({ dartsThrown: 3, attemptsOnDouble: 0 });
  }
});

test.each([
  { points: 170, score: 170, darts: 3, attempts: 1, why: 'only three darts take out 170' },
  { points: 99, score: 99, darts: 3, attempts: 1, why: '99 cannot be done with two darts' },
  { points: 169, score: 60, darts: 3, attempts: 0, why: '169 is a bogey number' },
  { points: 121, score: 60, darts: 3, attempts: 0, why: 'more than 50 is left' },
])('$score of $points is recorded at once: $why', async ({ points, score, darts, attempts }) => {
  const { scorer, lastTurn } = await openAt(points);
  await scorer.turn(score);
  expect(await scorer.dartsDialog.isVisible()).toBe(false);
  await expectSoon(async () => (await lastTurn())?.score).toBe(score);
  expect(await lastTurn()).toMatchObject({ dartsThrown: darts, attemptsOnDouble: attempts });
});

test('the dialog offers exactly the possible answers', async () => {
  const { page, scorer, lastTurn } = await openAt(60);
  await scorer.type(60);
  await scorer.confirm();
  await scorer.dartsDialog.waitFor();
  expect(await scorer.answersOf('Darts bis zum Checkout')).toEqual(['2', '3']);
  expect(await scorer.answersOf('Darts auf ein Doppel')).toEqual(['1', '2']);
  await page.keyboard.press('Escape');
  await scorer.dartsDialog.waitFor({ state: 'hidden' });
  expect(await lastTurn()).toBeUndefined();
  expect(await scorer.typed.innerText()).toBe('60');

  await scorer.confirm();
  await scorer.dartsDialog.waitFor();
  await page.keyboard.press('3');
  expect(await scorer.answersOf('Darts auf ein Doppel')).toEqual(['1', '2']);
  await page.keyboard.press('2');
  await scorer.dartsDialog.waitFor({ state: 'hidden' });
  await expectSoon(lastTurn).toMatchObject({ score: 60, dartsThrown: 3, attemptsOnDouble: 2 });
});

test('an answer that decides the other question closes the dialog', async () => {
  const { scorer, lastTurn } = await openAt(60);
  await scorer.type(60);
  await scorer.confirm();
  await scorer.answerDarts({ darts: 2 });
  await expectSoon(lastTurn).toMatchObject({ score: 60, dartsThrown: 2, attemptsOnDouble: 1 });
});

test('a checkout that one dart cannot do does not offer one dart', async () => {
  const { scorer } = await openAt(100);
  await scorer.type(100);
  await scorer.confirm();
  await scorer.dartsDialog.waitFor();
  expect(await scorer.answersOf('Darts bis zum Checkout')).toEqual(['2', '3']);
  expect(await scorer.answersOf('Darts auf ein Doppel')).not.toContain('0');
  expect(await scorer.answersOf('Darts auf ein Doppel')).not.toContain('3');
});

test('a turn that misses the finish asks for the attempts only', async () => {
  const { scorer, lastTurn } = await openAt(60);
  await scorer.type(20);
  await scorer.confirm();
  await scorer.dartsDialog.waitFor();
  expect(await scorer.question('Darts bis zum Checkout').isVisible()).toBe(false);
  expect(await scorer.answersOf('Darts auf ein Doppel')).toEqual(['0', '1', '2']);
  await scorer.answerDarts({ attempts: 1 });
  await expectSoon(lastTurn).toMatchObject({ score: 20, dartsThrown: 3, attemptsOnDouble: 1 });
});

test('10 and double 20 from 50 are one attempt', async () => {
  const { scorer, lastTurn } = await openAt(50);
  await scorer.confirm(scorer.checkKey);
  await scorer.dartsDialog.waitFor();
  expect(await scorer.answersOf('Darts bis zum Checkout')).toEqual(['1', '2', '3']);
  await scorer.answerDarts({ darts: 2, attempts: 1 });
  await expectSoon(lastTurn).toMatchObject({ score: 50, dartsThrown: 2, attemptsOnDouble: 1 });
});

test('no points at a double rest are never counted as attempts without a question', async () => {
  const { scorer, lastTurn } = await openAt(40);
  await scorer.type(0);
  await scorer.confirm();
  await scorer.dartsDialog.waitFor();
  expect(await scorer.answersOf('Darts auf ein Doppel')).toEqual(['0', '1', '2', '3']);
  expect(await lastTurn()).toBeUndefined();
  await scorer.answerDarts({ attempts: 0 });
  await expectSoon(lastTurn).toMatchObject({ score: 0, dartsThrown: 3, attemptsOnDouble: 0 });
});

test('the likeliest answer stands first: one tap or Enter is enough', async () => {
  const { page, scorer, lastTurn } = await openAt(60);
  await scorer.type(60);
  await scorer.confirm();
  await scorer.dartsDialog.waitFor();
  expect(await scorer.likeliestAnswer.innerText()).toBe('2 Darts, 1 auf ein Doppel');
  expect(await scorer.likeliestAnswer.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await scorer.dartsDialog.waitFor({ state: 'hidden' });
  await expectSoon(lastTurn).toMatchObject({ score: 60, dartsThrown: 2, attemptsOnDouble: 1 });
});

test('impossible scores cannot be confirmed', async () => {
  const { page, scorer } = await openAt(501);
  for (const score of [163, 166, 169, 172, 173, 175, 176, 178, 179, 181, 999]) {
    await scorer.type(score);
    expect(await scorer.ok.isDisabled(), `${score}`).toBe(true);
    await page.keyboard.press('Delete');
  }
  for (const score of [180, 177, 174, 171, 170, 0]) {
    await scorer.type(score);
    expect(await scorer.ok.isEnabled(), `${score}`).toBe(true);
    await page.keyboard.press('Delete');
  }
});

test('bogey numbers, 1 left and shortcuts that are too high are not accepted', async () => {
  const { page, api } = await testbed.openDevice();
  const matchId = await seedMatch(api, {
    config: { startingScore: 159 },
    sides: [guestSide('A'), guestSide('B')],
  });
  const scorer = await new ScorerPage(page).open(matchId);
  expect(await scorer.checkKey.isDisabled()).toBe(true);
  await scorer.type(159);
  expect(await scorer.ok.isDisabled()).toBe(true);
  await page.keyboard.press('Delete');
  await scorer.turn(100);
  await scorer.turn(100);
  expect(await scorer.rest('A')).toBe('59');
  for (const score of [26, 41, 45]) expect(await scorer.shortcut(score).isEnabled(), `${score}`).toBe(true);
  for (const score of [60, 85, 100]) expect(await scorer.shortcut(score).isDisabled(), `${score}`).toBe(true);
  await scorer.type(58);
  expect(await scorer.ok.innerText()).toBe('Bust');
});

test('a bust is announced and recorded as 0 points with three darts', async () => {
  const { scorer, lastTurn } = await openAt(60);
  await scorer.type(61);
  expect(await scorer.ok.innerText()).toBe('Bust');
  await scorer.confirm();
  await scorer.answerIfAsked({ attempts: 0 });
  await expectSoon(lastTurn).toMatchObject({ score: 0, dartsThrown: 3, attemptsOnDouble: 0 });
  await expectSoon(() => scorer.rest('Anna')).toBe('60');
  expect(await scorer.activeSide()).toBe('Ben');
  await scorer.confirm(scorer.bustKey);
  await scorer.answerIfAsked({ attempts: 1 });
  await expectSoon(async () => (await lastTurn())?.party).toBe(1);
  expect(await lastTurn()).toMatchObject({ score: 0, dartsThrown: 3 });
});
