import type { Page } from 'playwright-core';
import type { Account } from './accounts.ts';

/** A screen in a state for a picture. */
export type Scene<Given extends readonly unknown[] = []> = {
  readonly name: string;
  readonly show: (page: Page, ...given: Given) => Promise<void>;
  /** Whether the picture shows the whole page instead of the window. */
  readonly isLong?: boolean;
};

/** Signs a user in on a page, with settings of the device. */
export const enterAs = async (
  page: Page,
  { session }: Pick<Account, 'session'>,
  settings: Readonly<Record<string, unknown>> = {},
): Promise<void> => {
  await page.goto('/matches');
  await page.evaluate(
    (entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value));
    },
    { session, ...settings },
  );
};
