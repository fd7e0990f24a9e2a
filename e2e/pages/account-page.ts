import type { Download, Locator, Page } from 'playwright-core';

type PictureFile = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };

/** `/account`: the user's own account. */
export class AccountPage {
  readonly page: Page;
  readonly identity: Locator;
  readonly pictureDialog: Locator;
  readonly cropSquare: Locator;
  readonly zoom: Locator;
  readonly deletionDialog: Locator;
  readonly wishDialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.identity = page.getByRole('region', { name: 'Über dich' });
    this.pictureDialog = page.getByRole('dialog', { name: 'Bild ändern' });
    this.cropSquare = this.pictureDialog.getByRole('application', { name: 'Bildausschnitt' });
    this.zoom = this.pictureDialog.getByRole('slider', { name: 'Zoom' });
    this.deletionDialog = page.getByRole('dialog', { name: 'Konto löschen' });
    this.wishDialog = page.getByRole('dialog', { name: 'Neues Team beantragen' });
  }

  async open(): Promise<this> {
    await this.page.goto('/account');
    await this.card('Profil').waitFor();
    return this;
  }

  card(title: string): Locator {
    return this.page.getByRole('region', { name: title, exact: true });
  }

  field(label: string): Locator {
    return this.card('Profil').getByRole('textbox', { name: label, exact: true });
  }

  async click(card: string, button: string): Promise<void> {
    await this.card(card).getByRole('button', { name: button, exact: true }).click();
  }

  /** A toast at the bottom right. */
  toast(text: string): Locator {
    return this.page.getByRole('region', { name: 'Meldungen' }).getByText(text);
  }

  /** Chooses a file for the user's picture, like the file dialog of the system. */
  async choosePicture(file: PictureFile): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.identity.getByRole('button', { name: 'Bild ändern' }).click();
    await (await chooser).setFiles(file);
  }

  /** Answers the question in a dialog. */
  async answer(title: string, button: string): Promise<void> {
    await this.page.getByRole('alertdialog', { name: title }).getByRole('button', { name: button }).click();
  }

  async download(button: string): Promise<Download> {
    const download = this.page.waitForEvent('download');
    await this.click('Deine Daten', button);
    return download;
  }
}
