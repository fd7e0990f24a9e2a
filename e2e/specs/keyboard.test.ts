import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ScorerPage } from '../pages/scorer-page.ts';
import { SetupPage } from '../pages/setup-page.ts';
import { SummaryPage } from '../pages/summary-page.ts';
import { scoresOf } from '../support/api.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { humanPause } from '../support/human-pause.ts';
import { scores, seedMatch } from '../support/matches.ts';
import { useTestbed } from '../support/testbed.ts';

const testbed = useTestbed();

async function openScorer(seeded: Parameters<typeof seedMatch>[1] = {}) {
  const { page, api } = await testbed.openDevice({ viewport: { width: 1366, height: 768 } });
  const matchId = await seedMatch(api, seeded);
  const scorer = await new ScorerPage(page).open(matchId);
  const savedScores = async () => scoresOf(await api.readMatch(matchId));
  return { page, api, matchId, scorer, savedScores, press: presser(page) };
}

/** Presses one key after the other; waits between keys that end a turn as long as a person would. */
function presser(page: Page) {
  let confirmedAt = Number.NEGATIVE_INFINITY;
  return async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) {
      const isConfirm = key === 'Enter' || /^[qwasyxcr]$/.test(key);
      if (isConfirm) await humanPause(confirmedAt);
      await page.keyboard.press(key);
      if (isConfirm) confirmedAt = performance.now();
    }
  };
}

test('a match is played by keys from the set-up to the summary', async () => {
  const { page } = await testbed.openDevice({ viewport: { width: 1366, height: 768 } });
  await page.goto('/matches/new');
  const setup = new SetupPage(page);
  await setup.nameField(1).focus();
  await page.keyboard.type('Anna');
  await tabTo(page, 'Name');
  await page.keyboard.type('Ben');
  await tabTo(page, '501');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  expect(await setup.config.getByRole('radio', { name: '170' }).isChecked()).toBe(true);
  await tabTo(page, 'Gewonnene Legs');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/matches\/[0-9a-z]{20}$/);

  const scorer = new ScorerPage(page);
  await scorer.pad.waitFor();
  const press = presser(page);
  await press('x');
  await expectSoon(() => scorer.rest('Anna')).toBe('70');
  await press('6', '0', 'Enter');
  await expectSoon(() => scorer.rest('Ben')).toBe('110');
  await press('c');
  await scorer.dartsDialog.waitFor();
  await press('3', '1');
  await scorer.endDialog.waitFor();
  await press('Enter');
  await new SummaryPage(page).result.waitFor();
});

/** Presses Tab until a control of that name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let steps = 0; steps < 40; steps += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const control = document.activeElement;
      return control instanceof HTMLInputElement ? (control.labels?.[0]?.textContent ?? '') : '';
    });
    if (focused.trim() === name) return;
  }
  throw new Error(`Tab never reaches ${name}`);
}

test('the keys q w a s y x score 26, 41, 45, 60, 85 and 100', async () => {
  const { scorer, savedScores, press } = await openScorer();
  await press('q', 'w', 'a', 's', 'y', 'x');
  await expectSoon(savedScores).toEqual([26, 41, 45, 60, 85, 100]);
  await expectSoon(() => scorer.rest('Anna')).toBe('345');
  await expectSoon(() => scorer.rest('Ben')).toBe('300');
});

test('shortcuts do nothing while digits are typed, Backspace deletes one digit, and Delete all of them', async () => {
  const { scorer, press, savedScores } = await openScorer();
  await press('1', '4', '0', 'q');
  expect(await scorer.typed.innerText()).toBe('140');
  await press('Backspace');
  expect(await scorer.typed.innerText()).toBe('14');
  await press('Delete');
  expect(await scorer.typed.innerText()).toBe('');
  await press('9', '5', 'Enter');
  await expectSoon(savedScores).toEqual([95]);
  await press('Control+z');
  await expectSoon(savedScores).toEqual([]);
});

test('r uses the typed number as the rest, c checks out, and Enter closes the dialog', async () => {
  const { scorer, press, savedScores } = await openScorer({
    config: { startingScore: 301, legsToWinSet: 1 },
  });
  await press('r', '2', '4', '1', 'Enter');
  await expectSoon(() => scorer.rest('Anna')).toBe('241');
  await press('2', '0', '1', 'r');
  await expectSoon(() => scorer.rest('Ben')).toBe('201');
  await expectSoon(savedScores).toEqual([60, 100]);
  await press('c');
  expect(await scorer.dartsDialog.isVisible()).toBe(false);
  expect(await scorer.activeSide()).toBe('Anna');
});

test('m switches the caller, ? shows all keys, and keys do nothing while a dialog is open', async () => {
  const { scorer, press, savedScores } = await openScorer();
  expect(await scorer.callerToggle.getAttribute('aria-pressed')).toBe('true');
  await press('m');
  await expectSoon(() => scorer.callerToggle.getAttribute('aria-pressed')).toBe('false');
  await press('?');
  await scorer.help.waitFor();
  const help = await scorer.help.innerText();
  for (const score of [26, 41, 45, 60, 85, 100]) expect(help).toContain(`${score} Punkte`);
  for (const word of ['Enter', 'Rücktaste', 'Entf', 'Strg', 'Rest', 'Checkout', 'Caller'])
    expect(help).toContain(word);
  await press('q', '5', 'm');
  await press('Escape');
  await scorer.help.waitFor({ state: 'hidden' });
  expect(await scorer.typed.innerText()).toBe('');
  expect(await scorer.callerToggle.getAttribute('aria-pressed')).toBe('false');
  await press('s');
  await expectSoon(savedScores).toEqual([60]);
});

test('the keys of the next turn work after a click on a control', async () => {
  const { scorer, press, savedScores } = await openScorer();
  await scorer.callerToggle.click();
  await press('6', '0', 'Enter');
  await expectSoon(savedScores).toEqual([60]);
  expect(await scorer.callerToggle.getAttribute('aria-pressed')).toBe('false');
  await scorer.undo();
  await press('4', '5', 'Enter');
  await expectSoon(savedScores).toEqual([45]);
});

test('the darts-count dialog and the popup are answered by keys', async () => {
  const { api, matchId, scorer, press, savedScores } = await openScorer({
    config: { startingScore: 101 },
    turns: scores(61, 20),
  });
  await press('4', '0', 'Enter');
  await scorer.dartsDialog.waitFor();
  await press('2', '2');
  await scorer.popup.waitFor();
  expect(await scorer.typed.innerText()).toBe('');
  await press('Enter');
  await scorer.popup.waitFor({ state: 'hidden' });
  await expectSoon(savedScores).toEqual([61, 20, 40]);
  const { sets } = (await api.readMatch(matchId)).props;
  expect(sets[0]?.legs[0]?.throws[2]).toMatchObject({ dartsThrown: 2, attemptsOnDouble: 2 });
});
