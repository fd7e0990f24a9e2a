import { test } from 'vitest';
import { ScorerPage } from '../pages/scorer-page.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { seedMatch } from '../support/matches.ts';
import { useTestbed } from '../support/testbed.ts';

const testbed = useTestbed();

test('a leg at its round limit is decided by a bull-out, also without network', async () => {
  const { page, api, context } = await testbed.openDevice();
  const config = { legsToWinSet: 1, roundLimit: { rounds: 2, decision: 'bull' } } as const;
  const matchId = await seedMatch(api, { config });
  const scorer = await new ScorerPage(page).open(matchId);
  await page.getByText('Runde 1 von 2').waitFor();
  await scorer.untilLateCode();
  await scorer.untilLateCode('bull-out-pad');
  await context.setOffline(true);
  await scorer.turns(60, 60, 100, 26);

  const question = page.getByRole('region', { name: 'Wer gewinnt das Ausbullen?' });
  await question.waitFor();
  await expectAccessible(page, 'the bull-out');
  await question.getByRole('button', { name: 'Letzte Aufnahme zurücknehmen' }).click();
  await page.getByText('Runde 2 von 2').waitFor();
  await scorer.turns(41);
  await question.getByRole('button', { name: 'Ben' }).press('Enter');
  await page.getByText('Ben gewinnt!').waitFor();

  await context.setOffline(false);
  await expectSoon(async () => (await api.readMatch(matchId)).props.winningParty).toBe(1);
  await scorer.toSummary();
  await page.getByText('Ausgebullt · Rest 400').waitFor();
  await page.getByRole('button', { name: 'Entscheidung zurücknehmen' }).click();
  await question.waitFor();
  await expectSoon(async () => (await api.readMatch(matchId)).props.standing.isBullOutDue).toBe(true);
  await expectSoon(async () => (await api.readMatch(matchId)).props.sets[0]?.legs[0]?.throws.length).toBe(4);
});
