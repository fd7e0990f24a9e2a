import type { Page } from 'playwright-core';

/**
 * Counts the taps and clicks of a page from now on, also after a change of pages. Writing into a field is no tap.
 * @returns a function that reads the number
 */
export async function countTaps(page: Page): Promise<() => Promise<number>> {
  const count = () => {
    addEventListener(
      'pointerdown',
      () => sessionStorage.setItem('taps', `${Number(sessionStorage.getItem('taps')) + 1}`),
      { capture: true },
    );
  };
  await page.addInitScript(count);
  await page.evaluate(count);
  return () => page.evaluate(() => Number(sessionStorage.getItem('taps')));
}
