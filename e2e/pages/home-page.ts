import type { Locator, Page } from 'playwright-core';

type HomeTab = 'news' | 'events' | 'lobby';

/** `/home/…`: the start page with its tabs. */
export class HomePage {
  readonly page: Page;
  readonly newMatch: Locator;
  readonly tabs: Locator;
  /** Requests above the tabs. */
  readonly incoming: Locator;
  readonly agreed: Locator;
  readonly sent: Locator;
  /** The notice about requests on every other page. */
  readonly notice: Locator;
  readonly lastDays: Locator;

  constructor(page: Page) {
    this.page = page;
    this.newMatch = page.getByRole('link', { name: 'Neues Match starten' });
    this.tabs = page.getByRole('navigation', { name: 'Bereiche der Startseite' });
    this.incoming = page.getByRole('region', { name: 'Anfragen an dich' });
    this.agreed = page.getByRole('region', { name: 'Verabredete Matches' });
    this.sent = page.getByRole('region', { name: 'Deine Anfragen' });
    this.notice = page.getByRole('status', { name: 'Online-Match' });
    this.lastDays = page.getByRole('region', { name: 'Letzte 30 Tage' });
  }

  async open(tab: HomeTab = 'news'): Promise<this> {
    await this.page.goto(`/home/${tab}`);
    await this.tabs.waitFor();
    return this;
  }

  async toTab(name: 'News' | 'Events' | 'Lobby'): Promise<void> {
    await this.tabs.getByRole('link', { name }).click();
  }

  /** A toast at the bottom right. */
  toast(text: string): Locator {
    return this.page.getByRole('region', { name: 'Meldungen' }).getByText(text);
  }

  /** The figure with this name on the card of the last 30 days. */
  figure(name: string): Locator {
    return this.lastDays.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd');
  }
}
