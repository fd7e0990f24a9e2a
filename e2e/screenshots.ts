import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { appVersion } from '@neundarter/contract/limits';
import type { Browser } from 'playwright-core';
import { startServer } from '../tools/testbed/server.ts';
import { RegisterPage } from './pages/register-page.ts';
import { type Api, GuestApi } from './support/api.ts';
import { launchBrowser, newDevice, type PictureSize, pictureSizes } from './support/browser.ts';
import { consentScenes } from './support/consent-scenes.ts';
import { detectionScenes } from './support/detection-scenes.ts';
import { eventScenes } from './support/event-scenes.ts';
import { findFaults } from './support/find-faults.ts';
import { hallScenes } from './support/hall-scenes.ts';
import { matchScenes } from './support/match-scenes.ts';
import { matchdayScenes } from './support/matchday-scenes.ts';
import { peopleScenes } from './support/people-scenes.ts';
import { practiceScenes } from './support/practice-scenes.ts';
import type { Scene } from './support/scene.ts';
import { secureScenes } from './support/secure-scenes.ts';
import { seriesScenes } from './support/series-scenes.ts';
import { tournamentScenes } from './support/tournament-scenes.ts';
import { tournamentSetupScenes } from './support/tournament-setup-scenes.ts';

// `npm run screenshots`: plays matches and takes pictures of every screen in every size and colour scheme, to look at.
// `-- home live-*` takes only the named scenes, `--size zoomed --scheme dark` only one size and scheme, `--text 175` with
// text of this size (percent). Beside each picture stands what `findFaults` finds on it. `-- --docs` takes the few
// pictures in the README.

const resultsFolder = new URL('./results/screenshots/', import.meta.url).pathname;
const docsFolder = new URL('../docs/screenshots/', import.meta.url).pathname;

type Scheme = 'light' | 'dark';

const scenes: readonly Scene<[Api]>[] = [
  ...matchScenes,
  {
    name: 'settings',
    show: async (page) => {
      await page.goto('/matches');
      await page.getByRole('button', { name: 'Mehr: Einstellungen öffnen' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  ...practiceScenes(() => server),
  ...detectionScenes(() => server),
  ...eventScenes(() => server),
  ...matchdayScenes(() => server),
  ...tournamentSetupScenes(() => server),
  ...peopleScenes(() => server),
  ...tournamentScenes(() => server),
  ...hallScenes(() => server),
  ...seriesScenes(() => server),
  ...consentScenes(() => server),
  { name: 'login', show: async (page) => void (await page.goto('/login')) },
  {
    name: 'register',
    isLong: true,
    show: async (page) => {
      const register = await new RegisterPage(page).open();
      await register.password.fill('Abc!');
    },
  },
  ...secureScenes,
  { name: 'not-found', show: async (page) => void (await page.goto('/darts')) },
  { name: 'privacy', show: async (page) => void (await page.goto('/privacy')) },
];

type Shot = { readonly scene: Scene<[Api]>; readonly screen: PictureSize; readonly scheme: Scheme };

const findScene = (name: string): Scene<[Api]> => {
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

type Studio = {
  readonly browser: Browser;
  readonly url: string;
  /** Size of text, percent of the usual one. */
  readonly text: number;
};

/**
 * At a first visit words get their typeface only after a click; pictures show it.
 * @param percent size of text, of the usual one
 */
async function showFonts(percent: number): Promise<void> {
  document.documentElement.dataset['fonts'] = '';
  document.documentElement.style.fontSize = `${percent}%`;
  document.body.getBoundingClientRect();
  await document.fonts.ready;
}

/**
 * Opens a scene on a separate device, so that no picture depends on an earlier one.
 * @returns faults on the page, in words
 */
async function takeShot(
  { browser, url, text }: Studio,
  { scene, screen, scheme }: Shot,
  path: string,
): Promise<readonly string[]> {
  const api = await GuestApi.asNewGuest(url);
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
    // Otherwise every picture says that the app is a new one.
    { name: 'known-version', value: JSON.stringify(appVersion) },
  ];
  const context = await newDevice(browser, {
    baseURL: url,
    viewport: pictureSizes[screen],
    colorScheme: scheme,
    reducedMotion: 'reduce',
    // The simulated board uses other ports than the policy of the page allows.
    bypassCSP: true,
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
  const page = await context.newPage();
  await scene.show(page, api);
  await page.waitForLoadState('networkidle');
  await page.evaluate(showFonts, text);
  await page.screenshot({ path, fullPage: path.startsWith(resultsFolder) && scene.isLong === true });
  const faults = await findFaults(page);
  await context.close();
  return faults;
}

/** The scenes of a name; `live-*` names all that begin so. */
const findScenes = (name: string): readonly Scene<[Api]>[] =>
  name.endsWith('*') ? scenes.filter((one) => one.name.startsWith(name.slice(0, -1))) : [findScene(name)];

type Wanted = {
  /** Scenes to open; all of them if empty. */
  readonly names: readonly string[];
  readonly sizes: readonly PictureSize[];
  readonly schemes: readonly Scheme[];
};

/** Takes all pictures; one that fails is named, and the others are taken all the same. */
async function takeAll(studio: Studio, { names, sizes, schemes }: Wanted): Promise<void> {
  await mkdir(resultsFolder, { recursive: true });
  for (const scene of names.length === 0 ? scenes : names.flatMap(findScenes))
    for (const screen of sizes)
      for (const scheme of schemes) {
        const file = `${scene.name}-${screen}-${scheme}.png`;
        try {
          const faults = await takeShot(studio, { scene, screen, scheme }, `${resultsFolder}${file}`);
          console.log([file, ...faults].join('\n  '));
        } catch (error) {
          process.exitCode = 1;
          console.error(`${file} failed: ${error instanceof Error ? error.message : String(error)}`);
        }
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
  options: {
    docs: { type: 'boolean', default: false },
    size: { type: 'string', multiple: true, default: ['phone', 'tablet', 'tv'] },
    scheme: { type: 'string', multiple: true, default: ['light', 'dark'] },
    text: { type: 'string', default: '100' },
  },
  allowPositionals: true,
});
const wanted = {
  names: positionals,
  sizes: values.size.filter((size): size is PictureSize => size in pictureSizes),
  schemes: values.scheme.filter((scheme): scheme is Scheme => scheme === 'light' || scheme === 'dark'),
};
const server = await startServer({ HOST: '127.0.0.1' });
const browser = await launchBrowser();
try {
  const studio = { browser, url: server.url, text: Number(values.text) };
  await (values.docs ? takeDocs(studio) : takeAll(studio, wanted));
} finally {
  await browser.close();
  await server.stop();
}
