import type { Locator, Page } from 'playwright-core';

/** `/home/lobby`. */
export class LobbyPage {
  readonly page: Page;
  readonly list: Locator;

  constructor(page: Page) {
    this.page = page;
    this.list = page.getByRole('list', { name: 'Spieler in der Lobby' });
  }

  async open(): Promise<this> {
    await this.page.goto('/home/lobby');
    await this.page.getByRole('heading', { name: 'Lobby', level: 2 }).waitFor();
    return this;
  }

  entry(name: string): Locator {
    return this.list.getByRole('listitem').filter({ hasText: name });
  }

  challenge(name: string): Locator {
    return this.list.getByRole('button', { name: `${name} herausfordern` });
  }

  watch(name: string): Locator {
    return this.list.getByRole('link', { name: `Beim Match von ${name} zuschauen` });
  }

  /** All listed players with their status, in the order of the list: `Ben Online`. */
  async states(): Promise<readonly string[]> {
    const entries = await this.list.getByRole('listitem').all();
    return Promise.all(
      entries.map(async (entry) => {
        const [name, state] = await entry.getByRole('paragraph').allInnerTexts();
        return `${name} ${state?.split('\n')[0] ?? ''}`;
      }),
    );
  }
}
