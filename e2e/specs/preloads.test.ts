import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../../tools/testbed/server.ts';
import { password, signInUser } from '../support/accounts.ts';
import { launchBrowser, newDevice } from '../support/browser.ts';
import { fillDemoClub, type LoadedPage } from '../support/first-load-pages.ts';

type Chunk = {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
};
type Manifest = { readonly [source: string]: Chunk };

let dataDir: string;
let server: RunningServer;
let browser: Browser;
let manifest: Manifest;
let pages: readonly LoadedPage[];
let session: unknown;

beforeAll(async () => {
  const built = new URL('../../web/dist/.vite/manifest.json', import.meta.url);
  manifest = JSON.parse(await readFile(built, 'utf8')) as Manifest;
  dataDir = await mkdtemp(join(tmpdir(), 'neundarter-preloads-'));
  const club = await fillDemoClub(dataDir, 3);
  pages = club.pages;
  server = await startServer({ DATA_DIR: dataDir });
  browser = await launchBrowser();
  ({ session } = await signInUser(server, { emailAddress: club.captain, password }));
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Files of a source and of all that it imports at once. */
function filesOf(source: string, found = new Set<string>()): ReadonlySet<string> {
  const chunk = manifest[source];
  if (chunk === undefined || found.has(chunk.file)) return found;
  for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file);
  for (const next of chunk.imports ?? []) filesOf(next, found);
  return found;
}

const screen = /^src\/screens\/.+-screen\.tsx$/;
const namedFile = /(?:href|src)="\/(assets\/[^"]+)"/g;

/** Names of the scripts that ran. A script that was only requested has no function that was called. */
async function ranIn(page: Page): Promise<ReadonlySet<string>> {
  const scripts = await page.coverage.stopJSCoverage();
  const ran = scripts.filter(({ functions }) => functions.some(({ ranges }) => ranges[0]?.count !== 0));
  return new Set(ran.map(({ url }) => new URL(url).pathname.slice(1)));
}

const stylesIn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.styleSheets].flatMap(({ href }) => (href === null ? [] : [new URL(href).pathname.slice(1)])),
  );

/**
 * What the page of an address named, what of it nothing used, and what its screens needed besides. A screen may lead to another
 * address, whose screen is not meant.
 */
async function openCold({ path, isSignedIn }: LoadedPage) {
  const localStorage = isSignedIn ? [{ name: 'session', value: JSON.stringify(session) }] : [];
  const origins = [{ origin: new URL(server.url).origin, localStorage }];
  const context = await newDevice(browser, {
    serviceWorkers: 'block',
    storageState: { cookies: [], origins },
  });
  try {
    const page = await context.newPage();
    await page.coverage.startJSCoverage({ resetOnNavigation: false });
    const answer = await page.goto(server.url + path, { waitUntil: 'networkidle' });
    const named = new Set(
      [...((await answer?.text()) ?? '').matchAll(namedFile)].map(([, file = '']) => file),
    );
    const ran = await ranIn(page);
    const used = new Set([...ran, ...(await stylesIn(page))]);
    const fileOf = (source: string) => manifest[source]?.file ?? '';
    const shown = Object.keys(manifest).filter((key) => screen.test(key) && ran.has(fileOf(key)));
    const isLeft = new URL(page.url()).pathname !== path;
    const screens = shown.filter((key) => !isLeft || named.has(fileOf(key)));
    return {
      screens: screens.length,
      unused: [...named].filter((file) => !file.endsWith('.woff2') && !used.has(file)),
      missing: screens.flatMap((key) => [...filesOf(key)].filter((file) => !named.has(file))),
    };
  } finally {
    await context.close();
  }
}

test('every page names what its screen begins with, and nothing that it does not use', {
  timeout: 600_000,
}, async () => {
  expect(pages.length).toBeGreaterThanOrEqual(25);
  for (const page of pages) {
    const who = `${page.path}, ${page.isSignedIn ? 'signed in' : 'guest'}`;
    expect.soft(await openCold(page), who).toEqual({ screens: 1, unused: [], missing: [] });
  }
});
