import type { Locator, Page } from 'playwright-core';

/** `/tournaments/{id}` and its registration page. */
export class TournamentPage {
  readonly page: Page;
  readonly title: Locator;

  constructor(page: Page) {
    this.page = page;
    this.title = page.getByRole('heading', { level: 1 });
  }

  async open(id: string, path = ''): Promise<this> {
    await this.page.goto(`/tournaments/${id}${path}`);
    await this.title.waitFor();
    return this;
  }

  tab(name: string): Locator {
    return this.page.getByRole('navigation', { name: 'Bereiche des Turniers' }).getByRole('link', { name });
  }

  /** A match of the bracket or of a list, by its number. */
  match(number: number): Locator {
    return this.page.getByText(new RegExp(`^Spiel ${number}, `));
  }

  /** The words that screen readers hear about a match. */
  async sentence(number: number): Promise<string> {
    return (await this.match(number).first().textContent()) ?? '';
  }

  /** Sends the form of the registration page. */
  async register(person: Readonly<Record<'E-Mail-Adresse' | 'Vorname' | 'Nachname', string>>): Promise<void> {
    await this.fillIn(person);
    await this.page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click();
    await this.page.getByText('Deine Anmeldung ist eingegangen.').waitFor();
  }

  /** Answers the question for the PIN before a match. */
  async enterPin(pin: string): Promise<void> {
    await this.page.getByRole('heading', { name: 'Wer schreibt, braucht die PIN' }).waitFor();
    await this.page.getByRole('textbox', { name: 'PIN', exact: true }).click();
    await this.page.keyboard.type(pin);
  }

  async fillIn(fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, text] of Object.entries(fields))
      await this.page.getByLabel(label, { exact: true }).fill(text);
  }
}
