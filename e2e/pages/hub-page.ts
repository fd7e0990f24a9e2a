import type { Locator, Page } from 'playwright-core';

/** `/matches`: the running matches and the matches of this device. */
export class HubPage {
  readonly page: Page;
  readonly running: Locator;
  readonly own: Locator;
  readonly newMatch: Locator;

  constructor(page: Page) {
    this.page = page;
    this.running = page.getByRole('region', { name: 'Läuft gerade' });
    this.own = page.getByRole('region', { name: 'Auf diesem Gerät' });
    this.newMatch = page.getByRole('link', { name: 'Neues Match starten' });
  }

  async open(): Promise<this> {
    await this.page.goto('/matches');
    await this.newMatch.waitFor();
    return this;
  }

  /** The card of a match, named `Anna gegen Ben`. */
  card(within: Locator, match: string): Locator {
    return within.getByRole('listitem').filter({ has: this.page.getByRole('link', { name: match }) });
  }

  /** Opens the menu of a match and chooses an entry. */
  async chooseInMenu(match: string, entry: string): Promise<void> {
    await this.page
      .getByRole('button', { name: `Menü für ${match}` })
      .first()
      .click();
    await this.page.getByRole('menuitem', { name: entry }).click();
  }
}
