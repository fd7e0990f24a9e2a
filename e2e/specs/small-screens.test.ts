import { expect, test } from 'vitest';
import { LobbyPage } from '../pages/lobby-page.ts';
import { PracticeRoomPage } from '../pages/practice-page.ts';
import { ScorerPage } from '../pages/scorer-page.ts';
import { SetupPage } from '../pages/setup-page.ts';
import { SpectatorPage } from '../pages/spectator-page.ts';
import { guestSide, scores, seedMatch } from '../support/matches.ts';
import { registerOnlinePlayer } from '../support/online-matches.ts';
import { faultsOf } from '../support/small-sizes.ts';
import { useTestbed } from '../support/testbed.ts';

const testbed = useTestbed();

test('the scorer and the spectators’ page fit small windows and large text', async () => {
  const { page, api } = await testbed.openDevice({ reducedMotion: 'reduce' });
  const matchId = await seedMatch(api, {
    sides: [guestSide('Maximiliane Brandstetter'), guestSide('Ben')],
    config: { setMode: 'first-to', startingScore: 301 },
    turns: scores(100, 60, 61, 45, 100, 26),
  });
  const found: string[] = [];
  const look = async (what: string) => void found.push(...(await faultsOf(page, what)));
  const scorer = await new ScorerPage(page).open(matchId);
  await look('score pad');
  await scorer.confirm(scorer.checkKey);
  await scorer.dartsDialog.waitFor();
  await look('number of darts');
  await page.keyboard.press('Escape');
  const dialog = await scorer.correct('Ben', '26, Rest 170');
  await look('correction');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Pfeile einzeln eingeben' }).click();
  await page.getByRole('region', { name: 'Pfeile eingeben' }).waitFor();
  await look('pad for single darts');
  await page.getByRole('button', { name: 'Pfeile einzeln eingeben' }).click();
  await new SpectatorPage(page).open(matchId);
  await look('spectator');
  expect(found).toEqual([]);
});

test('set-up, lists, practice and login fit small windows and large text', async () => {
  const { page, api } = await testbed.openDevice({ reducedMotion: 'reduce' });
  await seedMatch(api, { turns: scores(60) });
  const found: string[] = [];
  const look = async (what: string) => void found.push(...(await faultsOf(page, what)));
  for (const path of ['/home', '/matches', '/login']) {
    await page.goto(path);
    await page.getByRole('main').getByRole('heading').first().waitFor();
    await page.waitForLoadState('networkidle');
    await look(path);
  }
  const setup = await new SetupPage(page).open();
  await look('set-up');
  await setup.chooseBot(2, 7);
  await look('set-up with a bot');
  const room = await new PracticeRoomPage(page).open();
  await look('practice room');
  await room.start();
  await look('practice game');
  expect(found).toEqual([]);
});

test('the pages of an account fit small windows and large text', async () => {
  const [anna, ben] = [
    await registerOnlinePlayer(testbed.server, { firstName: 'Anna' }),
    await registerOnlinePlayer(testbed.server, { firstName: 'Bartholomäus' }),
  ];
  const bens = await testbed.openDevice({ account: ben });
  await bens.page.goto('/imprint');
  const { page } = await testbed.openDevice({ account: anna, reducedMotion: 'reduce' });
  const found: string[] = [];
  const look = async (what: string) => void found.push(...(await faultsOf(page, what)));
  const lobby = await new LobbyPage(page).open();
  await lobby.challenge('Bartholomäus').waitFor();
  await look('lobby');
  for (const path of ['/home/news', '/account', '/matches']) {
    await page.goto(path);
    await page.getByRole('main').getByRole('heading').first().waitFor();
    await page.waitForLoadState('networkidle');
    await look(path);
  }
  expect(found).toEqual([]);
});
