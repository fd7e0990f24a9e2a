import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SpectatorPage } from '../pages/spectator-page.ts';
import { SummaryPage } from '../pages/summary-page.ts';
import { expectAccessible } from '../support/accessible.ts';
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
  await page.getByRole('row', { name: '3 Darts im Leg 3' }).waitFor();

  await api.playTurns(matchId, [checkout(40, 1)]);
  await page.getByText('Game shot and match!').waitFor();
  await spectator.finalResult.waitFor();
  expect((await spectator.finalResult.innerText()).replaceAll(/\s/g, '')).toContain('1:0');

  await api.undoThrow(matchId);
  await expectSoon(() => spectator.rest('Anna')).toBe('40');
});

test('a browser on the machine of the server shows the address of the server', async () => {
  const { page, api } = await testbed.openDevice();
  const path = `/matches/view/${await seedMatch(api)}`;
  await page.goto(`http://localhost:${new URL(testbed.server.url).port}${path}`);
  await new SpectatorPage(page).qrButton.click();
  const shown = page.getByRole('dialog', { name: 'Mitschauen' }).getByRole('status', { name: 'Adresse' });
  await expectSoon(() => shown.textContent()).toBe(testbed.server.url + path);
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
  await page.getByText('Zurzeit läuft kein Match.').waitFor();
  await page.getByRole('heading', { name: 'Neundarter' }).waitFor();
});

test('a match is on the television after one tap in the scorer, and its result is a picture', async () => {
  const { page, api } = await testbed.openDevice({ viewport: screens.phone });
  const matchId = await seedMatch(api, {
    config: { startingScore: 101, legsToWinSet: 1 },
    turns: scores(61, 41),
  });
  const address = new URL(`/matches/view/${matchId}`, testbed.server.url).href;
  await page.goto(`/matches/${matchId}`);
  await page.getByRole('button', { name: 'Teilen' }).click();
  const television = page.getByRole('dialog', { name: 'Auf dem Fernseher zeigen' });
  await television.getByRole('img', { name: 'QR-Code mit der Adresse dieser Seite' }).waitFor();
  expect(await television.getByRole('status', { name: 'Adresse' }).innerText()).toBe(address);
  await expectAccessible(page, 'sharing a match');
  await television.getByRole('link', { name: 'Auf diesem Gerät anzeigen' }).click();
  await new SpectatorPage(page).board('Anna').waitFor();

  await api.playTurns(matchId, [checkout(40, 1)]);
  const later = (await testbed.openDevice({ api, viewport: screens.phone })).page;
  await new SummaryPage(later).open(matchId);
  await later.getByRole('button', { name: 'Teilen' }).click();
  const [saved] = await Promise.all([
    later.waitForEvent('download'),
    later.getByRole('button', { name: 'Bild speichern' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('Anna-Ben.png');
  const picture = await buffer(await saved.createReadStream());
  const header = picture.subarray(16, 24);
  expect([header.readUInt32BE(0), header.readUInt32BE(4)]).toEqual([1200, 630]);
});
