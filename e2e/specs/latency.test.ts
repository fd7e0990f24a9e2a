import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ScorerPage } from '../pages/scorer-page.ts';
import { seedMatch } from '../support/matches.ts';
import { percentile } from '../support/measure.ts';
import { workOfTaps } from '../support/tap-work.ts';
import { useTestbed } from '../support/testbed.ts';
import { tapDelaysOf, watchTaps } from '../support/watch-taps.ts';

const testbed = useTestbed();

/** From the finger to the changed picture, in 98 of 100 cases. ms */
const aimMs = 100;
/** A tablet of some years ago is about so many times slower than the machine of a developer. */
const slowdown = 4;
/** Two frames: a picture waits for the next one at the most, and is on the screen with the one after it. ms */
const framesMs = 33;
/** A page that only changes a word takes so long at most where nothing else runs. ms */
const quietMs = 50;
/** What is accepted from a machine too busy to be in time with the bare page; the test above tells the app's part. ms */
const busyMs = 1_000;
const rounds = 8;

async function openScorer() {
  const { context, page, api } = await testbed.openDevice({ hasTouch: true });
  await watchTaps(context);
  const matchId = await seedMatch(api, { config: { startingScore: 10_001 } });
  return { context, page, scorer: await new ScorerPage(page, 'touch').open(matchId) };
}

/** Every kind of tap: digits, OK, a shortcut, undo. */
async function tapAround(scorer: ScorerPage): Promise<void> {
  await scorer.turn(140);
  await scorer.confirm(scorer.shortcut(60));
  await scorer.undo();
}

const slowDown = async (context: BrowserContext, page: Page): Promise<void> => {
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
};

/** A page that only changes a word, to see what the machine itself adds. */
async function openBarePage() {
  const { context, page } = await testbed.openDevice({ hasTouch: true });
  await watchTaps(context);
  await page.goto(
    'data:text/html,<button style="font-size:99px" onclick="this.textContent=`${Math.random()}`">0</button>',
  );
  await slowDown(context, page);
  return { page, tap: () => page.getByRole('button').tap() };
}

test('the work for a tap leaves room to show it within 100 ms on a device four times slower', async () => {
  const { page, scorer } = await openScorer();
  await tapAround(scorer);
  const works = await workOfTaps(testbed.browser, page, async () => {
    for (let round = 0; round < rounds; round += 1) await tapAround(scorer);
  });
  expect(works.length).toBeGreaterThanOrEqual(5 * rounds);
  expect(percentile(works, 0.98) * slowdown + framesMs).toBeLessThanOrEqual(aimMs);
});

test('a tap is visible within 100 ms by the clock, where the machine has time for it', {
  timeout: 240_000,
}, async () => {
  const { context, page, scorer } = await openScorer();
  await slowDown(context, page);
  const bare = await openBarePage();
  await tapAround(scorer);

  const series = async () => {
    const [from, bareFrom] = [(await tapDelaysOf(page)).length, (await tapDelaysOf(bare.page)).length];
    for (let round = 0; round < rounds; round += 1) {
      await tapAround(scorer);
      for (let tap = 0; tap < 6; tap += 1) await bare.tap();
    }
    const delays = (await tapDelaysOf(page)).slice(from);
    expect(delays.length).toBeGreaterThanOrEqual(6 * rounds);
    const bareDelay = percentile((await tapDelaysOf(bare.page)).slice(bareFrom), 0.98);
    return { delay: percentile(delays, 0.98), limit: bareDelay > quietMs ? busyMs : aimMs };
  };
  let last = await series();
  for (let more = 0; more < 2 && last.delay > aimMs; more += 1) last = await series();
  expect(last.delay).toBeLessThanOrEqual(last.limit);
});
