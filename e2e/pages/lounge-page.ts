import type { Locator, Page } from 'playwright-core';

/** The events of a team, on `/team-lounge`. */
export class LoungePage {
  readonly page: Page;
  readonly agenda: Locator;
  readonly trainings: Locator;

  constructor(page: Page) {
    this.page = page;
    this.agenda = this.section('Termine');
    this.trainings = this.section('Trainings');
  }

  async open(): Promise<this> {
    await this.page.goto('/team-lounge');
    await this.agenda.waitFor();
    return this;
  }

  /** Opens the page with only one kind of events. */
  async openTrainings(): Promise<this> {
    await this.page.goto('/team-lounge?kind=training');
    await this.trainings.waitFor();
    return this;
  }

  /** Shows only one kind, or everything. */
  async show(filter: 'Alle' | 'Trainings' | 'Ligaspieltage' | 'Turniere' | 'Turnierserien'): Promise<void> {
    const filters = this.page.getByRole('navigation', { name: 'Was du sehen möchtest' });
    await filters.getByRole('link', { name: filter, exact: true }).click();
  }

  section(name: 'Termine' | 'Trainings' | 'Ligaspieltage' | 'Turniere' | 'Turnierserien'): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  /** The rows of a section, in their order. */
  rows(section: Locator): Locator {
    return section.getByRole('listitem');
  }

  /** Names of the events of a section, in their order. */
  names(section: Locator): Promise<string[]> {
    return this.rows(section).getByRole('link').allInnerTexts();
  }

  async startNew(kind: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Neu', exact: true }).click();
    await this.page.getByRole('menuitem', { name: kind, exact: true }).click();
  }

  async chooseInMenu(event: string, entry: string): Promise<void> {
    await this.page.getByRole('button', { name: `Menü für ${event}`, exact: true }).click();
    await this.page.getByRole('menuitem', { name: entry }).click();
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  async fillIn(fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, text] of Object.entries(fields)) await this.field(label).fill(text);
  }

  press(button: string): Promise<void> {
    return this.page.getByRole('button', { name: button, exact: true }).click();
  }

  /** Chooses from a list that opens below a text field. */
  async choose(label: string, typed: string, option: string): Promise<void> {
    const field = this.page.getByRole('combobox', { name: label });
    await field.click();
    await field.fill(typed);
    await this.page.getByRole('option', { name: option, exact: true }).first().click();
  }

  /** Adds players to the team that is being entered, with Enter as somebody who types. */
  async addPlayers(names: readonly string[]): Promise<void> {
    for (const name of names) {
      const [firstName = '', lastName = ''] = name.split(' ');
      await this.fillIn({ Vorname: firstName, Nachname: lastName });
      await this.field('Nachname').press('Enter');
    }
  }
}
