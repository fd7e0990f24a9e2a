import type { Locator, Page } from 'playwright-core';

/** `/admin`: all teams, a new team, wishes of clubs. */
export class AdminPage {
  readonly page: Page;
  readonly teams: Locator;
  readonly newName: Locator;
  readonly createButton: Locator;
  readonly wishes: Locator;

  constructor(page: Page) {
    this.page = page;
    this.teams = page.getByRole('list', { name: 'Alle Teams' });
    this.newName = page.getByRole('textbox', { name: 'Name des Teams' });
    this.createButton = page.getByRole('button', { name: 'Team anlegen', exact: true });
    this.wishes = page.getByRole('list', { name: 'Offene Anträge' });
  }

  async open(): Promise<this> {
    await this.page.goto('/admin');
    await this.newName.waitFor();
    return this;
  }

  /** The row of a team. */
  team(name: string): Locator {
    return this.teams
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('button', { name: `Menü für ${name}`, exact: true }) });
  }

  async createTeam(name: string): Promise<void> {
    await this.newName.fill(name);
    await this.newName.press('Enter');
    await this.page.getByText(`Das Team „${name}“ ist angelegt.`).waitFor();
  }

  async chooseInMenu(team: string, entry: string): Promise<void> {
    await this.page.getByRole('button', { name: `Menü für ${team}`, exact: true }).click();
    await this.page.getByRole('menuitem', { name: entry }).click();
  }

  /** Names of the teams on this page of the list. */
  async names(): Promise<readonly string[]> {
    const labels = await this.teams
      .getByRole('button', { name: /^Menü für/ })
      .evaluateAll((menus) => menus.map((menu) => menu.getAttribute('aria-label') ?? ''));
    return labels.map((label) => label.replace('Menü für ', ''));
  }
}
