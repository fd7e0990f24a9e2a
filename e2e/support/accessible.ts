import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violationsOf } from './axe.ts';
import { expectSoon } from './expect-soon.ts';

const schemes = ['light', 'dark'] as const;

/** Without motion nothing is half transparent while axe looks. */
export const stillDevice = { reducedMotion: 'reduce' } as const;

/** So tall that the footer hides nothing of a long page: what one could scroll into view counts as hidden to axe. */
export const tallDevice = { ...stillDevice, viewport: { width: 390, height: 2200 } } as const;

/** Asks axe about the page as it is now, in both colour schemes. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await expectSoon(() => page.evaluate(() => document.documentElement.dataset['colorScheme'])).toBe(
      colorScheme,
    );
    expect(await violationsOf(page), `${what}, ${colorScheme}`).toEqual([]);
  }
}
