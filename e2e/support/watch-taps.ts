import type { BrowserContext, Page } from 'playwright-core';

/**
 * Measures from a finger down until the frame after the first change of the page's content is painted. It runs in the
 * page itself, so that the time between test and browser does not count.
 */
export const watchTaps = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const delays: number[] = [];
    let downAt: number | null = null;
    Object.assign(globalThis, { tapDelays: delays });
    addEventListener(
      'pointerdown',
      (event) => {
        downAt = event.timeStamp;
      },
      { capture: true },
    );
    const painted = () => {
      const from = downAt;
      downAt = null;
      if (from === null) return;
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.addEventListener('message', () => delays.push(performance.now() - from));
        channel.port1.start();
        channel.port2.postMessage(null);
      });
    };
    const observe = () =>
      new MutationObserver(painted).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    if (document.body === null) addEventListener('DOMContentLoaded', observe);
    else observe();
  });

/** Delays in ms, one per tap that changed something. */
export const tapDelaysOf = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => (globalThis as unknown as { tapDelays: number[] }).tapDelays);
