import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ScorerPage } from '../pages/scorer-page.ts';
import { createTraining } from '../support/accounts.ts';
import { newId } from '../support/api.ts';
import { screens } from '../support/browser.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { guestSide, scores, seedMatch } from '../support/matches.ts';
import { overflowOf } from '../support/measure.ts';
import { playerSide } from '../support/online-matches.ts';
import { type ScorerSize, scorerSizes } from '../support/scorer-sizes.ts';
import { foundTeam } from '../support/teams.ts';
import { useTestbed } from '../support/testbed.ts';
import { forgetLayoutShifts, layoutShiftOf, watchLayoutShifts } from '../support/watch-layout.ts';

const testbed = useTestbed();

async function expectNothingMoves({ width, height }: ScorerSize): Promise<void> {
  const { page, api, context } = await testbed.openDevice({ viewport: { width, height } });
  await watchLayoutShifts(context);
  const matchId = await seedMatch(api, { turns: scores(60) });
  const scorer = await new ScorerPage(page).open(matchId);
  await expectSoon(() => scorer.statusText()).toContain('Bereit');
  await page.evaluate(() => document.fonts.ready);
  await forgetLayoutShifts(page);
  await scorer.turns(41, 100, 180);
  await scorer.undo();
  await scorer.turns(26, 121, 140, 140, 60);
  await expectSoon(() => scorer.statusText()).toContain('Bereit');
  expect(await layoutShiftOf(page), `${width} × ${height}`).toBeLessThanOrEqual(0.02);
  expect(await overflowOf(page)).toEqual({ x: 0, y: 0 });
}

/** A phone with a bad connection: what comes later must have its place before. */
async function slowDown(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const bytesPerSecond = 400_000 / 8;
  const conditions = { downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond, latency: 150 };
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...conditions });
}

test('nothing moves while the start page, the lounge and the matches load slowly', async () => {
  const { chief, admin, teamId } = await foundTeam(testbed.server, { name: 'Langsam' });
  await createTraining(admin, { teamId, name: 'Dienstagstraining' });
  const content = '# Sommerfest\n\nAm **Samstag** ab 15 Uhr. Bringt mit:\n\n- Kuchen\n- gute Laune';
  await admin.api.call('POST /news/', {
    id: newId(),
    props: { content, date: Date.now(), status: 'published' },
  });
  await seedMatch(chief.api, { sides: [playerSide(chief), guestSide('Ben')], turns: scores(60, 45) });
  for (const viewport of [screens.phone, screens.tablet]) {
    const { page, context } = await testbed.openDevice({ account: chief, viewport });
    await watchLayoutShifts(context);
    await slowDown(page);
    for (const [path, seen] of [
      ['/home/news', 'Sommerfest'],
      ['/team-lounge', 'Dienstagstraining'],
      ['/matches', 'Ben'],
    ] as const) {
      await page.goto(path);
      await page.getByText(seen).first().waitFor();
      await page.waitForLoadState('networkidle');
      expect(await layoutShiftOf(page), `${path} at ${viewport.width} px`).toBeLessThanOrEqual(0.02);
    }
  }
});

test('nothing moves between turns on any screen', async () => {
  await Promise.all(scorerSizes.slice(0, 4).map(expectNothingMoves));
  await Promise.all(scorerSizes.slice(4).map(expectNothingMoves));
});
