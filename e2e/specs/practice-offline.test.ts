import { expect, test } from 'vitest';
import { offlineShellReady } from '../pages/offline-shell.ts';
import { PracticeRoomPage, ScoringGamePage } from '../pages/practice-page.ts';
import { registerUser } from '../support/accounts.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { allBut, hitsOf, readScoringGame, seedScoringGame } from '../support/scoring-games.ts';
import { type Device, offlineReady, useOwnServer } from '../support/testbed.ts';

const testbed = useOwnServer({}, offlineReady);

/** The browser loses its network, and the server too. */
async function loseNetwork({ context }: Device): Promise<void> {
  await context.setOffline(true);
  await testbed.server.kill();
}

async function findNetwork({ context }: Device): Promise<void> {
  await testbed.server.restart();
  await context.setOffline(false);
}

test('a game continues without network and after a reload, and is sent to the server once', async () => {
  const device = await testbed.openDevice();
  const { page, api } = device;
  const id = await seedScoringGame(api, { hits: 'TS' });
  const game = await new ScoringGamePage(page).open(id);
  await game.hit('Double');
  await expectSoon(() => game.statusText()).toContain('Bereit');
  await offlineShellReady(page);

  await loseNetwork(device);
  await game.hit('Triple');
  await expectSoon(() => game.statusText()).toContain('1 Wurf ist noch nicht gespeichert.');
  await page.getByText('Offline', { exact: true }).waitFor();
  await game.hit('Miss', 'Single');
  await expectSoon(() => game.statusText()).toContain('3 Würfe sind noch nicht gespeichert.');
  await page.reload();
  await game.pad.waitFor();
  await expectSoon(() => game.throws()).toBe('6 / 100');
  expect(await game.score()).toBe('10');
  await game.undoKey.click();
  await game.hit('Double', 'Double');

  await findNetwork(device);
  await expectSoon(() => game.statusText()).toContain('Alle Würfe sind gespeichert.');
  const saved = await readScoringGame(api, id);
  expect(hitsOf(saved)).toBe('TSDTMDD');
  expect(new Set(saved.props.throws.map((one) => one.id)).size).toBe(7);
  expect(device.complaints).toEqual([]);
});

test('a game can be begun, finished and viewed without network', async () => {
  const account = await registerUser(testbed.server);
  const device = await testbed.openDevice({ account });
  const { page } = device;
  const room = await new PracticeRoomPage(page).open();
  await offlineShellReady(page);
  await loseNetwork(device);
  await page.reload();
  const game = await room.start();
  const id = game.id();
  const hits = allBut(0);
  const keys: { readonly [letter: string]: string } = { T: '3', D: 'd', S: '1', M: 'm' };
  for (const letter of hits) await page.keyboard.press(keys[letter] ?? '');
  await game.endDialog.waitFor();
  await page.keyboard.press('Enter');
  await game.summaryTitle.waitFor();
  await page.getByRole('link', { name: 'Zurück' }).click();
  await page.getByText('Ohne Netz siehst du nur die Spiele dieses Geräts.').waitFor();
  await expectSoon(() => room.scores()).toEqual([140]);
  await room.history.getByText('noch nicht gespeichert').waitFor();

  await findNetwork(device);
  const saved = async () =>
    hitsOf(await readScoringGame(account.api, id).catch(() => readScoringGame(account.api, id)));
  await expectSoon(() => saved().catch(() => '')).toBe(hits);
  await expectSoon(() => room.history.getByText('noch nicht gespeichert').count()).toBe(0);
  await expectSoon(() => room.scores()).toEqual([140]);
});

test('a server that is killed during a game loses nothing and records nothing twice', async () => {
  const { page, api } = await testbed.openDevice();
  const id = await seedScoringGame(api);
  const game = await new ScoringGamePage(page).open(id);
  for (const round of [0, 1, 2]) {
    const killing = testbed.server.kill();
    await game.hit('Triple');
    await killing;
    await game.hit(round === 1 ? 'Miss' : 'Single', 'Double');
    await testbed.server.restart();
    await expectSoon(() => game.statusText()).toMatch(/Alle Würfe sind gespeichert\.|Bereit/);
  }
  const saved = await readScoringGame(api, id);
  expect(hitsOf(saved)).toBe('TSDTMDTSD');
  expect(new Set(saved.props.throws.map((one) => one.id)).size).toBe(9);
});
