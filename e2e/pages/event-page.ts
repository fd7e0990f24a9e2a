import type { Locator, Page } from 'playwright-core';

/** `/team-lounge/event/{id}`, and its page with all live matches. */
export class EventPage {
  readonly page: Page;
  readonly running: Locator;
  readonly finished: Locator;
  readonly newMatch: Locator;
  readonly tiles: Locator;

  constructor(page: Page) {
    this.page = page;
    this.running = page.getByRole('list', { name: 'Läuft gerade' }).getByRole('listitem');
    this.finished = page.getByRole('list', { name: 'Beendet' }).getByRole('listitem');
    this.newMatch = page.getByRole('link', { name: 'Neues Spiel', exact: true });
    this.tiles = page.getByRole('list', { name: 'Live-Spiele' }).getByRole('article');
  }

  async open(eventId: string, tab = ''): Promise<this> {
    await this.page.goto(`/team-lounge/event/${eventId}${tab === '' ? '' : `?tab=${tab}`}`);
    await this.page.getByRole('tablist').waitFor();
    return this;
  }

  async openLive(eventId: string): Promise<this> {
    await this.page.goto(`/team-lounge/event/${eventId}/live`);
    await this.page.getByRole('heading', { level: 1, name: / - Live-Spiele$/ }).waitFor();
    return this;
  }

  async toTab(name: 'Matches' | 'Tabelle' | 'Highlights' | 'Statistik'): Promise<void> {
    await this.page.getByRole('tab', { name }).click();
  }

  /** Tabs that are not wholly on the screen. */
  hiddenTabs(): Promise<string[]> {
    return this.page.getByRole('tab').evaluateAll((tabs) =>
      tabs
        .filter((tab) => {
          const { left, right } = tab.getBoundingClientRect();
          return left < 0 || right > innerWidth || tab.scrollWidth > tab.clientWidth;
        })
        .map((tab) => tab.textContent ?? ''),
    );
  }

  /** The rows of the table without its head, cell by cell. */
  async tableRows(): Promise<string[][]> {
    const rows = await this.page.getByRole('table', { name: 'Tabelle' }).getByRole('row').all();
    return Promise.all(
      rows
        .slice(1)
        .map(async (row) => (await row.locator('td, th').allInnerTexts()).map((text) => text.trim())),
    );
  }
}
