import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violationsOf } from './axe.ts';
import { expectSoon } from './expect-soon.ts';

/** The schemes differ only in their colours. */
const scopes = { light: 'everything', dark: 'colours' } as const;
const schemes = ['light', 'dark'] as const;

/** Without animations no element is half transparent while axe checks the page. */
export const stillDevice = { reducedMotion: 'reduce' } as const;

/**
 * Tall enough that the footer covers nothing of a long page: axe counts content below it as hidden, although users can
 * scroll to it.
 */
export const tallDevice = { ...stillDevice, viewport: { width: 390, height: 3000 } } as const;

/** Checks the current page with axe, in both colour schemes. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await expectSoon(() => page.evaluate(() => document.documentElement.dataset['colorScheme'])).toBe(
      colorScheme,
    );
    expect(await violationsOf(page, scopes[colorScheme]), `${what}, ${colorScheme}`).toEqual([]);
  }
}
