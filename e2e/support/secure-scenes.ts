import type { Page } from 'playwright-core';
import type { Api } from './api.ts';
import type { Scene } from './scene.ts';

/** The page behaves as at an address of the hall, which is not secure like localhost. */
const asInHall = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(globalThis, 'isSecureContext', { value: false });
  });

/** The steps of a system, with the pages of its settings. */
const stepsOf = (system: string): Scene<[Api]> => ({
  name: `secure-${system}`,
  isLong: true,
  show: async (page) => {
    await asInHall(page);
    await page.goto('/secure');
    await page.getByRole('combobox', { name: 'Gerät' }).selectOption(system);
    await page.locator('ol svg').first().waitFor();
  },
});

/** Pictures of the way to a secure address. */
export const secureScenes: readonly Scene<[Api]>[] = [
  {
    name: 'secure',
    isLong: true,
    show: async (page) => {
      await page.goto('/secure');
      await page.getByText('Diese Adresse ist sicher').waitFor();
    },
  },
  ...(['ios', 'android', 'windows', 'macos', 'linux'] as const).map(stepsOf),
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
];
