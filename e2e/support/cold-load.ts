import type { Browser, Page } from 'playwright-core';
import { newDevice } from './browser.ts';

/** What a device that has never been here loads for one page. */
export type ColdLoad = {
  /** Transferred bytes with their heads, by kind: `Script`, `Stylesheet`, `Font`, `Image`, `Fetch`, `Document`. */
  readonly bytes: ReadonlyMap<string, number>;
  readonly files: number;
  /** Until the largest text or picture is shown. ms */
  readonly largestMs: number;
};

/** Lighthouse's slow phone: four times slower than this machine, 1.6 Mbit/s, 150 ms until an answer begins. */
const slowdown = 4;
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** A page is loaded when nothing has come for this time. ms */
const quietMs = 2000;

type Storage = { readonly [key: string]: unknown };

/** Opens a page with an empty cache, as a slow phone does. @param stored what the device keeps in `localStorage` */
export async function loadCold(browser: Browser, address: string, stored: Storage): Promise<ColdLoad> {
  const localStorage = Object.entries(stored).map(([name, value]) => ({
    name,
    value: JSON.stringify(value),
  }));
  const context = await newDevice(browser, {
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin: new URL(address).origin, localStorage }] },
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(noteLargest);
    const loaded = await watch(page);
    await page.goto(address);
    await loaded.whole();
    const largestMs = await page.evaluate(() => (window as unknown as { largestMs: number }).largestMs);
    return { bytes: loaded.bytes, files: loaded.count(), largestMs };
  } finally {
    await context.close();
  }
}

/** Notes in `window.largestMs` when the largest text or picture was shown, in ms after the navigation. */
function noteLargest(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) Object.assign(window, { largestMs: entry.startTime });
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

async function watch(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  const kinds = new Map<string, string>();
  const bytes = new Map<string, number>();
  let count = 0;
  let lastAt = Date.now();
  cdp.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    lastAt = Date.now();
    if (request.url.startsWith('http')) kinds.set(requestId, type ?? 'Other');
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind === undefined) return;
    lastAt = Date.now();
    count += 1;
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
  });
  await cdp.send('Network.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await cdp.send('Network.emulateNetworkConditions', network);
  const whole = async (): Promise<void> => {
    while (Date.now() - lastAt < quietMs) await page.waitForTimeout(quietMs / 10);
  };
  return { bytes, count: () => count, whole };
}
