import type { Locator, Page } from 'playwright-core';

/** The table of a series, `/series/{id}`, and the pages on which it is set up. */
export class SeriesPage {
  readonly page: Page;
  readonly table: Locator;

  constructor(page: Page) {
    this.page = page;
    this.table = page.getByRole('table', { name: 'Gesamtübersicht' });
  }

  async open(id: string): Promise<this> {
    await this.page.goto(`/series/${id}`);
    return this;
  }

  async openAdmin(id: string, tab = ''): Promise<this> {
    await this.page.goto(`/series/${id}/admin${tab === '' ? '' : `/${tab}`}`);
    await this.page.getByRole('navigation', { name: 'Bereiche' }).waitFor();
    return this;
  }

  async toTab(name: 'Allgemein' | 'Punkte' | 'Turniere'): Promise<void> {
    const tabs = this.page.getByRole('navigation', { name: 'Bereiche' });
    await tabs.getByRole('link', { name, exact: true }).click();
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  press(button: string): Promise<void> {
    return this.page.getByRole('button', { name: button, exact: true }).click();
  }

  /** Rank and points of all players, by name. */
  async points(): Promise<Readonly<Record<string, string>>> {
    const rows = await this.table
      .getByRole('row')
      .filter({ has: this.page.getByRole('rowheader') })
      .all();
    const entries = await Promise.all(
      rows.map(async (row) => [
        (await row.getByRole('rowheader').innerText()).trim(),
        (await row.getByRole('cell').allInnerTexts()).filter((text) => text.trim() !== '').join(' '),
      ]),
    );
    return Object.fromEntries(entries) as Record<string, string>;
  }
}
