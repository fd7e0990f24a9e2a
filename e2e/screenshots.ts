import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { startServer } from '../tools/testbed/server.ts';
import { PracticeRoomPage, ScoringGamePage } from './pages/practice-page.ts';
import { RegisterPage } from './pages/register-page.ts';
import { ScorerPage } from './pages/scorer-page.ts';
import { SetupPage } from './pages/setup-page.ts';
import { SpectatorPage } from './pages/spectator-page.ts';
import { SummaryPage } from './pages/summary-page.ts';
import { registerUser } from './support/accounts.ts';
import { type Api, GuestApi } from './support/api.ts';
import { launchBrowser, newDevice, type ScreenName, screens } from './support/browser.ts';
import { detectionScenes } from './support/detection-scenes.ts';
import { eventScenes } from './support/event-scenes.ts';
import { matchdayScenes } from './support/matchday-scenes.ts';
import { botSide, checkout, guestSide, pairSide, scores, seedMatch } from './support/matches.ts';
import { peopleScenes } from './support/people-scenes.ts';
import { enterAs, type Scene } from './support/scene.ts';
import { allBut, seedScoringGame } from './support/scoring-games.ts';
import { seriesScenes } from './support/series-scenes.ts';
import { tournamentScenes } from './support/tournament-scenes.ts';
import { tournamentSetupScenes } from './support/tournament-setup-scenes.ts';

// `npm run screenshots`: plays matches and takes pictures of every screen in every size and colour scheme, to look at.
// `-- home lobby` takes only the named scenes; `-- --docs` takes the few pictures in the README.

const resultsFolder = new URL('./results/screenshots/', import.meta.url).pathname;
const docsFolder = new URL('../docs/screenshots/', import.meta.url).pathname;

type Scheme = 'light' | 'dark';

/** The matches in the pictures, created once for all sizes. */
type Matches = {
  /** The API as the guest of the device. */
  readonly api: Api;
  readonly running: string;
  readonly fresh: string;
  readonly pairs: string;
  readonly scheduled: string;
  readonly finished: string;
  readonly decider: string;
  readonly checkout: string;
  readonly lastDart: string;
};

const firstLeg = [...scores(100, 60, 140, 85, 180, 100, 41, 26), checkout(40, 2)];
const secondLeg = [...scores(60, 45, 100, 121, 140, 85, 121, 60), checkout(80, 3)];

async function playMatches(api: Api): Promise<Matches> {
  const sides = () => [guestSide('Michaela Brandstetter'), guestSide('Jan')] as const;
  const finished = await seedMatch(api, {
    sides: sides(),
    config: { legsToWinSet: 2 },
    turns: [...firstLeg, ...secondLeg, ...scores(100, 60, 140, 85, 180, 100, 41, 26), checkout(40, 1)],
  });
  const seeded = {
    api,
    finished,
    pairs: await seedMatch(api, {
      sides: [pairSide('Anna', 'Uwe'), pairSide('Christina', 'Bartholomäus')],
      config: { setMode: 'first-to', setsToWin: 3 },
      turns: scores(60, 45, 100, 26, 85),
    }),
    decider: await seedMatch(api, {
      sides: sides(),
      config: { startingScore: 101, legsToWinSet: 2 },
      turns: [...scores(61, 20), checkout(40, 2), ...scores(61, 20), checkout(40, 1)],
    }),
    checkout: await seedMatch(api, {
      sides: [guestSide('Anna'), guestSide('Ben')],
      config: { startingScore: 101 },
      turns: scores(41, 60),
    }),
    lastDart: await seedMatch(api, {
      sides: sides(),
      config: { startingScore: 101, legsToWinSet: 1 },
      turns: scores(61, 20),
    }),
    scheduled: await seedMatch(api, { sides: [guestSide('Anna'), botSide(5)], isStarted: false }),
    fresh: await seedMatch(api, { sides: sides() }),
    running: await seedMatch(api, {
      sides: sides(),
      turns: [...firstLeg, ...scores(60, 45, 100, 121, 140, 85, 81)],
    }),
  };
  return seeded;
}

const scorerOf = (page: Page, id: string) => new ScorerPage(page).open(id);

const scenes: readonly Scene<[Matches]>[] = [
  { name: 'hub', isLong: true, show: async (page) => void (await page.goto('/matches')) },
  { name: 'setup', isLong: true, show: async (page) => void (await new SetupPage(page).open()) },
  {
    name: 'setup-bot-problems',
    isLong: true,
    show: async (page) => {
      const setup = await new SetupPage(page).open();
      await setup.nameField(1).fill('');
      await setup.chooseBot(2, 7);
      await setup.chooseInGroup('Sätze', 'First to');
      await setup.startButton.click();
      await page.getByText('Gib einen Namen für die erste Seite ein!').waitFor();
    },
  },
  { name: 'prestart', show: async (page, { scheduled }) => void (await page.goto(`/matches/${scheduled}`)) },
  { name: 'scorer-first', show: async (page, { fresh }) => void (await scorerOf(page, fresh)) },
  { name: 'scorer', show: async (page, { running }) => void (await scorerOf(page, running)) },
  {
    name: 'scorer-typed',
    show: async (page, { running }) => (await scorerOf(page, running)).type(121),
  },
  { name: 'scorer-bust', show: async (page, matches) => (await scorerOf(page, matches.checkout)).type(100) },
  { name: 'scorer-pairs', show: async (page, { pairs }) => void (await scorerOf(page, pairs)) },
  { name: 'scorer-decider', show: async (page, { decider }) => void (await scorerOf(page, decider)) },
  {
    name: 'scorer-darts',
    show: async (page, matches) => {
      const scorer = await scorerOf(page, matches.checkout);
      await scorer.confirm(scorer.checkKey);
      await scorer.dartsDialog.waitFor();
    },
  },
  {
    name: 'scorer-gameshot',
    show: async (page, matches) => {
      const scorer = await scorerOf(page, matches.checkout);
      await scorer.turn(60, { darts: 2, attempts: 1 });
      await scorer.popup.waitFor();
    },
  },
  {
    name: 'scorer-keys',
    show: async (page, { running }) => {
      await scorerOf(page, running);
      await page.keyboard.press('?');
    },
  },
  {
    name: 'scorer-offline',
    show: async (page, { running }) => {
      const scorer = await scorerOf(page, running);
      await page.context().setOffline(true);
      await scorer.turn(26, { attempts: 0 });
      await page.getByText('Offline', { exact: true }).waitFor();
    },
  },
  {
    name: 'scorer-end',
    show: async (page, { lastDart }) => {
      const scorer = await scorerOf(page, lastDart);
      await scorer.turn(40, { darts: 1, attempts: 1 });
      await scorer.endDialog.waitFor();
    },
  },
  {
    name: 'summary',
    isLong: true,
    show: async (page, { finished }) => void (await new SummaryPage(page).open(finished)),
  },
  {
    name: 'leg',
    isLong: true,
    show: async (page, { finished }) => void (await page.goto(`/matches/${finished}/1/2`)),
  },
  {
    name: 'spectator-next',
    show: async (page, { scheduled }) => void (await new SpectatorPage(page).open(scheduled)),
  },
  {
    name: 'spectator',
    show: async (page, { running }) => void (await new SpectatorPage(page).open(running)),
  },
  {
    name: 'spectator-pairs',
    show: async (page, { pairs }) => void (await new SpectatorPage(page).open(pairs)),
  },
  {
    name: 'spectator-result',
    show: async (page, { finished }) => void (await new SpectatorPage(page).open(finished)),
  },
  { name: 'nomatch', show: async (page) => void (await page.goto('/matches/view/nomatch')) },
  {
    name: 'settings',
    show: async (page) => {
      await page.goto('/matches');
      await page.getByRole('button', { name: 'Mehr: Einstellungen öffnen' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'practice-room',
    isLong: true,
    show: async (page, { api }) => {
      await seedScoringGame(api, { hits: 'TSD' });
      await new PracticeRoomPage(page).open();
    },
  },
  {
    name: 'practice-history',
    isLong: true,
    show: async (page) => {
      const account = await registerUser(server);
      const { api, playerId } = account;
      for (const _ of [0, 1, 2, 3]) await seedScoringGame(api, { playerId, hits: allBut(0) });
      await enterAs(page, account);
      const room = await new PracticeRoomPage(page).open();
      await room.games.first().waitFor();
    },
  },
  {
    name: 'scoring-game',
    show: async (page, { api }) => {
      const hits = 'SSMTSDSSMMSTTSSMSDSSTMSSSMSTSSMSDSSSTM';
      await new ScoringGamePage(page).open(await seedScoringGame(api, { hits }));
    },
  },
  {
    name: 'scoring-keys',
    show: async (page, { api }) => {
      await new ScoringGamePage(page).open(await seedScoringGame(api));
      await page.keyboard.press('?');
    },
  },
  {
    name: 'scoring-end',
    show: async (page, { api }) => {
      const game = await new ScoringGamePage(page).open(await seedScoringGame(api, { hits: allBut(1) }));
      await game.hit('Triple');
      await game.endDialog.waitFor();
    },
  },
  {
    name: 'scoring-summary',
    isLong: true,
    show: async (page, { api }) => {
      const hits = 'SSMTSDSSMMSTTSSMSDSSTMSSSMSTSSMSDSSSTMSSMTTTSSDMS'.repeat(3).slice(0, 100);
      await page.goto(`/practice-room/scoring-games/${await seedScoringGame(api, { hits })}`);
      await new ScoringGamePage(page).summaryTitle.waitFor();
    },
  },
  ...detectionScenes(() => server),
  ...eventScenes(() => server),
  ...matchdayScenes(() => server),
  ...tournamentSetupScenes(() => server),
  ...peopleScenes(() => server),
  ...tournamentScenes(() => server),
  ...seriesScenes(() => server),
  { name: 'login', show: async (page) => void (await page.goto('/login')) },
  {
    name: 'register',
    isLong: true,
    show: async (page) => {
      const register = await new RegisterPage(page).open();
      await register.password.fill('Abc!');
    },
  },
  { name: 'not-found', show: async (page) => void (await page.goto('/darts')) },
  { name: 'privacy', show: async (page) => void (await page.goto('/privacy')) },
];

type Shot = { readonly scene: Scene<[Matches]>; readonly screen: ScreenName; readonly scheme: Scheme };

const findScene = (name: string): Scene<[Matches]> => {
  const scene = scenes.find((one) => one.name === name);
  if (!scene) throw new Error(`no scene ${name}`);
  return scene;
};

const docsShots: readonly (readonly [file: string, shot: Shot])[] = (
  [
    ['scorer', 'tablet', 'dark'],
    ['scorer', 'phone', 'light'],
    ['spectator', 'tv', 'dark'],
    ['setup', 'phone', 'light'],
    ['summary', 'tablet', 'light'],
    ['hub', 'phone', 'dark'],
  ] as const
).map(([name, screen, scheme]) => [
  `${name}-${screen}-${scheme}`,
  { scene: findScene(name), screen, scheme },
]);

type Studio = { readonly browser: Browser; readonly url: string };

/** Opens a scene on a separate device, so that no picture depends on an earlier one. */
async function takeShot(
  { browser, url }: Studio,
  { scene, screen, scheme }: Shot,
  path: string,
): Promise<void> {
  const api = await GuestApi.asNewGuest(url);
  const matches = await playMatches(api);
  const guest = JSON.stringify({ ...api.guest, renewAt: Date.now() + 60 * 60 * 1000 });
  const players = JSON.stringify({
    sides: [
      { kind: 'guest', name: 'Michaela', level: 5, partners: ['', ''] },
      { kind: 'guest', name: 'Jan', level: 5, partners: ['', ''] },
    ],
    names: ['Michaela', 'Jan', 'Uwe', 'Christina'],
  });
  const localStorage = [
    { name: 'guest-token', value: guest },
    { name: 'last-match-players', value: players },
  ];
  const context = await newDevice(browser, {
    baseURL: url,
    viewport: screens[screen],
    colorScheme: scheme,
    reducedMotion: 'reduce',
    // The simulated board uses other ports than the policy of the page allows.
    bypassCSP: true,
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
  const page = await context.newPage();
  await scene.show(page, matches);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path, fullPage: path.startsWith(resultsFolder) && scene.isLong === true });
  await context.close();
}

/** @param names scenes to open; all of them if empty */
async function takeAll(studio: Studio, names: readonly string[]): Promise<void> {
  await mkdir(resultsFolder, { recursive: true });
  const wanted = names.length === 0 ? scenes : names.map(findScene);
  for (const scene of wanted)
    for (const screen of ['phone', 'tablet', 'tv'] as const)
      for (const scheme of ['light', 'dark'] as const) {
        const file = `${scene.name}-${screen}-${scheme}.png`;
        await takeShot(studio, { scene, screen, scheme }, `${resultsFolder}${file}`);
        console.log(file);
      }
}

async function takeDocs(studio: Studio): Promise<void> {
  await mkdir(docsFolder, { recursive: true });
  for (const [name, shot] of docsShots) {
    await takeShot(studio, shot, `${docsFolder}${name}.png`);
    console.log(`${name}.png`);
  }
}

const { values, positionals } = parseArgs({
  options: { docs: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const server = await startServer();
const browser = await launchBrowser();
try {
  const studio = { browser, url: server.url };
  await (values.docs ? takeDocs(studio) : takeAll(studio, positionals));
} finally {
  await browser.close();
  await server.stop();
}
