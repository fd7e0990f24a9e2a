import type { Locator, Page } from 'playwright-core';

/** The scorer with a board that detects the darts. */
export class DetectionPage {
  readonly page: Page;
  readonly pad: Locator;
  readonly status: Locator;
  readonly score: Locator;
  readonly submit: Locator;
  readonly byHand: Locator;
  readonly undo: Locator;
  readonly toggle: Locator;
  readonly dialog: Locator;
  /** The enlarged part of the board around the dart. */
  readonly zoomed: Locator;

  constructor(page: Page) {
    this.page = page;
    this.pad = page.getByRole('region', { name: 'Erkannte Darts' });
    this.status = this.pad.locator('[data-status]');
    this.score = this.pad.locator('output');
    this.submit = this.pad.getByRole('button', { name: 'Aufnahme eintragen' });
    this.byHand = this.pad.getByRole('button', { name: 'Punkte von Hand eingeben' });
    this.undo = this.pad.getByRole('button', { name: /^Undo/ });
    this.toggle = page.getByRole('button', { name: 'Automatische Erkennung' });
    this.dialog = page.getByRole('dialog', { name: /^\d\. Dart (korrigieren|setzen)$/ });
    this.zoomed = this.dialog.getByRole('application');
  }

  async open(matchId: string): Promise<this> {
    await this.page.goto(`/matches/${matchId}`);
    await this.pad.waitFor();
    return this;
  }

  slot(place: 1 | 2 | 3): Locator {
    return this.pad.getByRole('button', { name: new RegExp(`^${place}\\. Dart`) });
  }

  /** The darts in words, `Triple 20`; missing darts are left out. */
  async darts(): Promise<readonly string[]> {
    const labels = await this.pad.getByRole('listitem').getByRole('button').allTextContents();
    return labels.flatMap((label) => /^\d\. Dart: (.*)\. Korrigieren/.exec(label)?.[1] ?? []);
  }

  /** Status and phase, such as `Ready Throw`. */
  async state(): Promise<string> {
    return this.status.evaluate((one: HTMLElement) => `${one.dataset['status']} ${one.dataset['phase']}`);
  }

  async correct(place: 1 | 2 | 3): Promise<Locator> {
    await this.slot(place).click();
    await this.dialog.waitFor();
    return this.dialog;
  }

  /** The current bed of the correction. */
  async correctedBed(): Promise<string> {
    return this.dialog.locator('[data-bed] b').innerText();
  }

  async apply(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Übernehmen' }).click();
    await this.dialog.waitFor({ state: 'hidden' });
  }
}
