import type { Page } from 'playwright-core';

/** Waits until the app can be loaded from this device: the service worker is active and has cached all its files. */
export const offlineShellReady = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active === null || active.state === 'activated') return;
    await new Promise<void>((resolve) => {
      active.addEventListener('statechange', () => {
        if (active.state === 'activated') resolve();
      });
    });
  });
