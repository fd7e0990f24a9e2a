import { expect, test } from 'vitest';
import { ScorerPage } from '../pages/scorer-page.ts';
import { SpectatorPage } from '../pages/spectator-page.ts';
import { expectAccessible } from '../support/accessible.ts';
import { scoresOf } from '../support/api.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { scores, seedMatch } from '../support/matches.ts';
import { useTestbed } from '../support/testbed.ts';

const testbed = useTestbed();

test('a turn of the running leg is corrected with four taps, also without network, and everybody sees it', async () => {
  const { page, context, api } = await testbed.openDevice();
  const matchId = await seedMatch(api, { turns: scores(60, 100, 45, 26) });
  const watcher = await testbed.openDevice();
  const spectator = await new SpectatorPage(watcher.page).open(matchId);
  const scorer = await new ScorerPage(page).open(matchId);
  const saved = async () => scoresOf(await api.readMatch(matchId));

  // Two turns ago: the turn, two digits, and the confirmation.
  const dialog = await scorer.correct('Anna', '45, Rest 396');
  await expectAccessible(page, 'correction of a turn');
  for (const key of ['8', '1', 'Korrigieren'])
    await dialog.getByRole('button', { name: key, exact: true }).click();
  await expectSoon(() => scorer.rest('Anna')).toBe('360');
  await expectSoon(saved).toEqual([60, 100, 81, 26]);
  await expectSoon(() => spectator.rest('Anna')).toBe('360');

  await context.setOffline(true);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  await page.keyboard.type('45');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await expectSoon(() => scorer.rest('Anna')).toBe('396');
  await page.keyboard.type('100');
  await page.keyboard.press('Enter');
  await context.setOffline(false);
  await expectSoon(saved).toEqual([60, 100, 45, 26, 100]);
  const { corrections } = (await api.readMatch(matchId)).props;
  expect(corrections?.map(({ before, after }) => [before.score, after.score])).toEqual([
    [45, 81],
    [81, 45],
  ]);
  await expectSoon(() => spectator.rest('Anna')).toBe('296');
});
