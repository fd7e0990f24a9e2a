import type { Locator, Page } from 'playwright-core';

/** A player's statistics: `/players/me/stats`, `/players/{id}/stats`. */
export class PlayerStatsPage {
  readonly page: Page;
  readonly overview: Locator;
  readonly matches: Locator;
  readonly filterButton: Locator;
  readonly panel: Locator;
  readonly chips: Locator;

  constructor(page: Page) {
    this.page = page;
    this.overview = this.card('Übersicht');
    this.matches = page.getByRole('list', { name: 'Matches im Filter' });
    this.filterButton = page.getByRole('button', { name: 'Filter', exact: true });
    this.panel = page.getByRole('region', { name: 'Filter', exact: true });
    this.chips = page.getByRole('list', { name: 'Aktive Filter' });
  }

  /** @param query of the address, with the question mark */
  async open(query = '', player = 'me'): Promise<this> {
    await this.page.goto(`/players/${player}/stats${query}`);
    await this.page.getByText('Average in der Community', { exact: true }).first().waitFor();
    return this;
  }

  /** Opens the cards that are folded on a phone, or only one. */
  async unfold(title?: string): Promise<void> {
    const folds = this.page.locator('details:not([open]):has(> div > section) > summary');
    const wanted = title === undefined ? folds : folds.filter({ hasText: title });
    for (let left = await wanted.count(); left > 0; left -= 1) await wanted.first().click();
  }

  card(title: string): Locator {
    return this.page.getByRole('region', { name: title, exact: true });
  }

  /** A figure of the overview as it is shown. */
  async figure(label: string): Promise<string> {
    const name = this.page.getByText(label, { exact: true });
    const entry = this.overview.locator('dl > div').filter({ has: name });
    return (await entry.locator('dd').innerText()).trim();
  }

  /** The active filters, in words. */
  activeFilters(): Promise<readonly string[]> {
    return this.chips.getByRole('listitem').allInnerTexts();
  }

  async openPanel(): Promise<void> {
    await this.filterButton.click();
    await this.panel.waitFor();
  }

  async choose(name: string): Promise<void> {
    await this.panel.getByRole('radio', { name, exact: true }).check();
  }

  async removeFilter(text: string): Promise<void> {
    await this.chips.getByRole('button', { name: `Filter entfernen: ${text}` }).click();
  }

  /** Opens the table behind a chart and returns its rows. */
  async tableOf(title: string): Promise<readonly string[]> {
    await this.unfold(title);
    const card = this.card(title);
    await card.getByText('Als Tabelle').click();
    const lines = await card.getByRole('table').locator('tbody tr').allInnerTexts();
    return lines.map((line) => line.replaceAll(/\s+/g, ' ').trim());
  }

  /** Opens every table of the page. */
  async openTables(): Promise<void> {
    await this.unfold();
    for (const summary of await this.page.getByText('Als Tabelle').all()) await summary.click();
  }
}
