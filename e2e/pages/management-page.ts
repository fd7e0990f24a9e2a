import type { Locator, Page } from 'playwright-core';
import { TournamentPage } from './tournament-page.ts';

/** `/tournaments/{id}/management`: where organisers lead a running tournament. */
export class ManagementPage {
  readonly page: Page;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog');
  }

  /** Opens the list of all matches by stage, or the cockpit. */
  async open(id: string, view: 'all' | 'cockpit' = 'all'): Promise<this> {
    await new TournamentPage(this.page).open(id, view === 'all' ? '/management?view=all' : '/management');
    return this;
  }

  /** Chooses something in the menu of a match. */
  async act(number: number, action: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name: new RegExp(`^Aktionen für Spiel ${number}, `) }).click();
    await this.page.getByRole('menuitem', { name: action }).first().click();
  }

  /** Chooses something in the menu of the tournament. */
  async useTool(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Weitere Aktionen' }).click();
    await this.page.getByRole('menuitem', { name }).click();
  }

  /** A column of the cockpit. */
  column(name: 'Bereit' | 'Läuft' | 'Offen'): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }
}
