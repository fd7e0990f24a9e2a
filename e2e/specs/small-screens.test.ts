import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LobbyPage } from '../pages/lobby-page.ts';
import { PracticeRoomPage } from '../pages/practice-page.ts';
import { ScorerPage } from '../pages/scorer-page.ts';
import { SetupPage } from '../pages/setup-page.ts';
import { SpectatorPage } from '../pages/spectator-page.ts';
import { screens } from '../support/browser.ts';
import { findFaults } from '../support/find-faults.ts';
import { guestSide, scores, seedMatch } from '../support/matches.ts';
import { registerOnlinePlayer } from '../support/online-matches.ts';
import { useTestbed } from '../support/testbed.ts';

const testbed = useTestbed();

/** A laptop at 200 %, a phone held sideways, a narrow phone, and a phone with text at 175 %. */
const sizes = [
  { width: 590, height: 410, text: 16 },
  { width: 844, height: 390, text: 16 },
  { width: 320, height: 640, text: 16 },
  { width: 390, height: 844, text: 28 },
] as const;

/** Everything that is wrong on the page at any of these sizes. */
async function faultsOf(page: Page, what: string): Promise<readonly string[]> {
  const all: string[] = [];
  for (const size of sizes) {
    await resize(page, size);
    const faults = await lastingFaults(page);
    all.push(
      ...faults.map((fault) => `${what}, ${size.width} × ${size.height}, text ${size.text} px: ${fault}`),
    );
  }
  await resize(page, { ...screens.phone, text: 16 });
  return all;
}

/** What stays wrong: fonts and styles that have just come may need a moment. */
async function lastingFaults(page: Page): Promise<readonly string[]> {
  for (let looks = 0; ; looks += 1) {
    const faults = await findFaults(page);
    if (faults.length === 0 || looks === 10) return faults;
    await page.waitForTimeout(100);
  }
}

async function resize(page: Page, size: { width: number; height: number; text: number }): Promise<void> {
  await page.setViewportSize({ width: size.width, height: size.height });
  await page.evaluate(async (px) => {
    document.documentElement.style.fontSize = `${px}px`;
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, size.text);
}

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
