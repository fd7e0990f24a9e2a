import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { HubPage } from '../pages/hub-page.ts';
import { ScorerPage } from '../pages/scorer-page.ts';
import { SetupPage } from '../pages/setup-page.ts';
import { SpectatorPage } from '../pages/spectator-page.ts';
import { SummaryPage } from '../pages/summary-page.ts';
import { expectAccessible, stillDevice, tallDevice } from '../support/accessible.ts';
import type { Api } from '../support/api.ts';
import { type AxeScope, violationsOf } from '../support/axe.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { checkout, pairSide, scores, seedMatch } from '../support/matches.ts';
import { contrastOf } from '../support/measure.ts';
import { useTestbed } from '../support/testbed.ts';

const testbed = useTestbed();

const schemes = ['light', 'dark'] as const;

const finishedMatch = (api: Api) =>
  seedMatch(api, {
    config: { startingScore: 101, legsToWinSet: 2 },
    turns: [...scores(61, 20), checkout(40, 2), ...scores(41, 61, 20), checkout(40, 2)],
  });

test('axe finds a button without a name, and pale text even if it checks only colours', async () => {
  const { page } = await testbed.openDevice(stillDevice);
  await page.setContent(
    '<html lang="de"><title>Probe</title><main><h1 style="color: #ccc">Blass</h1><button></button></main></html>',
  );
  const rulesOf = async (scope: AxeScope) =>
    (await violationsOf(page, scope)).map((line) => line.split(' ')[0]).toSorted();
  expect(await rulesOf('everything')).toEqual(['button-name', 'color-contrast']);
  expect(await rulesOf('colours')).toEqual(['color-contrast']);
});

test('start page, list, menu, questions, toast and settings are accessible', async () => {
  const { page, api } = await testbed.openDevice(tallDevice);
  const hub = await new HubPage(page).open();
  await expectAccessible(page, 'first visit');
  await finishedMatch(api);
  await seedMatch(api, { isStarted: false });
  for (let match = 0; match < 3; match += 1) await seedMatch(api, { turns: scores(60) });
  await hub.open();
  await hub.own.getByRole('listitem').nth(4).waitFor();
  await hub.own.getByRole('button', { name: 'Filter' }).click();
  await expectAccessible(page, 'list');
  await page.getByRole('button', { name: 'Menü für Anna gegen Ben' }).first().click();
  await page.getByRole('menu').waitFor();
  await expectAccessible(page, 'menu of a match');
  await page.getByRole('menuitem', { name: 'Match löschen' }).click();
  await page.getByRole('alertdialog').waitFor();
  await expectAccessible(page, 'question');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await page.getByText('Das Match wurde gelöscht.').waitFor();
  await expectAccessible(page, 'toast');
  await page.getByRole('button', { name: 'Mehr: Einstellungen öffnen' }).click();
  await page.getByRole('dialog', { name: 'Einstellungen' }).waitFor();
  await expectAccessible(page, 'settings');
});

test('the set-up with guests, bot, pair and missing values is accessible', async () => {
  const { page } = await testbed.openDevice(stillDevice);
  const setup = await new SetupPage(page).open();
  await expectAccessible(page, 'set-up');
  await setup.choose(setup.side(1), 'Doppel');
  await setup.chooseInGroup('Startpunkte', 'Andere');
  await setup.setCount('Eigene Startpunkte', 0);
  await setup.startButton.click();
  await page.getByText('Gib einen Namen für die zweite Seite ein!').waitFor();
  await expectAccessible(page, 'set-up with problems');
  await setup.choose(setup.side(2), 'Bot');
  await setup.chooseInGroup('Sätze', 'First to');
  await expectAccessible(page, 'set-up with bot and sets');
});

test('a match before its start, the scorer and its dialogs are accessible', async () => {
  const { page, api } = await testbed.openDevice(stillDevice);
  const scheduled = await seedMatch(api, { isStarted: false });
  await page.goto(`/matches/${scheduled}`);
  await page.getByRole('button', { name: 'Kampflos werten' }).waitFor();
  await expectAccessible(page, 'before the start');
  await page.getByRole('button', { name: 'Kampflos werten' }).click();
  await page.getByRole('alertdialog').waitFor();
  await expectAccessible(page, 'forfeit');

  const matchId = await seedMatch(api, { config: { startingScore: 121 } });
  const scorer = await new ScorerPage(page).open(matchId);
  await expectAccessible(page, 'scorer before the first throw');
  await scorer.turns(61, 41);
  await expectAccessible(page, 'scorer');
  await scorer.type(150);
  await expectAccessible(page, 'scorer with a score that busts');
  await page.keyboard.press('Delete');
  await page.keyboard.press('?');
  await scorer.help.waitFor();
  await expectAccessible(page, 'keys');
  await page.keyboard.press('Escape');
  await scorer.type(60);
  await scorer.confirm();
  await scorer.dartsDialog.waitFor();
  await expectAccessible(page, 'darts count');
  await scorer.answerDarts({ darts: 3, attempts: 1 });
  await scorer.popup.waitFor();
  await expectAccessible(page, 'game shot');
});

test('a match of pairs with large digits, the end of a match and its summary are accessible', async () => {
  const { page, api } = await testbed.openDevice(stillDevice);
  const pairs = await seedMatch(api, {
    sides: [pairSide('Anna', 'Ada'), pairSide('Ben', 'Bodo')],
    config: {
      startingScore: 40,
      setMode: 'first-to',
      setsToWin: 2,
      legConfig: { legMode: 'first-to', legsToWinSet: 1 },
    },
    turns: [checkout(40, 1), checkout(40, 1)],
  });
  const scorer = await new ScorerPage(page).open(pairs);
  await expectAccessible(page, 'deciding set');
  await scorer.turn(40, { darts: 1, attempts: 1 });
  await scorer.endDialog.waitFor();
  await expectAccessible(page, 'end of the match');
  await scorer.toSummary();
  const summary = new SummaryPage(page);
  await summary.legs.first().waitFor();
  await expectAccessible(page, 'summary');
  await summary.menuButton.click();
  await page.getByRole('menu').waitFor();
  await expectAccessible(page, 'summary with its menu');
});

test('spectators, leg, legal pages and missing pages are accessible', async () => {
  const { page, api } = await testbed.openDevice(stillDevice);
  const spectator = new SpectatorPage(page);
  await spectator.open(await seedMatch(api, { isStarted: false }));
  await spectator.nextMatch.waitFor();
  await expectAccessible(page, 'next match');
  await spectator.open(await seedMatch(api, { turns: scores(180, 140, 180, 85) }));
  await spectator.board('Anna').waitFor();
  await expectAccessible(page, 'live');
  await spectator.qrButton.click();
  await page.getByRole('dialog', { name: 'Mitschauen' }).waitFor();
  await expectAccessible(page, 'QR code');
  const finished = await finishedMatch(api);
  await spectator.open(finished);
  await spectator.finalResult.waitFor();
  await expectAccessible(page, 'final result');
  for (const path of [
    '/matches/view/nomatch',
    `/matches/${finished}/1/1`,
    `/matches/${finished}/1/9`,
    '/matches/unknown',
    '/privacy',
    '/imprint',
    '/terms',
    '/nowhere',
  ]) {
    await page.goto(path);
    await page.getByRole('main').getByText(/\w/).first().waitFor();
    await expectAccessible(page, path);
  }
});

test('the digits of the scorer have a contrast of 7 to 1', async () => {
  const { page, api } = await testbed.openDevice(stillDevice);
  const matchId = await seedMatch(api, { turns: scores(60, 100) });
  const scorer = await new ScorerPage(page).open(matchId);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    for (const name of ['Anna', 'Ben'])
      await expectSoon(() => contrastOf(scorer.digits(name))).toBeGreaterThanOrEqual(7);
  }
});

/** Collects the announcements of the polite live regions from now on. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    const note = () => {
      for (const region of document.querySelectorAll('[aria-live="polite"][aria-atomic="true"]'))
        if (region.textContent !== '' && said.at(-1) !== region.textContent)
          said.push(region.textContent ?? '');
    };
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });

const saidOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as unknown as { said: string[] }).said);

test('each turn is announced once, to the scorer and to spectators', async () => {
  const { page, api } = await testbed.openDevice(stillDevice);
  const watcher = await testbed.openDevice(stillDevice);
  const matchId = await seedMatch(api);
  const scorer = await new ScorerPage(page).open(matchId);
  await new SpectatorPage(watcher.page).open(matchId);
  await expectSoon(() => new SpectatorPage(watcher.page).rest('Anna')).toBe('501');
  await listen(page);
  await listen(watcher.page);
  await scorer.turns(60, 45);
  await scorer.undo();
  await expectSoon(() => saidOn(page)).toEqual([
    'Anna: 60, Rest 441. Ben ist dran.',
    'Ben: 45, Rest 456. Anna ist dran.',
    'Aufnahme zurückgenommen. Ben ist dran, Rest 501.',
  ]);
  await expectSoon(() => saidOn(watcher.page)).toEqual(['Anna: 60, Rest 441', 'Ben: 45, Rest 456']);
});

test('the active side is marked by more than its colour', async () => {
  const { page, api } = await testbed.openDevice(stillDevice);
  const scorer = await new ScorerPage(page).open(await seedMatch(api));
  const looksOf = (name: string) =>
    scorer.board(name).evaluate((board) => {
      const { borderTopColor, backgroundColor } = getComputedStyle(board);
      return { borderTopColor, backgroundColor, current: board.getAttribute('aria-current') };
    });
  const [active, waiting] = [await looksOf('Anna'), await looksOf('Ben')];
  expect(active.current).toBe('true');
  expect(waiting.current).toBeNull();
  expect(active.backgroundColor).not.toBe(waiting.backgroundColor);
  expect(active.borderTopColor).not.toBe(waiting.borderTopColor);
});
