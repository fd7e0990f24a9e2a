import type { Locator, Page } from 'playwright-core';

/** `/matches/view/{id}`. */
export class SpectatorPage {
  readonly page: Page;
  readonly lost: Locator;
  readonly nextMatch: Locator;
  readonly finalResult: Locator;
  readonly qrButton: Locator;

  constructor(page: Page) {
    this.page = page;
    this.lost = page.getByText('Verbindung unterbrochen');
    this.nextMatch = page.getByRole('region', { name: 'Nächstes Match' });
    this.finalResult = page.getByRole('region', { name: 'Endstand' });
    this.qrButton = page.getByRole('button', { name: 'Diese Seite auf dem Handy öffnen' });
  }

  async open(matchId: string): Promise<this> {
    await this.page.goto(`/matches/view/${matchId}`);
    await this.page.getByRole('button', { name: 'Zurück' }).waitFor();
    return this;
  }

  board(name: string): Locator {
    return this.page.getByRole('group', { name, exact: true });
  }

  /** The large digits of a party. */
  digits(name: string): Locator {
    return this.board(name).locator('[data-digits]');
  }

  async rest(name: string): Promise<string> {
    return (await this.digits(name).innerText()).trim();
  }
}
