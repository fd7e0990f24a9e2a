import type { Page } from 'playwright-core';
import { ScorerPage } from '../pages/scorer-page.ts';
import { type Api } from './api.ts';
import { seedMatch } from './matches.ts';
import type { Scene } from './scene.ts';

/** The page behaves as at an address of the hall, which is not secure like localhost. */
const asInHall = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(globalThis, 'isSecureContext', { value: false });
    Reflect.deleteProperty(Navigator.prototype, 'wakeLock');
  });

/** Pictures of addresses without encryption, and of the way to a secure one. */
export const secureScenes: readonly Scene<[Api]>[] = [
  {
    name: 'secure',
    isLong: true,
    show: async (page) => {
      await page.goto('/secure');
      await page.getByText('Diese Adresse ist sicher').waitFor();
    },
  },
  {
    name: 'secure-steps',
    isLong: true,
    show: async (page) => {
      await asInHall(page);
      await page.goto('/secure');
      await page.getByText('vertraut der sicheren Adresse noch nicht').waitFor();
    },
  },
  {
    name: 'secure-ready',
    isLong: true,
    show: async (page) => {
      await asInHall(page);
      await page.route('**/health', (route) =>
        route.fulfill({ body: '{}', headers: { 'access-control-allow-origin': '*' } }),
      );
      await page.goto('/secure');
      await page.getByText('Dieses Gerät vertraut der sicheren Adresse.').waitFor();
    },
  },
  {
    name: 'plain-notice',
    show: async (page) => {
      await asInHall(page);
      await page.goto('/matches');
      await page.getByText('Gut zu wissen').waitFor();
    },
  },
  {
    name: 'plain-scorer',
    show: async (page, api) => {
      await asInHall(page);
      await new ScorerPage(page).open(await seedMatch(api));
      await page.getByRole('button', { name: 'Bildschirm anlassen' }).click();
      await page.locator('video').waitFor();
    },
  },
];
