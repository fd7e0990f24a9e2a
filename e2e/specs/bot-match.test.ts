import { expect, test } from 'vitest';
import { ScorerPage } from '../pages/scorer-page.ts';
import { SetupPage } from '../pages/setup-page.ts';
import { scoresOf } from '../support/api.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { botSide, guestSide, seedMatch } from '../support/matches.ts';
import { useTestbed } from '../support/testbed.ts';

const testbed = useTestbed();

/** A bot's turn: three darts 1.5 s apart, recorded 1.6 s after the last dart. ms */
const dartMs = 1_500;
const submitMs = 1_600;
const wholeTurnMs = 3 * dartMs + submitMs;

/** Time advances in steps, so that the page draws between two darts. ms */
const stepMs = 300;

/** A device on which time advances only by `run`. */
async function openWithClock() {
  const device = await testbed.openDevice();
  await device.page.clock.install();
  const run = (ms: number) => device.page.clock.runFor(ms);
  /** Stops at a time that is still to come; on a busy machine it may pass before the browser hears of it. */
  const stopTime = async (marginMs = 100): Promise<void> => {
    const at = await device.page.evaluate((margin) => Date.now() + margin, marginMs);
    await device.page.clock.pauseAt(at).catch((error: unknown) => {
      if (marginMs > 1000) throw error;
      return stopTime(2 * marginMs);
    });
  };
  const wholeTurn = async () => {
    for (let passedMs = 0; passedMs < wholeTurnMs + 4 * stepMs; passedMs += stepMs) await run(stepMs);
  };
  return { ...device, run, wholeTurn, stopTime };
}

test('a bot from the set-up throws dart after dart and leaves the next turn to the guest', async () => {
  const { page, api, run, stopTime } = await openWithClock();
  const setup = await new SetupPage(page).open();
  await setup.nameField(1).fill('Anna');
  await setup.chooseBot(2, 5);
  const matchId = await setup.start();
  const scorer = new ScorerPage(page);
  await scorer.pad.waitFor();
  const bot = 'Bot Level 5';
  await scorer.type(60);
  await stopTime();
  await scorer.confirm();
  await expectSoon(() => scorer.activeSide()).toBe(bot);
  await expectSoon(() => scorer.statusText()).toContain('Bereit');
  expect(await scorer.digit(1).isDisabled()).toBe(true);
  const darts = scorer.board(bot).getByRole('listitem');
  for (const count of [1, 2, 3]) {
    await run(dartMs - 10);
    expect(await darts.count()).toBe(count - 1);
    await run(10);
    await expectSoon(() => darts.count()).toBe(count);
  }
  await run(submitMs - 10);
  expect(await scorer.activeSide()).toBe(bot);
  await run(10);
  await expectSoon(() => scorer.activeSide()).toBe('Anna');
  await expectSoon(async () => scoresOf(await api.readMatch(matchId)).length).toBe(2);
  expect(await scorer.digit(1).isEnabled()).toBe(true);
});

test('undo returns to the person before the bot, and stops a bot that is throwing', async () => {
  const { page, api, run, wholeTurn, stopTime } = await openWithClock();
  const matchId = await seedMatch(api, { sides: [guestSide('Anna'), botSide(5)] });
  const scorer = await new ScorerPage(page).open(matchId);
  await scorer.type(60);
  await stopTime();
  await scorer.confirm();
  await wholeTurn();
  await expectSoon(async () => scoresOf(await api.readMatch(matchId)).length).toBe(2);
  await scorer.undo();
  await expectSoon(async () => scoresOf(await api.readMatch(matchId))).toEqual([]);
  await run(400);
  await expectSoon(() => scorer.rest('Anna')).toBe('501');
  expect(await scorer.rest('Bot Level 5')).toBe('501');

  await scorer.type(45);
  await scorer.confirm();
  await run(dartMs);
  await scorer.undo();
  await expectSoon(() => scorer.activeSide()).toBe('Anna');
  await wholeTurn();
  await expectSoon(async () => scoresOf(await api.readMatch(matchId))).toEqual([]);
  expect(await scorer.rest('Bot Level 5')).toBe('501');
});

test('the bot throws the same darts after a reload in the middle of a turn', async () => {
  const { page, api, run, stopTime } = await openWithClock();
  const matchId = await seedMatch(api, { sides: [botSide(5), guestSide('Anna')] });
  const scorer = await new ScorerPage(page).open(matchId);
  await stopTime();
  const darts = scorer.board('Bot Level 5').getByRole('listitem');
  await expectSoon(() => scorer.statusText()).toContain('Bereit');
  // In steps, because some time may have passed before it was stopped.
  const threeDarts = async () => {
    while ((await darts.count()) < 3) await run(stepMs);
  };
  await threeDarts();
  const before = await darts.allInnerTexts();
  await page.clock.resume();
  await page.reload();
  await scorer.pad.waitFor();
  await stopTime();
  await threeDarts();
  expect(await darts.allInnerTexts()).toEqual(before);
});

test('a bot plays a match to its end, and its checkout can be undone', async () => {
  const { page, api, run, wholeTurn, stopTime } = await openWithClock();
  const matchId = await seedMatch(api, {
    sides: [guestSide('Anna'), botSide(11)],
    config: { startingScore: 40, legsToWinSet: 1 },
  });
  const scorer = await new ScorerPage(page).open(matchId);
  await stopTime();
  const hasEnded = () => scorer.endDialog.isVisible();
  for (let turn = 0; turn < 12 && !(await hasEnded()); turn += 1) {
    await scorer.confirm(scorer.digit(0));
    await scorer.confirm();
    await run(400);
    await scorer.answerIfAsked({ attempts: 3 });
    await wholeTurn();
    await expectSoon(async () => (await hasEnded()) || (await scorer.activeSide()) === 'Anna').toBe(true);
  }
  expect(await scorer.endDialog.innerText()).toContain('Bot Level 11 gewinnt!');
  await run(400);
  await scorer.undoCheckoutInDialog();
  await expectSoon(() => scorer.activeSide()).toBe('Anna');
  await expectSoon(async () => (await api.readMatch(matchId)).props.status).toBe('running');
});
