import type { Locator, Page } from 'playwright-core';

/** `/login`, and the dialog for a forgotten password. */
export class LoginPage {
  readonly page: Page;
  readonly email: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  readonly resetDialog: Locator;

  constructor(page: Page) {
    this.page = page;
    const main = page.getByRole('main');
    this.email = main.getByRole('textbox', { name: 'E-Mail-Adresse' }).first();
    this.password = main.getByLabel('Passwort', { exact: true });
    this.submit = main.getByRole('button', { name: 'Einloggen', exact: true });
    this.resetDialog = page.getByRole('dialog', { name: 'Passwort zurücksetzen' });
  }

  async open(query = ''): Promise<this> {
    await this.page.goto(`/login${query}`);
    await this.submit.waitFor();
    return this;
  }

  async signIn(account: { readonly emailAddress: string; readonly password: string }): Promise<void> {
    await this.email.fill(account.emailAddress);
    await this.password.fill(account.password);
    await this.submit.click();
  }

  /** Requests a mail to set a new password. */
  async requestReset(emailAddress: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Passwort vergessen?' }).click();
    await this.resetDialog.getByRole('textbox').fill(emailAddress);
    await this.resetDialog.getByRole('button', { name: 'E-Mail senden' }).click();
  }

  /** The menu of the signed-in user in the header. */
  accountMenu(name: string): Locator {
    return this.page.getByRole('banner').getByRole('button', { name });
  }
}
