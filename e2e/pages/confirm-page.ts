import type { Locator, Page } from 'playwright-core';

/** `/confirm`: a player agrees to be put into matches by the user of another device. */
export class ConfirmPage {
  readonly page: Page;
  readonly accept: Locator;
  readonly reject: Locator;

  constructor(page: Page) {
    this.page = page;
    this.accept = page.getByRole('button', { name: 'Ja, ich spiele mit' });
    this.reject = page.getByRole('button', { name: 'Nein', exact: true });
  }

  /** Enters a code by hand. */
  async enter(code: string): Promise<void> {
    await this.page.goto('/confirm');
    await this.page.getByLabel('Code vom anderen Gerät').fill(code);
    await this.page.getByRole('button', { name: 'Weiter' }).click();
  }
}
