import { expect, test } from 'vitest';
import { ScorerPage } from '../pages/scorer-page.ts';
import { scores, seedMatch } from '../support/matches.ts';
import { boxOf } from '../support/measure.ts';
import { useTestbed } from '../support/testbed.ts';

// How dialogs of the scorer use the width of a screen.

const testbed = useTestbed();

const phone = { width: 390, height: 844 };
const tablets = [
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
] as const;

test('the end of a match shows its best moments, and buttons over the whole width', async () => {
  const { page, api } = await testbed.openDevice({ viewport: phone });
  const matchId = await seedMatch(api, {
    config: { legsToWinSet: 1 },
    turns: [...scores(180, 60, 180, 60)],
  });
  const scorer = await new ScorerPage(page).open(matchId);
  await page.keyboard.type('141');
  await page.keyboard.press('Enter');
  const dialog = scorer.endDialog;
  await dialog.waitFor();
  const moments = dialog.getByLabel('Highlights');
  await moments.waitFor();
  expect(await moments.innerText()).toMatch(/High Finishes[^]*141/);
  for (const viewport of [phone, ...tablets]) {
    await page.setViewportSize(viewport);
    const { width } = await boxOf(moments);
    const buttons = await dialog
      .getByRole('button', { name: /^(Revanche|Checkout|Zur Zusammenfassung)/ })
      .all();
    expect(buttons.length).toBeGreaterThanOrEqual(2);
    for (const button of buttons)
      expect((await boxOf(button)).width, `${viewport.width} px`).toBeCloseTo(width, 0);
  }
});

test('the correction of a turn uses the width of a tablet, and nothing in it has to be scrolled', async () => {
  const { page, api } = await testbed.openDevice({ viewport: tablets[0] });
  const scorer = await new ScorerPage(page).open(await seedMatch(api, { turns: scores(60, 100, 45, 26) }));
  const dialog = await scorer.correct('Anna', '45, Rest 396');
  for (const viewport of tablets) {
    await page.setViewportSize(viewport);
    expect((await boxOf(dialog)).width, `${viewport.width} px`).toBeGreaterThanOrEqual(700);
    const hidden = await dialog.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect(hidden, `${viewport.width} px`).toBeLessThanOrEqual(0);
  }
});
