import type { Locator, Page } from 'playwright-core';

/** `/home/news`, the tab with the news. */
export class NewsPage {
  readonly page: Page;
  readonly add: Locator;
  readonly entries: Locator;
  readonly editor: Locator;
  readonly field: Locator;
  readonly preview: Locator;
  readonly pager: Locator;

  constructor(page: Page) {
    this.page = page;
    const news = page.getByRole('region', { name: 'News', exact: true });
    this.add = news.getByRole('button', { name: 'Neuer Beitrag' });
    this.entries = news.getByRole('article');
    this.editor = page.getByRole('region', { name: /^(Neuer Beitrag|Beitrag bearbeiten)$/ });
    this.field = this.editor.getByRole('textbox', { name: 'Text' });
    this.preview = this.editor.getByRole('region', { name: 'Vorschau' });
    this.pager = news.getByRole('navigation', { name: 'News' });
  }

  async open(): Promise<this> {
    await this.page.goto('/home/news');
    await this.page.getByRole('heading', { name: 'News', level: 2 }).waitFor();
    return this;
  }

  entry(text: string): Locator {
    return this.entries.filter({ hasText: text });
  }

  async write(text: string): Promise<void> {
    await this.add.click();
    await this.field.fill(text);
  }

  /** Clicks a button of the editor. */
  async click(name: string): Promise<void> {
    await this.editor.getByRole('button', { name, exact: true }).click();
  }

  async chooseInMenu(text: string, item: string): Promise<void> {
    await this.entry(text)
      .getByRole('button', { name: /^Menü für den Beitrag/ })
      .click();
    await this.page.getByRole('menuitem', { name: item }).click();
  }

  /** The question before a post is deleted. */
  get question(): Locator {
    return this.page.getByRole('alertdialog', { name: 'Beitrag löschen?' });
  }
}
