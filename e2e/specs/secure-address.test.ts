import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startBoardSimulator } from '../../tools/board-simulator/start-board-simulator.ts';
import { forgeSite } from '../../tools/testbed/forge-site.ts';
import { DetectionPage } from '../pages/detection-page.ts';
import { offlineShellReady } from '../pages/offline-shell.ts';
import { ScorerPage } from '../pages/scorer-page.ts';
import { expectAccessible, tallDevice } from '../support/accessible.ts';
import { type Api, GuestApi, scoresOf } from '../support/api.ts';
import { screens } from '../support/browser.ts';
import { registerDetecting } from '../support/detection.ts';
import { expectSoon } from '../support/expect-soon.ts';
import {
  becomeGuest,
  foreignName,
  type HallDevice,
  hallName,
  openHallDevice,
  trustTools,
} from '../support/hall-browser.ts';
import { reasonsNotToInstall } from '../support/installability.ts';
import { seedMatch } from '../support/matches.ts';
import { useOwnServer } from '../support/testbed.ts';

// Devices at the addresses of a hall, not at localhost: only there a browser asks for https.

describe.each(trustTools)('the addresses of a hall with $name', ({ path }) => {
  const testbed = useOwnServer({ PUBLIC_URL: '', HOST: '127.0.0.1' });
  let plain: string;
  let secure: string;
  let devices: HallDevice[] = [];

  beforeAll(() => {
    plain = `http://${hallName}:${testbed.server.port}`;
    secure = `https://${hallName}:${testbed.server.port}`;
  });
  afterEach(async () => {
    await Promise.all(devices.map(({ close }) => close()));
    devices = [];
  });

  /** The root of the server's authority, which the first visit makes. */
  const rootOf = async (api: Api): Promise<string> => {
    expect(await api.call('POST /secure')).toMatchObject({ kind: 'authority', address: secure });
    return (await fetch(`${testbed.server.url}/secure/neundarter.pem`)).text();
  };
  const openDevice = async (root: string | null, abilities = {}): Promise<BrowserContext> => {
    const device = await openHallDevice({ root, certutil: path(), ...abilities });
    devices.push(device);
    return device.context;
  };
  const scoresNow = async (api: Api, id: string) => scoresOf(await api.readMatch(id));
  /** Checks a page that is tall enough for all of it, then makes it a phone again. */
  const expectUsable = async (page: Page, what: string) => {
    await page.setViewportSize(tallDevice.viewport);
    await expectAccessible(page, what);
    await page.setViewportSize(screens.phone);
  };
  const goOn = (page: Page) => page.getByRole('button', { name: 'Sicher weiter' });

  test('a phone that trusts the authority goes over without a warning, and scores there without network', async () => {
    const api = await GuestApi.asNewGuest(testbed.server.url);
    const context = await openDevice(await rootOf(api));
    await becomeGuest(context, { url: plain }, api);
    const matchId = await seedMatch(api);
    const page = await context.newPage();
    await page.goto(`${plain}/matches/${matchId}`);
    const scorer = new ScorerPage(page);
    await scorer.pad.waitFor();
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await scorer.turns(60);
    await expectSoon(() => scoresNow(api, matchId)).toEqual([60]);

    await page.goto(`${plain}/secure?to=/matches/${matchId}`);
    await page.getByText('Dieses Gerät vertraut der sicheren Adresse.').waitFor();
    await expectUsable(page, 'the steps, trusted');
    await goOn(page).click();
    await page.getByText('Weiter als Gast dieses Geräts?').waitFor();
    await expectUsable(page, 'the arrival');
    await page.getByRole('button', { name: 'Ja, weiter' }).click();
    await scorer.pad.waitFor();
    await expectSoon(() => page.url()).toBe(`${secure}/matches/${matchId}`);
    const here = await page.evaluate(() => ({
      isSecure: isSecureContext,
      hasWakeLock: 'wakeLock' in navigator,
      caller: localStorage.getItem('caller-on'),
      guest: JSON.parse(localStorage.getItem('guest-token') ?? '{}').guestId,
    }));
    expect(here).toEqual({ isSecure: true, hasWakeLock: true, caller: 'false', guest: api.guest.guestId });

    await offlineShellReady(page);
    await context.setOffline(true);
    await page.reload();
    await scorer.pad.waitFor();
    await scorer.turns(100);
    await expectSoon(() => scorer.statusText()).toContain('1 Aufnahme ist noch nicht gespeichert.');
    await context.setOffline(false);
    const others = await GuestApi.asNewGuest(testbed.server.url);
    await expectSoon(() => scoresNow(others, matchId)).toEqual([60, 100]);
    // The token of the plain address, which anybody in the hall may have listened to, is worth nothing any more.
    await expect(api.readMatch(matchId)).rejects.toThrow('401');

    // The old address knows where the device has gone, and leads there by itself.
    const old = await context.newPage();
    await old.goto(`${plain}/privacy`);
    await expectSoon(() => old.url()).toBe(`${secure}/privacy`);
  });

  test('the app can be installed from the secure address, and from the plain one it cannot', async () => {
    const api = await GuestApi.asNewGuest(testbed.server.url);
    const context = await openDevice(await rootOf(api), { canInstall: true });
    const page = await context.newPage();
    await page.goto(`${plain}/privacy`);
    expect(await reasonsNotToInstall(page)).toEqual(['not-from-secure-origin', 'no-service-worker']);
    await page.goto(`${secure}/privacy`);
    await offlineShellReady(page);
    expect(await reasonsNotToInstall(page)).toEqual([]);
  });

  test('a phone that does not trust it stays at the plain address, and one open page goes on through ten minutes without network', async () => {
    const api = await GuestApi.asNewGuest(testbed.server.url);
    await rootOf(api);
    const context = await openDevice(null);
    await becomeGuest(context, { url: plain }, api);
    const matchId = await seedMatch(api);
    const page = await context.newPage();
    await page.goto(`${plain}/secure`);
    await page.getByText('Dieses Gerät vertraut der sicheren Adresse noch nicht.').waitFor();
    expect(await goOn(page).isDisabled()).toBe(true);
    await expectUsable(page, 'the steps');

    await page.clock.install();
    await page.goto(`${plain}/matches/${matchId}`);
    const scorer = new ScorerPage(page);
    await scorer.pad.waitFor();
    await page.clock.runFor(5000);
    await scorer.turns(60);
    await expectSoon(() => scoresNow(api, matchId)).toEqual([60]);
    await context.setOffline(true);
    await scorer.turns(100);
    await page.clock.runFor(10 * 60_000);
    await scorer.turns(45);
    await context.setOffline(false);
    await page.clock.runFor(60_000);
    await expectSoon(() => scoresNow(api, matchId)).toEqual([60, 100, 45]);
  });

  test('the screen is kept on by a film that plays, is seen, and plays again on return', async () => {
    const api = await GuestApi.asNewGuest(testbed.server.url);
    const context = await openDevice(null);
    await becomeGuest(context, { url: plain }, api);
    const page = await context.newPage();
    await page.goto(`${plain}/matches/${await seedMatch(api)}`);
    await page.getByRole('button', { name: 'Bildschirm anlassen' }).click();
    const film = page.locator('video');
    await film.waitFor({ state: 'visible' });
    const isPlaying = () =>
      film.evaluate(async (video: HTMLVideoElement) => {
        const before = video.currentTime;
        await new Promise((resolve) => video.addEventListener('timeupdate', resolve, { once: true }));
        return !video.paused && !video.muted && video.currentTime !== before;
      });
    expect(await isPlaying()).toBe(true);
    expect(await film.evaluate((video) => video.getBoundingClientRect().width)).toBeGreaterThan(20);
    await film.evaluate((video: HTMLVideoElement) => {
      video.pause();
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(await isPlaying()).toBe(true);
  });

  test('a tablet stays at the plain address as long as its board answers, and the board scores there', async () => {
    const account = await registerDetecting(testbed.server);
    const board = await startBoardSimulator({
      ports: { standard: 0, socket: 0, autodarts: 0 },
      speed: Number.POSITIVE_INFINITY,
    });
    onTestFinished(() => board.stop());
    const host = board.hostOf('standard').replace(/^[^:]+/, hallName);
    const context = await openDevice(await rootOf(account.api), { hasBoard: true });
    const settings = { session: account.session, 'adrs-available': true, 'adrs-hostname': host };
    await becomeGuest(context, { url: plain, settings }, await GuestApi.asNewGuest(testbed.server.url));
    const page = await context.newPage();
    await page.goto(`${plain}/secure`);
    await page.getByText('Dieses Gerät vertraut der sicheren Adresse.').waitFor();
    await page.getByText(`Das Board an diesem Gerät (${host}) antwortet.`).waitFor();
    await expectUsable(page, 'the steps beside a board');
    expect(await goOn(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Trotzdem weiter' }).waitFor();

    const matchId = await seedMatch(account.api);
    await page.setViewportSize(screens.tablet);
    await page.goto(`${plain}/matches/${matchId}`);
    const detection = new DetectionPage(page);
    await expectSoon(() => detection.state()).toBe('Ready Throw');
    await board.playTurn(['T20', 'T20', 'T20']);
    await expectSoon(() => scoresNow(account.api, matchId)).toEqual([180]);

    await board.stop();
    await page.goto(`${plain}/secure`);
    await goOn(page).waitFor();
    expect(await page.getByText('Das Board an diesem Gerät').count()).toBe(0);
  });

  test('a certificate for a name of somebody else is refused, although the authority is trusted', async () => {
    const api = await GuestApi.asNewGuest(testbed.server.url);
    const context = await openDevice(await rootOf(api));
    const page = await context.newPage();
    for (const [name, isAccepted] of [
      [hallName, true],
      [foreignName, false],
    ] as const) {
      const site = await forgeSite(testbed.server.dataDir, name);
      const visit = page.goto(`https://${name}:${site.port}/`);
      if (isAccepted) expect((await visit)?.status()).toBe(200);
      else
        await expect(visit).rejects.toThrow(/net::ERR_CERT_(INVALID|AUTHORITY_INVALID|COMMON_NAME_INVALID)/);
      site.close();
    }
  });
});
