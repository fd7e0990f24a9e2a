import type { Locator, Page } from 'playwright-core';

/** The players of a team, on `/team-lounge` and `/admin/teams/{teamId}`. */
export class TeamPage {
  readonly page: Page;
  readonly players: Locator;
  readonly emailAddress: Locator;
  readonly inviteButton: Locator;

  constructor(page: Page) {
    this.page = page;
    this.players = page.getByRole('list', { name: 'Spieler des Teams' });
    this.emailAddress = page.getByRole('textbox', { name: 'E-Mail-Adresse', exact: true });
    this.inviteButton = page.getByRole('button', { name: 'Einladen', exact: true });
  }

  async openLounge(): Promise<this> {
    await this.page.goto('/team-lounge');
    await this.players.waitFor();
    return this;
  }

  /** The row of a player, by the full name. */
  player(name: string): Locator {
    return this.players.getByRole('listitem').filter({ has: this.page.getByText(name, { exact: true }) });
  }

  menuOf(name: string): Locator {
    return this.page.getByRole('button', { name: `Menü für ${name}`, exact: true });
  }

  async chooseInMenu(name: string, entry: string): Promise<void> {
    await this.menuOf(name).click();
    await this.page.getByRole('menuitem', { name: entry }).click();
  }

  rolesOf(name: string): Locator {
    return this.page.getByRole('list', { name: `Rollen von ${name}`, exact: true });
  }

  async invite(emailAddress: string): Promise<void> {
    await this.chooseWay('Per E-Mail');
    await this.emailAddress.fill(emailAddress);
    await this.inviteButton.click();
  }

  async chooseWay(way: 'Per E-Mail' | 'Suchen' | 'Anlegen'): Promise<void> {
    await this.page.getByRole('radio', { name: way }).check();
  }

  async create(firstName: string, lastName: string): Promise<void> {
    await this.chooseWay('Anlegen');
    await this.page.getByLabel('Vorname').fill(firstName);
    await this.page.getByLabel('Nachname').fill(lastName);
    await this.page.getByRole('button', { name: 'Spieler anlegen' }).click();
  }

  /** Answers the open question. */
  async answer(button: string): Promise<void> {
    await this.page.getByRole('alertdialog').getByRole('button', { name: button, exact: true }).click();
  }
}
