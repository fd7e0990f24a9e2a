import type { Locator, Page } from 'playwright-core';

type SideNumber = 1 | 2;

/** `/matches/new`: players and settings of a new match. */
export class SetupPage {
  readonly page: Page;
  readonly startButton: Locator;
  readonly createButton: Locator;
  readonly config: Locator;

  constructor(page: Page) {
    this.page = page;
    this.startButton = page.getByRole('button', { name: 'Match starten' });
    this.createButton = page.getByRole('button', { name: 'Nur anlegen' });
    this.config = page.getByRole('region', { name: 'Match-Konfiguration' });
  }

  async open(): Promise<this> {
    await this.page.goto('/matches/new');
    await this.startButton.waitFor();
    return this;
  }

  side(number: SideNumber): Locator {
    return this.page.getByRole('region', { name: `Seite ${number}` });
  }

  nameField(number: SideNumber): Locator {
    return this.side(number).getByLabel('Name', { exact: true });
  }

  /** A recent opponent, to choose with one tap. */
  opponent(name: string): Locator {
    return this.page.getByRole('group', { name: 'Letzte Gegner' }).getByRole('button', { name });
  }

  async fillGuests(home: string, away: string): Promise<void> {
    await this.nameField(1).fill(home);
    await this.nameField(2).fill(away);
  }

  async choosePair(number: SideNumber, names: readonly [string, string]): Promise<void> {
    await this.choose(this.side(number), 'Doppel');
    await this.side(number).getByLabel('Name, erster Spieler').fill(names[0]);
    await this.side(number).getByLabel('Name, zweiter Spieler').fill(names[1]);
  }

  async chooseBot(number: SideNumber, level: number): Promise<void> {
    await this.choose(this.side(number), 'Bot');
    await this.side(number).getByLabel('Spielstärke').fill(`${level}`);
  }

  /** Sets any starting score. */
  async setStartingScore(points: number): Promise<void> {
    await this.choose(this.config, 'Andere');
    await this.config.getByLabel('Eigene Startpunkte', { exact: true }).fill(`${points}`);
  }

  async setCount(label: string, count: number): Promise<void> {
    await this.config.getByLabel(label, { exact: true }).fill(`${count}`);
  }

  /** On a phone the kinds of a side stand behind a button. */
  async showKinds(side: Locator): Promise<void> {
    await side.waitFor();
    const button = side.getByRole('button', { name: /Spieler für Seite/, expanded: false });
    if (await button.isVisible()) await button.click();
  }

  async choose(within: Locator, name: string): Promise<void> {
    await this.showKinds(within);
    await within.getByRole('radio', { name, exact: true }).check();
  }

  async chooseInGroup(group: string, name: string): Promise<void> {
    await this.choose(this.page.getByRole('group', { name: group, exact: true }), name);
  }

  /** Starts the match and waits for its page. @returns the match's id */
  async start(): Promise<string> {
    await this.startButton.click();
    return this.#matchId();
  }

  /** Creates the match without starting it. @returns the match's id */
  async create(): Promise<string> {
    await this.createButton.click();
    return this.#matchId();
  }

  async #matchId(): Promise<string> {
    await this.page.waitForURL(/\/matches\/[0-9a-z]{20}$/);
    return new URL(this.page.url()).pathname.slice('/matches/'.length);
  }
}
