import { expect, test } from 'vitest';
import { ScorerPage } from '../pages/scorer-page.ts';
import { SummaryPage } from '../pages/summary-page.ts';
import { expectAccessible } from '../support/accessible.ts';
import { createTeam, createTraining, joinTeam, makeAdmin, registerUser } from '../support/accounts.ts';
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

/** Runs in the page: holds a transaction open for as long as the page lives, so that no other one can write. */
const keepDatabaseBusy = () =>
  new Promise<void>((hold, fail) => {
    const opening = indexedDB.open('neundarter');
    opening.addEventListener('error', fail);
    opening.addEventListener('success', () => {
      const matches = opening.result.transaction('matches', 'readwrite').objectStore('matches');
      const readAgain = (): void => {
        matches.count().addEventListener('success', () => {
          hold();
          readAgain();
        });
      };
      readAgain();
    });
  });

const finished = {
  config: { startingScore: 101, legsToWinSet: 1 },
  turns: [...scores(61, 20), checkout(40, 1)],
};

/** The summary of a match that ended elsewhere. */
async function openFinished() {
  const { page, api } = await testbed.openDevice();
  const matchId = await seedMatch(api, finished);
  await new SummaryPage(page).open(matchId);
  return { page, api, matchId, scorer: new ScorerPage(page) };
}

test('one tap or ctrl+Z undoes one turn, back to the first', async () => {
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

test('a mistaken checkout can be undone after the next leg has begun', async () => {
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

test('the last turn can be undone while the popup of a leg is open', async () => {
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

test('the last checkout can be undone in the dialog at the end and in the summary', async () => {
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

test('a turn on screen survives a reload, also if the database had no time to store it', async () => {
  const { page, scorer, savedScores } = await openScorer({});
  await scorer.turn(60);
  await page.evaluate(keepDatabaseBusy);
  await scorer.turn(41);
  await expectSoon(() => scorer.rest('Ben')).toBe('460');
  await page.reload();
  await scorer.pad.waitFor();
  await expectSoon(() => scorer.rest('Ben')).toBe('460');
  await expectSoon(savedScores).toEqual([60, 41]);
});

test('the end of a match on another device is undone only after a question', async () => {
  const { page, api, matchId, scorer } = await openFinished();
  const status = async () => (await api.readMatch(matchId)).props.status;
  const summary = new SummaryPage(page);
  await summary.undoCheckout.click();
  await summary.question.getByText('Anna gegen Ben ist mit 1:0 beendet.').waitFor();
  await expectAccessible(page, 'question before the undo');
  await summary.question.getByRole('button', { name: 'Abbrechen' }).click();
  await summary.question.waitFor({ state: 'hidden' });
  expect(await status()).toBe('finished');
  await summary.undoCheckout.click();
  await summary.confirmUndo.click();
  await expectSoon(() => scorer.rest('Anna')).toBe('40');
  await expectSoon(status).toBe('running');
});

test('a platform admin has to give a reason, which is shown at the match', async () => {
  const { server } = testbed;
  const admin = await makeAdmin(server, await registerUser(server, { firstName: 'Ada' }));
  const teamId = await createTeam(admin, 'Bullseye');
  const anna = await joinTeam(server, { admin, account: await registerUser(server), teamId });
  const eventId = await createTraining(admin, { teamId, name: 'Donnerstag' });
  const matchId = await seedMatch(anna.api, { ...finished, eventId });
  const { page } = await testbed.openDevice({ account: admin });
  const summary = await new SummaryPage(page).open(matchId);
  await summary.undoCheckout.click();
  await summary.confirmUndo.click();
  await page.getByText('Bitte gib einen Grund an.').waitFor();
  await page.getByRole('textbox', { name: 'Grund' }).fill('Falsches Doppel');
  await expectAccessible(page, 'reason of the undo');
  await summary.confirmUndo.click();
  await expectSoon(async () => (await anna.api.readMatch(matchId)).props.status).toBe('running');
  await anna.api.playTurns(matchId, [checkout(40, 1)]);
  const phone = await testbed.openDevice({ account: anna });
  await new SummaryPage(phone.page).open(matchId);
  await phone.page
    .getByRole('region', { name: 'Nachträglich geöffnet' })
    .getByText(/: Falsches Doppel$/)
    .waitFor();
});
