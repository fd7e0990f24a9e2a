import { expect, test } from 'vitest';
import { PracticeRoomPage, ScoringGamePage } from '../pages/practice-page.ts';
import { expectAccessible, stillDevice, tallDevice } from '../support/accessible.ts';
import { registerUser } from '../support/accounts.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { allBut, hitsOf, readScoringGame, seedScoringGame } from '../support/scoring-games.ts';
import { useTestbed } from '../support/testbed.ts';

const testbed = useTestbed();

const keys = { T: 't', D: '2', S: 's', M: '0' } as const;

test('a player plays a whole game by keys, sees its figures, and finds it in the history', async () => {
  const account = await registerUser(testbed.server);
  const { page, complaints } = await testbed.openDevice({ account });
  const room = await new PracticeRoomPage(page).open();
  await room.history
    .getByText('Du hast noch kein Spiel gespielt. Starte jetzt dein Scoring-Training!')
    .waitFor();
  expect(await room.bestScore()).toBe('-');
  const game = await room.start();
  expect(await game.throws()).toBe('0 / 100');
  const hits = allBut(0);
  for (const letter of hits) await page.keyboard.press(keys[letter as keyof typeof keys]);
  await game.endDialog.waitFor();
  // 20 times 3 + 1 + 0 + 2 + 1.
  expect(await game.endDialog.innerText()).toContain('Glückwunsch! Du hast 140 Punkte erreicht!');
  expect(await game.score()).toBe('140');
  await page.keyboard.press('Enter');
  await game.summaryTitle.waitFor();
  await expectSoon(async () => hitsOf(await readScoringGame(account.api, game.id()))).toBe(hits);
  expect((await readScoringGame(account.api, game.id())).props).toMatchObject({
    playerId: account.playerId,
    status: 'finished',
    standing: { score: 140 },
  });
  expect(await game.tableOf('Treffer pro Segment')).toEqual([
    'Triple2020,0\u00a0%',
    'Double2020,0\u00a0%',
    'Single4040,0\u00a0%',
    'Miss2020,0\u00a0%',
  ]);
  expect((await game.tableOf('Treffer in Folge')).at(0)).toBe('Triple1201,001,0\u00a0%');
  // TSM DST SMD STS MDS score 80, 120, 60, 100, 60; six times, and the first three once more: 33 rounds.
  const counts = [0, 0, 0, 13, 7, 6, 7, 0, 0, 0];
  const labels = [0, 20, 40, 60, 80, 100, 120, 140, 160].map((from) => `${from}–${from + 19}`);
  expect(await game.tableOf('Punkte pro Aufnahme')).toEqual(
    [...labels, '180'].map((label, index) => `${label}${counts[index]}`),
  );
  expect((await game.tableOf('Treffersequenz')).at(0)).toBe('1TripleSingleMiss4');
  expect(await game.tableOf('Treffersequenz')).toHaveLength(34);

  await page.getByRole('link', { name: 'Zurück' }).click();
  await expectSoon(() => room.scores()).toEqual([140]);
  await expectSoon(() => room.bestScore()).toBe('140');
  await room.history.getByText('1 Spiel', { exact: true }).waitFor();
  await room.games.first().getByRole('link').click();
  await game.summaryTitle.waitFor();
  expect(complaints).toEqual([]);
});

test('buttons record darts, and undo removes them, even the last one from the popup', async () => {
  const { page, api } = await testbed.openDevice();
  const id = await seedScoringGame(api, { hits: 'M'.repeat(97) });
  const game = await new ScoringGamePage(page).open(id);
  await game.hit('Triple', 'Double');
  await expectSoon(() => game.score()).toBe('5');
  expect(await game.throws()).toBe('99 / 100');
  await game.undoKey.click();
  await expectSoon(() => game.score()).toBe('3');
  await page.keyboard.press('Backspace');
  await expectSoon(() => game.throws()).toBe('97 / 100');
  await game.hit('Miss', 'Miss', 'Miss');
  await game.endDialog.waitFor();
  expect(await game.endDialog.innerText()).toContain('Keine Punkte in dieser Runde – Kopf hoch!');
  expect(await game.button('Triple').isDisabled()).toBe(true);
  await game.answerEnd('Letzten Wurf rückgängig machen');
  expect(await game.throws()).toBe('99 / 100');
  await game.hit('Single');
  await game.endDialog.waitFor();
  expect(await game.endDialog.innerText()).toContain('Du hast 1 Punkte erzielt. Weiter so!');
  await game.answerEnd('Spiel beenden');
  await game.summaryTitle.waitFor();
  await expectSoon(async () => hitsOf(await readScoringGame(api, id))).toBe(`${'M'.repeat(99)}S`);

  await page.getByRole('button', { name: 'Letzten Wurf rückgängig machen' }).click();
  await game.pad.waitFor();
  await game.hit('Triple');
  await game.endDialog.waitFor();
  await page.keyboard.press('Enter');
  await expectSoon(async () => (await readScoringGame(api, id)).props.standing.score).toBe(3);
});

test('the history has three games on each page, beside the best one', async () => {
  const account = await registerUser(testbed.server);
  const { api, playerId } = account;
  for (const score of [5, 9, 2, 7]) {
    await seedScoringGame(api, { playerId, hits: 'S'.repeat(score) + 'M'.repeat(100 - score) });
  }
  await seedScoringGame(api, { playerId, hits: 'TTT' });
  const { page } = await testbed.openDevice({ account });
  const room = await new PracticeRoomPage(page).open();
  await expectSoon(() => room.scores()).toEqual([7, 2, 9]);
  await room.history.getByText('4 Spiele', { exact: true }).waitFor();
  expect(await room.bestScore()).toBe('9');
  await room.history.getByRole('button', { name: 'Nächste Seite' }).click();
  await expectSoon(() => room.scores()).toEqual([5]);
  await page.getByText('Dein Spiel läuft noch: 9 Punkte nach 3 Würfen.').waitFor();
  await room.goOn.click();
  await expectSoon(() => new ScoringGamePage(page).throws()).toBe('3 / 100');
});

test('a guest practises without a history, and continues after leaving', async () => {
  const { page, api } = await testbed.openDevice();
  await page.goto('/matches');
  await page.getByRole('link', { name: /^(Üben)$/ }).click();
  const room = new PracticeRoomPage(page);
  const game = await room.start();
  const id = game.id();
  await game.hit('Triple', 'Miss');
  await expectSoon(async () => (await readScoringGame(api, id)).props.throws.length).toBe(2);
  expect((await readScoringGame(api, id)).props.playerId).toBeNull();
  await page.getByRole('button', { name: 'Zum Üben' }).click();
  await room.goOn.waitFor();
  expect(await room.history.count()).toBe(0);
  await room.goOn.click();
  await expectSoon(() => game.score()).toBe('3');

  const stranger = await testbed.openDevice();
  await stranger.page.goto(`/practice-room/scoring-games/${id}`);
  await stranger.page.getByText('Das Spiel konnte nicht geladen werden.').waitFor();
});

test('a user who signs in continues the game of the guest before', async () => {
  const { api } = await testbed.openDevice();
  const id = await seedScoringGame(api, { hits: 'TT' });
  const account = await registerUser(testbed.server);
  const { page } = await testbed.openDevice({ api, account });
  const game = await new ScoringGamePage(page).open(id);
  await game.hit('Double');
  await expectSoon(async () => hitsOf(await readScoringGame(api, id))).toBe('TTD');
});

test('a dart that another device has entered before stops the queue and is named', async () => {
  const { page, api, context } = await testbed.openDevice();
  const id = await seedScoringGame(api, { hits: 'S' });
  const game = await new ScoringGamePage(page).open(id);
  await context.setOffline(true);
  await api.call(`POST /scoring-games/${id}/throw`, { hitType: 'miss' });
  await game.hit('Triple', 'Triple');
  await context.setOffline(false);
  const notice = page.getByRole('alert').filter({ hasText: 'Speichern angehalten' });
  await notice.waitFor();
  expect(await notice.innerText()).toContain('Ein Wurf konnte nicht gespeichert werden.');
  await notice.getByRole('button', { name: 'Verwerfen' }).click();
  const question = page.getByRole('alertdialog');
  expect(await question.innerText()).toContain('2 Würfe gehen verloren');
  await question.getByRole('button', { name: 'Verwerfen' }).click();
  await game.pad.waitFor();
  await expectSoon(() => game.throws()).toBe('2 / 100');
  expect(hitsOf(await readScoringGame(api, id))).toBe('SM');
});

test('the help opens on large screens by button and key, and disables the other keys', async () => {
  const { page, api } = await testbed.openDevice({ viewport: { width: 1920, height: 1080 } });
  const game = await new ScoringGamePage(page).open(await seedScoringGame(api));
  await game.helpButton.click();
  await game.help.waitFor();
  await page.keyboard.press('t');
  await page.keyboard.press('Escape');
  await game.help.waitFor({ state: 'detached' });
  expect(await game.throws()).toBe('0 / 100');
  await page.keyboard.press('3');
  await expectSoon(() => game.score()).toBe('3');
  await page.setViewportSize({ width: 1180, height: 820 });
  await expectSoon(() => game.helpButton.isVisible()).toBe(false);
});

test.each([
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
  { width: 1920, height: 1080 },
])('a running game fits $width×$height without scrolling', async (viewport) => {
  const { page, api } = await testbed.openDevice({ viewport });
  const game = await new ScoringGamePage(page).open(await seedScoringGame(api, { hits: 'TSMD' }));
  const size = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { width: scrollWidth, height: scrollHeight };
  });
  expect(size).toEqual(viewport);
  for (const name of ['Triple', 'Double', 'Single', 'Miss'] as const) {
    const box = await game.button(name).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(viewport.width > 800 && viewport.height > 800 ? 90 : 56);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
  }
});

test('the practice room is accessible', async () => {
  const account = await registerUser(testbed.server);
  const { api, playerId } = account;
  const finished = await seedScoringGame(api, { playerId, hits: allBut(0) });
  const id = await seedScoringGame(api, { playerId, hits: allBut(1) });
  const { page } = await testbed.openDevice({ ...tallDevice, account });
  const room = await new PracticeRoomPage(page).open();
  await room.games.first().waitFor();
  await expectAccessible(page, 'practice room');
  await page.goto(`/practice-room/scoring-games/${finished}`);
  const game = new ScoringGamePage(page);
  await game.summaryTitle.waitFor();
  for (const summary of await page.getByText('Als Tabelle').all()) await summary.click();
  await page.getByRole('button', { name: 'Weitere Wege' }).click();
  await expectAccessible(page, 'summary');

  const running = await testbed.openDevice({ ...stillDevice, account });
  const other = await new ScoringGamePage(running.page).open(id);
  await expectAccessible(running.page, 'running game');
  await running.page.keyboard.press('?');
  await other.help.waitFor();
  await expectAccessible(running.page, 'keys');
  await running.page.keyboard.press('Escape');
  await other.hit('Triple');
  await other.endDialog.waitFor();
  await expectAccessible(running.page, 'end');

  const guest = await testbed.openDevice(tallDevice);
  await new PracticeRoomPage(guest.page).open();
  await expectAccessible(guest.page, 'practice room of a guest');
});
