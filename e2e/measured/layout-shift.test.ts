import { expect, test } from 'vitest';
import { ScorerPage } from '../pages/scorer-page.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { scores, seedMatch } from '../support/matches.ts';
import { overflowOf } from '../support/measure.ts';
import { type ScorerSize, scorerSizes } from '../support/scorer-sizes.ts';
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

test('nothing moves between turns on any screen', async () => {
  await Promise.all(scorerSizes.slice(0, 4).map(expectNothingMoves));
  await Promise.all(scorerSizes.slice(4).map(expectNothingMoves));
});
