import type { Locator, Page } from 'playwright-core';
import { humanPause } from '../support/human-pause.ts';

/** `/practice-room`. */
export class PracticeRoomPage {
  readonly page: Page;
  readonly startButton: Locator;
  readonly goOn: Locator;
  readonly best: Locator;
  readonly history: Locator;
  readonly games: Locator;

  constructor(page: Page) {
    this.page = page;
    this.startButton = page.getByRole('button', { name: /^(Spiel starten|Neues Spiel starten)$/ });
    this.goOn = page.getByRole('link', { name: 'Weiterspielen' });
    this.best = page.getByRole('region', { name: 'Dein bestes Spiel' });
    this.history = page.getByRole('region', { name: 'Spielverlauf' });
    this.games = this.history.getByRole('listitem').filter({ has: page.getByRole('link') });
  }

  async open(): Promise<this> {
    await this.page.goto('/practice-room');
    await this.page.getByRole('heading', { name: 'Willkommen im Practice Room' }).waitFor();
    return this;
  }

  /** Begins a game; returns its page. */
  async start(): Promise<ScoringGamePage> {
    await this.startButton.click();
    const game = new ScoringGamePage(this.page);
    await game.pad.waitFor();
    return game;
  }

  /** Scores of the history in the order of the page. */
  async scores(): Promise<readonly number[]> {
    const rows = await this.games.getByRole('link').allInnerTexts();
    return rows.map((row) => Number(/(\d+)\s+Punkte$/.exec(row.trim())?.[1]));
  }

  async bestScore(): Promise<string> {
    return /^Dein bestes Spiel\s+(\S+)/.exec(await this.best.innerText())?.[1] ?? '';
  }
}

type HitName = 'Triple' | 'Double' | 'Single' | 'Miss';

/** `/practice-room/scoring-games/{id}`. */
export class ScoringGamePage {
  readonly page: Page;
  readonly pad: Locator;
  readonly undoKey: Locator;
  readonly endDialog: Locator;
  readonly help: Locator;
  readonly helpButton: Locator;
  readonly summaryTitle: Locator;

  constructor(page: Page) {
    this.page = page;
    this.pad = page.getByRole('region', { name: 'Eingabe' });
    this.undoKey = this.pad.getByRole('button', { name: 'Undo', exact: true });
    this.endDialog = page.getByRole('dialog', { name: 'Spiel beendet!' });
    this.help = page.getByRole('dialog', { name: 'Tastenkürzel' });
    this.helpButton = page.getByRole('button', { name: 'Tastenkürzel anzeigen' });
    this.summaryTitle = page.getByRole('heading', { level: 1, name: 'Scoring 20 - Zusammenfassung' });
  }

  async open(id: string): Promise<this> {
    await this.page.goto(`/practice-room/scoring-games/${id}`);
    await this.pad.waitFor();
    return this;
  }

  /** Presses a button of the popup like a person: not in the moment in which it opens. */
  async answerEnd(name: 'Spiel beenden' | 'Letzten Wurf rückgängig machen'): Promise<void> {
    await this.endDialog.waitFor();
    await humanPause();
    await this.endDialog.getByRole('button', { name }).click();
    await this.endDialog.waitFor({ state: 'detached' });
  }

  id(): string {
    return new URL(this.page.url()).pathname.split('/').at(-1) ?? '';
  }

  button(name: HitName): Locator {
    return this.pad.getByRole('button', { name, exact: true });
  }

  async hit(...names: readonly HitName[]): Promise<void> {
    for (const name of names) await this.button(name).click();
  }

  score(): Promise<string> {
    return this.page.getByTestId('score').innerText();
  }

  throws(): Promise<string> {
    return this.page.getByTestId('throws').innerText();
  }

  statusText(): Promise<string> {
    return this.page.locator('header p').innerText();
  }

  /** Rows of a chart's table, without the heading. */
  async tableOf(name: string): Promise<readonly string[]> {
    const rows = this.page.getByRole('table', { name, includeHidden: true }).locator('tbody tr');
    return (await rows.allTextContents()).map((row) => row.trim());
  }
}
