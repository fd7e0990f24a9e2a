import { expect, test } from 'vitest';
import { ScorerPage } from '../pages/scorer-page.ts';
import { SetupPage } from '../pages/setup-page.ts';
import { SummaryPage } from '../pages/summary-page.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { checkout, scores, seedMatch } from '../support/matches.ts';
import { useTestbed } from '../support/testbed.ts';

const testbed = useTestbed();

async function openScorer(seeded: Parameters<typeof seedMatch>[1]) {
  const { page, api } = await testbed.openDevice();
  const matchId = await seedMatch(api, seeded);
  const scorer = await new ScorerPage(page).open(matchId);
  return { page, api, matchId, scorer };
}

test('two pairs throw in turn, partner after partner', async () => {
  const { page, api } = await testbed.openDevice();
  const setup = await new SetupPage(page).open();
  await setup.choosePair(1, ['Anna', 'Ada']);
  await setup.choosePair(2, ['Ben', 'Bodo']);
  const matchId = await setup.start();
  const scorer = new ScorerPage(page);
  await scorer.pad.waitFor();
  for (const name of ['Anna', 'Ben', 'Ada', 'Bodo', 'Anna']) {
    await page.getByRole('region').getByText(`${name} ist dran`).waitFor();
    await scorer.turn(60);
  }
  await expectSoon(() => scorer.rest('Anna, Ada')).toBe('321');
  const names = new Map(
    (await api.readMatch(matchId)).props.parties.flatMap((party) =>
      party.type === 'double' ? party.players.map((player) => [player.id, player] as const) : [],
    ),
  );
  await expectSoon(async () =>
    (await api.readMatch(matchId)).props.sets[0]?.legs[0]?.throws.map(({ playerId }) => {
      const player = names.get(playerId);
      return player?.type === 'guest' ? player.name : null;
    }),
  ).toEqual(['Anna', 'Ben', 'Ada', 'Bodo', 'Anna']);
});

test('guests in pairs may have the same name', async () => {
  const { page } = await testbed.openDevice();
  const setup = await new SetupPage(page).open();
  await setup.choosePair(1, ['Anna', 'Ada']);
  await setup.choosePair(2, ['Ben', 'Anna']);
  await setup.start();
  const scorer = new ScorerPage(page);
  await scorer.turns(60, 45, 100);
  await expectSoon(() => scorer.activeSide()).toBe('Ben, Anna');
});

test('a match in sets counts sets and legs up to its summary', async () => {
  const { page } = await testbed.openDevice();
  const setup = await new SetupPage(page).open();
  await setup.fillGuests('Anna', 'Ben');
  await setup.setStartingScore(40);
  await setup.chooseInGroup('Sätze', 'First to');
  await setup.setCount('Gewonnene Sätze', 2);
  await setup.setCount('Legs pro Satz (First to)', 1);
  await setup.start();
  const scorer = new ScorerPage(page);
  await scorer.turn(40, { darts: 1, attempts: 1 });
  await page.getByRole('button', { name: /^Game shot and set!/ }).waitFor();
  await page.getByRole('heading', { name: /^Satz 2 · Leg 1/ }).waitFor();
  await scorer.turn(0, { attempts: 3 });
  await scorer.turn(40, { darts: 2, attempts: 2 });
  await scorer.toSummary();
  const summary = new SummaryPage(page);
  expect((await summary.result.innerText()).replaceAll(/\s+/g, '')).toMatch(/2:0Sätze/);
  expect(await summary.legs.allInnerTexts()).toEqual([
    expect.stringContaining('Satz 1 Leg 1'),
    expect.stringContaining('Satz 2 Leg 1'),
  ]);
});

test('with double-in no points count before a double', async () => {
  const { page, scorer } = await openScorer({ config: { startingScore: 301, checkInMode: 'double-in' } });
  for (const score of [1, 171, 180, 177]) {
    await scorer.type(score);
    expect(await scorer.ok.isDisabled(), `${score}`).toBe(true);
    await page.keyboard.press('Delete');
  }
  await scorer.turn(0);
  await scorer.turn(40);
  await expectSoon(() => scorer.rest('Ben')).toBe('261');
  await scorer.turn(170);
  await scorer.turn(180);
  await expectSoon(() => scorer.rest('Ben')).toBe('81');
});

test('an even best-of may end in a draw', async () => {
  const { page, scorer } = await openScorer({
    config: { startingScore: 40, legMode: 'best-of', maxLegsToPlay: 2 },
    turns: [checkout(40, 1)],
  });
  await scorer.turn(40, { darts: 1, attempts: 1 });
  await scorer.endDialog.waitFor();
  expect(await scorer.endDialog.innerText()).toContain('Unentschieden');
  await scorer.toSummary();
  expect(await new SummaryPage(page).title.innerText()).toBe('Anna und Ben trennen sich unentschieden');
});

test('a bull-out decides who throws first in the deciding leg', async () => {
  const { page, api, matchId, scorer } = await openScorer({
    config: { startingScore: 40, legsToWinSet: 2 },
    turns: [checkout(40, 1), checkout(40, 1)],
  });
  const question = page.getByRole('region', { name: 'Entscheidungsleg: Wer beginnt?' });
  await question.waitFor();
  expect(await scorer.activeSide()).toBe('Anna');
  await question.getByRole('button', { name: 'Ben' }).click();
  await question.waitFor({ state: 'hidden' });
  await expectSoon(() => scorer.activeSide()).toBe('Ben');
  await expectSoon(async () => (await api.readMatch(matchId)).props.currentParty).toBe(1);
  await scorer.turn(40, { darts: 1, attempts: 1 });
  await scorer.endDialog.waitFor();
  expect(await scorer.endDialog.innerText()).toContain('Ben gewinnt!');
});

test('without a bull-out the deciding leg begins as usual', async () => {
  const { page, scorer } = await openScorer({
    config: { startingScore: 40, legsToWinSet: 2, bullOutForDecider: false },
    turns: [checkout(40, 1), checkout(40, 1)],
  });
  expect(await scorer.activeSide()).toBe('Anna');
  expect(await page.getByText('Entscheidungsleg: Wer beginnt?').isVisible()).toBe(false);
});

test('who throws first can be changed until the first throw', async () => {
  const { page, api } = await testbed.openDevice();
  const setup = await new SetupPage(page).open();
  await setup.fillGuests('Anna', 'Ben');
  const matchId = await setup.create();
  await page.getByRole('button', { name: 'Anwurf tauschen' }).click();
  await expectSoon(() => page.getByRole('button', { name: /^Ben/ }).getAttribute('aria-pressed')).toBe(
    'true',
  );
  await page.getByRole('button', { name: 'Match starten' }).click();
  const scorer = new ScorerPage(page);
  await expectSoon(() => scorer.activeSide()).toBe('Ben');
  await page.getByRole('button', { name: 'Anwurf tauschen' }).click();
  await expectSoon(() => scorer.activeSide()).toBe('Anna');
  await scorer.turns(60);
  expect(await page.getByRole('button', { name: 'Anwurf tauschen' }).isVisible()).toBe(false);
  await expectSoon(async () => (await api.readMatch(matchId)).props.startingParty).toBe(0);
});

test('a match can be forfeited before it starts, finally and only after a confirmation', async () => {
  const { page, api } = await testbed.openDevice();
  const matchId = await seedMatch(api, { isStarted: false });
  await page.goto(`/matches/${matchId}`);
  await page.getByRole('button', { name: 'Kampflos werten' }).click();
  const dialog = page.getByRole('alertdialog');
  const confirm = dialog.getByRole('button', { name: 'Kampflos werten' });
  expect(await confirm.isDisabled()).toBe(true);
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  expect((await api.readMatch(matchId)).props.status).toBe('scheduled');

  await page.getByRole('button', { name: 'Kampflos werten' }).click();
  await dialog.getByRole('radio', { name: 'Sieg für Ben' }).check();
  await confirm.click();
  const summary = new SummaryPage(page);
  await expectSoon(() => summary.title.innerText()).toBe('Ben gewinnt');
  expect((await summary.result.innerText()).replaceAll(/\s+/g, '')).toMatch(/0:3.*Kampflosgewertet/);
  await expectSoon(async () => (await api.readMatch(matchId)).props.isForfeited).toBe(true);
  expect(await summary.undoCheckout.isVisible()).toBe(false);
});

test('rests of 170 or less are struck through in the throw list', async () => {
  const { scorer } = await openScorer({ config: { startingScore: 301 }, turns: scores(100, 180) });
  await expectSoon(() => scorer.throwList('Ben').locator('s').allInnerTexts()).toEqual(['121']);
  expect(await scorer.throwList('Anna').locator('s').count()).toBe(0);
});
