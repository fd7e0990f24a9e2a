import type { Locator, Page } from 'playwright-core';

/** `/register` and the pages that follow, until the registration is complete. */
export class RegisterPage {
  readonly page: Page;
  readonly email: Locator;
  readonly password: Locator;
  readonly terms: Locator;
  readonly submit: Locator;
  readonly rules: Locator;
  readonly firstName: Locator;

  constructor(page: Page) {
    this.page = page;
    const main = page.getByRole('main');
    this.email = main.getByRole('textbox', { name: 'E-Mail-Adresse' });
    this.password = main.getByLabel('Passwort', { exact: true });
    this.terms = main.getByRole('checkbox', { name: /Nutzungsbedingungen/ });
    this.submit = main.getByRole('button', { name: 'Registrieren' });
    this.rules = main.getByRole('listitem');
    this.firstName = main.getByRole('textbox', { name: 'Vorname' });
  }

  async open(): Promise<this> {
    await this.page.goto('/register');
    await this.submit.waitFor();
    return this;
  }

  /** Fills in the empty fields and sends the form. */
  async register(account: { readonly emailAddress?: string; readonly password: string }): Promise<void> {
    if (account.emailAddress !== undefined) await this.email.fill(account.emailAddress);
    await this.password.fill(account.password);
    await this.terms.check();
    await this.submit.click();
  }

  /** The last step of a new user. */
  async tellName(firstName: string): Promise<void> {
    await this.firstName.fill(firstName);
    await this.page.getByRole('button', { name: 'Speichern und loslegen' }).click();
  }

  title(text: string): Locator {
    return this.page.getByRole('heading', { level: 1, name: text });
  }

  way(text: string): Locator {
    return this.page.getByRole('main').getByRole('link', { name: text });
  }

  button(text: string): Locator {
    return this.page.getByRole('main').getByRole('button', { name: text });
  }
}
