import type { Locator, Page } from 'playwright-core';

/** `/matches/{id}` of a finished match. */
export class SummaryPage {
  readonly page: Page;
  readonly title: Locator;
  readonly result: Locator;
  readonly undoCheckout: Locator;
  readonly rematch: Locator;
  /** The question before the checkout is taken back. */
  readonly question: Locator;
  readonly confirmUndo: Locator;
  readonly menuButton: Locator;
  readonly legs: Locator;

  constructor(page: Page) {
    this.page = page;
    this.title = page.getByRole('heading', { level: 1 });
    this.result = page.getByRole('region', { name: 'Ergebnis' });
    this.undoCheckout = page.getByRole('button', { name: 'Checkout zurücknehmen' });
    this.rematch = page.getByRole('button', { name: 'Revanche' });
    this.question = page.getByRole('alertdialog', { name: 'Checkout zurücknehmen?' });
    this.confirmUndo = page.getByRole('button', { name: 'Zurücknehmen', exact: true });
    this.menuButton = page.getByRole('button', { name: 'Zurück', exact: true });
    this.legs = page.getByRole('region', { name: 'Legs' }).getByRole('listitem');
  }

  async open(matchId: string): Promise<this> {
    await this.page.goto(`/matches/${matchId}`);
    await this.result.waitFor();
    return this;
  }

  async chooseInMenu(entry: string): Promise<void> {
    await this.menuButton.click();
    await this.page.getByRole('menuitem', { name: entry }).click();
  }

  /** Asks to take the checkout back: by the button of the first two minutes, or later in a menu. */
  async askToUndo(): Promise<void> {
    const more = this.page.getByRole('button', { name: 'Weitere Aktionen' });
    await this.undoCheckout.or(more).first().waitFor();
    if (await this.undoCheckout.isVisible()) return this.undoCheckout.click();
    await more.click();
    await this.page.getByRole('menuitem', { name: 'Checkout zurücknehmen' }).click();
  }

  /** Both parties' values of a row, home first. */
  async figures(label: string): Promise<readonly string[]> {
    const row = this.page.getByRole('row').filter({
      has: this.page.getByRole('rowheader', { name: label, exact: true }),
    });
    await row.first().waitFor();
    const values = await row.first().getByRole('cell').allInnerTexts();
    return values.map((value) => value.trim());
  }
}
