import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { HubPage } from '../pages/hub-page.ts';
import { offlineShellReady } from '../pages/offline-shell.ts';
import { ScorerPage } from '../pages/scorer-page.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { reasonsNotToInstall } from '../support/installability.ts';
import { seedMatch } from '../support/matches.ts';
import { startVersionedApp } from '../support/newer-version.ts';
import { offlineReady, useTestbed } from '../support/testbed.ts';

const testbed = useTestbed(offlineReady);

type Manifest = {
  readonly name: string;
  readonly lang: string;
  readonly display: string;
  readonly start_url: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
};

test('the app can be installed', async () => {
  const { context, page } = await testbed.openDevice();
  await new HubPage(page).open();
  await offlineShellReady(page);
  const cdp = await context.newCDPSession(page);
  const { data = '' } = await cdp.send('Page.getAppManifest');
  const manifest = JSON.parse(data) as Manifest;
  expect(manifest).toMatchObject({ lang: 'de', display: 'standalone', start_url: '/' });
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes } of manifest.icons.filter((icon) => icon.sizes !== 'any')) {
    const size = await page.evaluate(async (address) => {
      const picture = await createImageBitmap(await (await fetch(address)).blob());
      return `${picture.width}x${picture.height}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
  // The profiles of tests are private windows, which cannot install apps.
  const reasons = await reasonsNotToInstall(page);
  expect(reasons.filter((reason) => reason !== 'in-incognito')).toEqual([]);
});

test('every screen opens without network after one visit of the start page', async () => {
  const { context, page } = await testbed.openDevice();
  await new HubPage(page).open();
  await offlineShellReady(page);
  await context.setOffline(true);
  for (const [path, text] of [
    ['/', 'Willkommen bei Neundarter'],
    ['/matches/new', 'Match-Konfiguration'],
    ['/matches/view/nomatch', 'Zurzeit läuft kein Match.'],
    ['/privacy', 'Datenschutz'],
    ['/darts', 'Am Board vorbei'],
  ] as const) {
    await page.goto(path);
    await page.getByText(text).first().waitFor();
  }
});

const updateWaits = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    return registration.waiting !== null;
  });

test('a new version never reloads a running match, and is offered afterwards', async () => {
  const app = await startVersionedApp(testbed.server.url);
  const { page, api } = await testbed.openDevice({ baseURL: app.url });
  const matchId = await seedMatch(api);
  const scorer = await new ScorerPage(page).open(matchId);
  await offlineShellReady(page);
  await page.reload();
  await scorer.pad.waitFor();
  await scorer.turn(60);
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  const isSamePage = () => page.evaluate(() => 'isSamePage' in globalThis);

  app.publish();
  await expectSoon(() => updateWaits(page)).toBe(true);
  await scorer.turns(45, 100);
  await scorer.type(26);
  const notice = page.getByRole('status', { name: 'Neue Version verfügbar' });
  expect(await notice.isVisible()).toBe(false);
  expect(await isSamePage()).toBe(true);
  expect(await scorer.typed.innerText()).toBe('26');

  await page.getByRole('button', { name: 'Zu den Matches' }).click();
  await notice.getByRole('button', { name: 'Jetzt neu laden' }).click();
  await expectSoon(() => isSamePage().catch(() => true)).toBe(false);
  await expectSoon(() => updateWaits(page)).toBe(false);
  await scorer.open(matchId);
  await expectSoon(() => scorer.rest('Anna')).toBe('341');
  await app.stop();
});
