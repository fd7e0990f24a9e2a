import type { BrowserContext, Page } from 'playwright-core';

/** Counts layout shifts from the first page on, including those after an input: the players must not move. */
export const watchLayoutShifts = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Sum of the shifts since the page was loaded or `forgetLayoutShifts` was called. */
export const layoutShiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { layoutShifts } = globalThis as unknown as { layoutShifts: number[] };
    return layoutShifts.reduce((sum, shift) => sum + shift, 0);
  });

export const forgetLayoutShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    (globalThis as unknown as { layoutShifts: number[] }).layoutShifts.length = 0;
  });
