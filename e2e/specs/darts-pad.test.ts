import { expect, test } from 'vitest';
import { ScorerPage } from '../pages/scorer-page.ts';
import { expectAccessible } from '../support/accessible.ts';
import { scoresOf } from '../support/api.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { humanPause } from '../support/human-pause.ts';
import { seedMatch } from '../support/matches.ts';
import { useTestbed } from '../support/testbed.ts';

const testbed = useTestbed();

test('a turn is entered dart by dart on a device that remembers it, and stored with its darts', async () => {
  const { page, api } = await testbed.openDevice({ hasTouch: true });
  const matchId = await seedMatch(api, { config: { startingScore: 170 } });
  const scorer = await new ScorerPage(page).open(matchId);
  await page.getByRole('button', { name: 'Pfeile einzeln eingeben' }).tap();
  const pad = page.getByRole('region', { name: 'Pfeile eingeben' });
  const tap = (name: string) => pad.getByRole('button', { name, exact: true }).tap();
  await tap('Triple');
  await tap('Triple 20');
  await pad.getByText('Rest 110').waitFor();
  await expectAccessible(page, 'pad for single darts');
  await tap('Single 20');
  await tap('Single 5');
  await expectSoon(() => scorer.rest('Anna')).toBe('85');

  await page.reload();
  await pad.waitFor();
  await humanPause();
  for (const key of ['t', '2', '0', 'Enter', '1', 'Enter']) await page.keyboard.press(key);
  await pad.getByText('Rest 109').waitFor();
  await page.keyboard.press('Backspace');
  await pad.getByText('Rest 110').waitFor();
  for (const key of ['0', 'Enter', '5', 'Enter']) await page.keyboard.press(key);
  await expectSoon(() => scorer.rest('Ben')).toBe('105');
  await expectSoon(async () => scoresOf(await api.readMatch(matchId))).toEqual([85, 65]);
  const turns = (await api.readMatch(matchId)).props.sets[0]?.legs[0]?.throws;
  expect(turns?.map(({ beds }) => beds)).toEqual([
    ['T20', 'S20', 'S5'],
    ['T20', 'M', 'S5'],
  ]);
});
