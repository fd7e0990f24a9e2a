import { expect, test } from 'vitest';
import { ScorerPage } from '../pages/scorer-page.ts';
import { bestOf, paceNow } from '../support/calibration.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { seedMatch } from '../support/matches.ts';
import { percentile } from '../support/measure.ts';
import { useTestbed } from '../support/testbed.ts';
import { startedSounds, watchCaller } from '../support/watch-caller.ts';

const testbed = useTestbed();

/** Maximum time from the turn to its sound if nothing else runs. ms */
const aimMs = 150;

test('a call starts within 150 ms of its turn', async () => {
  const { context, page, api } = await testbed.openDevice();
  await watchCaller(context);
  const matchId = await seedMatch(api, { config: { startingScore: 10_001 } });
  const scorer = await new ScorerPage(page).open(matchId);
  const series = async () => {
    const from = (await startedSounds(page)).length;
    for (let turn = 1; turn <= 8; turn += 1) {
      await scorer.confirm(scorer.shortcut(60));
      await expectSoon(async () => (await startedSounds(page)).length).toBe(from + turn);
    }
    const delays = (await startedSounds(page)).slice(from).map(({ delayMs }) => delayMs);
    return percentile(delays, 0.9) / (await paceNow(page));
  };
  expect(await bestOf(series, aimMs)).toBeLessThanOrEqual(aimMs);
});
