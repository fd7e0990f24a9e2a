import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violationsOf } from '../support/axe.ts';
import { screens } from '../support/browser.ts';
import { useSimulatedBoard } from '../support/detection.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { scores } from '../support/matches.ts';
import { useTestbed } from '../support/testbed.ts';

const testbed = useTestbed();
const beside = useSimulatedBoard(testbed);
const { openMatch } = beside;

describe('the settings', () => {
  const panelOf = (page: Page) => page.getByRole('region', { name: 'Automatische Darterkennung' });

  test('are hidden without the role', async () => {
    const { page } = await testbed.openDevice();
    await page.goto('/matches/new');
    await page.getByRole('heading', { name: 'Match-Konfiguration' }).waitFor();
    expect(await panelOf(page).count()).toBe(0);
  });

  test('name the board, report an empty host and test the connection', async () => {
    const { page } = await testbed.openDevice({ account: beside.account, bypassCSP: true });
    await page.goto('/matches/new');
    const panel = panelOf(page);
    await panel.getByRole('switch').check();
    const host = panel.getByRole('textbox', { name: 'Hostname' });
    expect(await host.inputValue()).toBe('localhost');
    await host.fill('');
    await panel.getByText('Bitte gib den Hostnamen des Boards ein!').waitFor();
    expect(await host.getAttribute('aria-invalid')).toBe('true');
    expect(await panel.getByRole('button', { name: 'Verbindung testen' }).isDisabled()).toBe(true);
    expect(await violationsOf(page)).toEqual([]);
    await host.fill(beside.board.hostOf('standard'));
    await panel.getByRole('button', { name: 'Verbindung testen' }).click();
    await panel.getByText('Bereit · Werfen').waitFor();
    beside.board.throwDart('T20');
    await panel.getByText('Zuletzt erkannt: Triple 20').waitFor();
    beside.board.setStatus('Calibrating');
    await panel.getByText('Kalibriert').waitFor();
    await page.reload();
    expect(await panel.getByRole('textbox', { name: 'Hostname' }).inputValue()).toBe(
      beside.board.hostOf('standard'),
    );
  });
});

test.each(['light', 'dark'] as const)(
  'axe finds nothing on the pad and in the correction, %s',
  async (scheme) => {
    const { page, detection } = await openMatch({ turns: scores(100, 26) });
    await page.evaluate((value) => localStorage.setItem('color-scheme', JSON.stringify(value)), scheme);
    await page.reload();
    await expectSoon(() => detection.state()).toBe('Ready Throw');
    beside.board.throwDart('T20');
    beside.board.throwDart('S1');
    await expectSoon(async () => (await detection.darts()).length).toBe(2);
    expect(await violationsOf(page)).toEqual([]);
    await detection.correct(1);
    expect(await violationsOf(page)).toEqual([]);
  },
);

test.each(Object.entries(screens))('the scorer stays within the screen, %s', async (_, viewport) => {
  const { page, detection } = await openMatch({ turns: scores(100, 26) }, { viewport });
  for (const bed of ['T20', 'S1', 'D5'] as const) beside.board.throwDart(bed);
  await expectSoon(async () => (await detection.darts()).length).toBe(3);
  const size = await page.evaluate(() => {
    const { scrollHeight, scrollWidth, clientHeight, clientWidth } = document.documentElement;
    return [scrollWidth - clientWidth, scrollHeight - clientHeight];
  });
  expect(size).toEqual([0, 0]);
  const low = await detection.submit.boundingBox();
  expect((low?.y ?? 0) + (low?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
});
