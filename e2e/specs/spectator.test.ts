import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SpectatorPage } from '../pages/spectator-page.ts';
import { screens } from '../support/browser.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { checkout, scores, seedMatch } from '../support/matches.ts';
import { useTestbed } from '../support/testbed.ts';

const testbed = useTestbed();

test('one page leads from the announcement through the match to the result', async () => {
  const { page, api } = await testbed.openDevice({ viewport: screens.tv });
  const matchId = await seedMatch(api, {
    config: { startingScore: 101, legsToWinSet: 1 },
    isStarted: false,
  });
  const spectator = await new SpectatorPage(page).open(matchId);
  await spectator.nextMatch.waitFor();
  expect(await spectator.nextMatch.innerText()).toMatch(/Anna\s+gegen\s+Ben/);
  expect(await spectator.nextMatch.innerText()).toContain('Das Spiel hat noch nicht begonnen.');

  await api.startMatch(matchId);
  await expectSoon(() => spectator.rest('Anna')).toBe('101');
  expect(await spectator.board('Anna').getAttribute('aria-current')).toBe('true');
  await api.playTurns(matchId, scores(61, 20));
  await expectSoon(() => spectator.rest('Anna')).toBe('40');
  expect(await spectator.board('Anna').innerText()).toContain('D20');

  await api.playTurns(matchId, [checkout(40, 1)]);
  await page.getByText('Game shot and match!').waitFor();
  await spectator.finalResult.waitFor();
  expect((await spectator.finalResult.innerText()).replaceAll(/\s/g, '')).toContain('1:0');

  await api.undoThrow(matchId);
  await expectSoon(() => spectator.rest('Anna')).toBe('40');
});

test('the QR code contains the address of the page', async () => {
  const { page, api } = await testbed.openDevice();
  const other = await testbed.openDevice();
  const [matchId, otherId] = [await seedMatch(api), await seedMatch(api)];
  const codeOf = async (at: Page, id: string): Promise<readonly string[]> => {
    const spectator = await new SpectatorPage(at).open(id);
    await spectator.qrButton.click();
    const code = at
      .getByRole('dialog', { name: 'Mitschauen' })
      .getByRole('img', { name: 'QR-Code mit der Adresse dieser Seite' });
    await code.waitFor();
    return code.locator('path').evaluateAll((paths) => paths.map((path) => path.getAttribute('d') ?? ''));
  };
  const code = await codeOf(page, matchId);
  expect(code.join('').length).toBeGreaterThan(1000);
  expect(await codeOf(other.page, matchId)).toEqual(code);
  expect(await codeOf(other.page, otherId)).not.toEqual(code);
});

test('a board without a match shows the logo', async () => {
  const { page } = await testbed.openDevice({ viewport: screens.tv });
  await page.goto('/matches/view/nomatch');
  await page.getByText('Zur Zeit läuft kein Match.').waitFor();
  await page.getByRole('heading', { name: 'Neundarter' }).waitFor();
});
