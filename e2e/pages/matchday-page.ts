import type { Locator, Page } from 'playwright-core';
import { expectSoon } from '../support/expect-soon.ts';
import { humanPause } from '../support/human-pause.ts';

/** `/team-lounge/event/{id}` of a league matchday. */
export class MatchdayPage {
  readonly page: Page;
  readonly score: Locator;
  readonly start: Locator;
  readonly save: Locator;
  readonly sheet: Locator;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.score = page.getByRole('region', { name: 'Spielstand' });
    this.start = page.getByRole('button', { name: 'Ligaspieltag starten' });
    this.save = page.getByRole('button', { name: 'Aufstellung speichern' });
    this.sheet = page.getByRole('article', { name: 'Spielbericht' });
    this.dialog = page.getByRole('dialog');
  }

  async open(eventId: string, query = ''): Promise<this> {
    await this.page.goto(`/team-lounge/event/${eventId}${query}`);
    await this.score.waitFor();
    return this;
  }

  /** Shows the code for people without an account. @param people `Gäste` or `Gastgeber` @returns its digits */
  async showCode(people: string): Promise<string> {
    await this.page.getByRole('button', { name: `Code für die ${people} zeigen` }).click();
    const shown = this.dialog.locator('[class*="code"]').filter({ hasText: /^\d{8}$/ });
    await shown.waitFor();
    return (await shown.innerText()).replaceAll(/\D/g, '');
  }

  /** Enters the code that the other team shows, and a PIN of the own team. */
  async typeCode(people: string, code: string): Promise<void> {
    await this.page.getByRole('link', { name: `Für die ${people} teilnehmen` }).click();
    await this.page.getByRole('textbox', { name: 'Code der anderen Mannschaft' }).fill(code);
    await this.page.getByLabel('Eure PIN').fill('0815');
  }

  /** Takes part with the code and PIN that were entered. */
  async join(people: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Teilnehmen' }).click();
    await this.page.getByText(`Mit diesem Gerät nimmst du für die ${people} teil.`).waitFor();
  }

  async toTab(name: 'Spiele' | 'Aufstellung' | 'Bericht'): Promise<void> {
    await this.page.getByRole('tab', { name, exact: true }).click();
  }

  /** Text of the score without spaces: `7:5`. */
  async games(): Promise<string> {
    return (await this.score.locator('[class*="digits"]').innerText()).replaceAll(/\s/g, '');
  }

  round(number: number): Locator {
    return this.page.getByRole('region', { name: new RegExp(`^Runde ${number} ·`) });
  }

  /** A game by its number, from 1. */
  game(number: number): Locator {
    return this.page
      .getByRole('listitem')
      .filter({ has: this.page.getByText(`Spiel ${number}`, { exact: true }) })
      .last();
  }

  /** A place of the editor by its label, e.g. `Position 1`. */
  place(label: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${label}: `) });
  }

  player(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Taps a player and then the place. */
  async put(name: string, label: string): Promise<void> {
    await this.player(name).click();
    await this.place(label).click();
  }

  /** Drags a player to a place with the mouse. */
  async drag(name: string, label: string): Promise<void> {
    await this.dragTo(this.player(name), this.place(label));
  }

  /** Drags a substitute onto the player who goes out; the dialog then has both. */
  async dragIn(into: string, out: string): Promise<void> {
    const row = this.page.getByRole('list', { name: 'Positionen' }).getByRole('listitem');
    // The page may draw the players once more when the code for dragging has come.
    await expectSoon(async () => {
      await this.dragTo(this.player(`${into} einwechseln`), row.filter({ hasText: out })).catch(() => null);
      return this.dialog.count();
    }).toBe(1);
  }

  private async dragTo(what: Locator, where: Locator): Promise<void> {
    await what.scrollIntoViewIfNeeded();
    const [from, to] = await Promise.all([what.boundingBox(), where.boundingBox()]);
    if (from === null || to === null) throw new Error('not visible');
    await this.page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await this.page.mouse.down();
    await this.page.mouse.move(from.x + from.width / 2 + 12, from.y + from.height / 2, { steps: 3 });
    await this.page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 8 });
    await this.page.mouse.up();
    // The library ignores a click that follows at once.
    await humanPause();
  }

  /** The card with the line-up of a team. */
  lineUp(team: string): Locator {
    return this.page.getByRole('region', { name: team, exact: true });
  }

  async substitute(out: string, into: string): Promise<void> {
    await this.page.getByRole('button', { name: `${out} auswechseln` }).click();
    await this.dialog.getByLabel('Wer kommt rein?').selectOption({ label: into });
    await this.dialog.getByRole('button', { name: 'Wechseln', exact: true }).click();
    await this.dialog.waitFor({ state: 'hidden' });
  }

  async answer(button: string): Promise<void> {
    await this.page.getByRole('alertdialog').getByRole('button', { name: button, exact: true }).click();
  }

  /** Opens an action from the menu of a game. */
  async act(number: number, action: string): Promise<void> {
    await this.game(number).getByRole('button', { name: /^Menü/ }).click();
    await this.page.getByRole('menuitem', { name: action, exact: true }).click();
  }

  /** Types the legs of a result, home first. */
  async enterLegs(home: number, away: number): Promise<void> {
    const fields = this.dialog.getByLabel(/^Legs von /);
    await fields.first().fill(String(home));
    await fields.last().fill(String(away));
  }

  /** Sends the open dialog. */
  async confirm(name: string): Promise<void> {
    await this.dialog.getByRole('button', { name, exact: true }).click();
    await this.dialog.waitFor({ state: 'detached' });
  }

  /** Signs the report. */
  async sign(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Unterschreiben', exact: true }).click();
    await this.dialog.getByLabel('Vor- und Nachname').fill(name);
    await this.confirm('Unterschreiben');
  }
}
