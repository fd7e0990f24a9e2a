import type { Locator, Page } from 'playwright-core';

type Tab =
  | 'Turnier'
  | 'Teilnehmer'
  | 'Anmeldungen'
  | 'Modus'
  | 'Veröffentlichen'
  | 'Anmeldung schließen'
  | 'Starten';

/** `/tournaments/{id}/admin/{tab}`: where organisers set up a tournament. */
export class TournamentAdminPage {
  readonly page: Page;
  readonly tabs: Locator;
  readonly table: Locator;
  readonly summary: Locator;

  constructor(page: Page) {
    this.page = page;
    this.tabs = page.getByRole('navigation', { name: 'Bereiche' });
    this.table = page.getByRole('table', { name: 'Teilnehmer' });
    this.summary = page.getByRole('region', { name: 'Überblick' });
  }

  async open(id: string, tab: string): Promise<this> {
    await this.page.goto(`/tournaments/${id}/admin/${tab}`);
    await this.tabs.waitFor();
    return this;
  }

  toTab(name: Tab): Promise<void> {
    return this.tabs.getByRole('link', { name, exact: true }).click();
  }

  card(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  row(name: string): Locator {
    return this.table.getByRole('row').filter({ hasText: name });
  }

  /** Names in the order of the table. */
  async names(): Promise<string[]> {
    return this.table.locator('tbody [data-column="name"] > span:first-child').allInnerTexts();
  }

  /** Sorts the table by a column; by the same column again in the other direction. */
  sortBy(column: 'Nr.' | 'Name' | 'E-Mail'): Promise<void> {
    return this.table.getByRole('button', { name: column, exact: true }).click();
  }

  /** Names of the seeding list, the highest first. */
  async seeded(): Promise<string[]> {
    const list = this.card('Setzliste').getByRole('list', { name: 'Setzliste' });
    return list.locator('[data-id] span:not([aria-hidden])').allInnerTexts();
  }

  copyLink(card: string): Promise<void> {
    return this.card(card).getByRole('button', { name: 'Link kopieren' }).click();
  }

  /** The drawing of the QR code in a card. */
  async codeOf(card: string): Promise<string> {
    const code = this.card(card).getByRole('img', { name: card });
    await code.waitFor();
    const paths = code.locator('path');
    return (await paths.evaluateAll((all) => all.map((path) => path.getAttribute('d') ?? ''))).join('');
  }

  /** The rows of the preview: a round and its number of matches. */
  async preview(): Promise<string[]> {
    const rows = this.page.getByRole('table', { name: 'Vorschau' }).locator('tbody tr, tfoot tr');
    return (await rows.allInnerTexts()).map((row) => row.replaceAll(/\s+/g, ' ').trim());
  }

  /** Types names one after the other, as somebody at the keyboard. */
  async type(...names: readonly string[]): Promise<void> {
    const first = this.card('Hinzufügen').getByLabel('Vorname', { exact: true });
    for (const name of names) {
      await first.fill(name);
      await first.press('Enter');
      await this.row(name).waitFor();
    }
  }

  press(name: string | RegExp): Promise<void> {
    return this.page.getByRole('button', { name, exact: true }).click();
  }

  /** Answers the question that is open. */
  confirm(answer: string): Promise<void> {
    return this.page.getByRole('alertdialog').getByRole('button', { name: answer, exact: true }).click();
  }

  async chooseInMenu(name: string, entry: string): Promise<void> {
    await this.page.getByRole('button', { name: `Menü für ${name}`, exact: true }).click();
    await this.page.getByRole('menuitem', { name: entry }).click();
  }

  saved(card: string): Promise<void> {
    return this.card(card).getByText('gespeichert', { exact: true }).waitFor();
  }

  /** A number of groups or qualifiers. */
  count(of: 'Anzahl der Gruppen' | 'Qualifizierte für das K.O.', count: number): Locator {
    return this.page.getByRole('group', { name: of }).getByRole('radio', { name: `${count}`, exact: true });
  }

  group(id: string): Locator {
    return this.page.getByRole('region', { name: `Gruppe ${id}`, exact: true });
  }

  /** Names in a group, in their order. */
  inGroup(id: string): Promise<string[]> {
    return this.group(id).getByRole('listitem').allInnerTexts();
  }

  /** Puts a name into a group by two taps, or with the keyboard. */
  async put(name: string, group: string): Promise<void> {
    await this.card('Auslosung').getByRole('button', { name, exact: true }).click();
    await this.group(group)
      .getByRole('button', { name: `${name} nach Gruppe ${group}` })
      .click();
    await this.group(group).getByRole('button', { name, exact: true }).waitFor();
  }
}
