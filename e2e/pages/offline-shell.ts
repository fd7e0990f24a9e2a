import type { Page } from 'playwright-core';

/** Maximum wait for the service worker of a busy machine. ms */
const patienceMs = 60_000;

/**
 * Waits until the app can be loaded from this device: the service worker is active and has cached all its files. Only
 * devices with `offlineReady` have one.
 */
export const offlineShellReady = (page: Page): Promise<void> =>
  page.evaluate(async (limitMs) => {
    const isMissing = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('no service worker: open the device with offlineReady')), limitMs);
    });
    const { active } = await Promise.race([navigator.serviceWorker.ready, isMissing]);
    if (active === null || active.state === 'activated') return;
    await new Promise<void>((resolve) => {
      active.addEventListener('statechange', () => {
        if (active.state === 'activated') resolve();
      });
    });
  }, patienceMs);
