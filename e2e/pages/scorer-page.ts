import type { Locator, Page } from 'playwright-core';
import { builtFile } from '../support/built-file.ts';
import { humanPause } from '../support/human-pause.ts';

/** Answers for the darts-count dialog; values that it does not ask for are ignored. */
type DartsAnswer = { readonly darts?: number; readonly attempts?: number };

/** `mouse` clicks, `touch` taps; `touch` needs a context with `hasTouch`. */
type Pointer = 'mouse' | 'touch';

/** `/matches/{id}` while the match is scored. */
export class ScorerPage {
  readonly page: Page;
  readonly pad: Locator;
  readonly ok: Locator;
  readonly undoKey: Locator;
  readonly eraseKey: Locator;
  readonly bustKey: Locator;
  readonly restKey: Locator;
  readonly checkKey: Locator;
  readonly typed: Locator;
  readonly dartsDialog: Locator;
  readonly endDialog: Locator;
  readonly popup: Locator;
  readonly help: Locator;
  readonly callerToggle: Locator;
  readonly #pointer: Pointer;
  #confirmedAt = Number.NEGATIVE_INFINITY;

  constructor(page: Page, pointer: Pointer = 'mouse') {
    this.page = page;
    this.#pointer = pointer;
    this.pad = page.getByRole('region', { name: 'Punkte eingeben' });
    // On a bust the confirm key shows this itself.
    this.ok = this.pad.getByRole('button', { name: /^(OK|Bust)$/ });
    this.undoKey = this.pad.getByRole('button', { name: 'Letzte Aufnahme zurücknehmen' });
    this.eraseKey = this.pad.getByRole('button', { name: 'Ziffer löschen' });
    this.bustKey = this.pad.getByRole('button', { name: 'Überworfen' });
    this.restKey = this.pad.getByRole('button', { name: 'Rest statt Punkte eingeben' });
    this.checkKey = this.pad.getByRole('button', { name: /^Check \d+$/ });
    this.typed = this.pad.getByRole('status');
    this.dartsDialog = page.getByRole('dialog', { name: /^(Wie viele Darts\?|Darts auf ein Doppel\?)$/ });
    this.endDialog = page.getByRole('dialog', { name: /^(Game shot and match!|Match vorbei)$/ });
    this.popup = page.getByRole('button', { name: /^Game shot/ });
    this.help = page.getByRole('dialog', { name: 'Tastenkürzel' });
    this.callerToggle = page.getByRole('button', { name: 'Caller-Ansagen' });
  }

  async open(matchId: string): Promise<this> {
    await this.page.goto(`/matches/${matchId}`);
    await this.pad.waitFor();
    return this;
  }

  /** Waits for the code that the page loads a moment later, which a device without network needs. */
  async untilLateCode(part: 'match-end-dialog' | 'bull-out-pad' = 'match-end-dialog'): Promise<void> {
    const address = builtFile(`src/screens/scorer/${part}.tsx`);
    const isLoaded = (path: string) =>
      performance.getEntriesByType('resource').some(({ name }) => name.endsWith(path));
    await this.page.waitForFunction(isLoaded, address);
    // Ends when the code and all that it imports is there. As text, because the tests would load code for themselves.
    await this.page.evaluate(`import(${JSON.stringify(address)}).then(() => null)`);
    const hasStyles = () =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(
        ({ sheet }) => sheet !== null,
      );
    await this.page.waitForFunction(hasStyles);
  }

  press(control: Locator): Promise<void> {
    return this.#pointer === 'touch' ? control.tap() : control.click();
  }

  digit(digit: number | string): Locator {
    return this.pad.getByRole('button', { name: `${digit}`, exact: true });
  }

  shortcut(score: number): Locator {
    return this.pad.getByRole('button', { name: `${score} Punkte`, exact: true });
  }

  /** The scoreboard of a party; a pair's name is `Anna, Ben`. */
  board(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  /** The large digits of a party. */
  digits(name: string): Locator {
    return this.board(name).locator('[data-score] > [aria-hidden]');
  }

  throwList(name: string): Locator {
    return this.page.getByRole('region', { name: `Aufnahmen von ${name}`, exact: true });
  }

  /** The text of the large digits of a party: `501`, or a marker such as `Sieg`. */
  async rest(name: string): Promise<string> {
    return (await this.digits(name).innerText()).trim();
  }

  /** Name of the party to throw, as the scoreboards show it. */
  async activeSide(): Promise<string | null> {
    return this.page.locator('section[aria-current="true"]').getAttribute('aria-label');
  }

  async type(value: number): Promise<void> {
    for (const digit of `${value}`) await this.press(this.digit(digit));
  }

  /** Waits until the app accepts the next confirm as a new one. */
  pause(): Promise<void> {
    return humanPause(this.#confirmedAt);
  }

  /** Presses the key that ends a turn. */
  async confirm(key: Locator = this.ok): Promise<void> {
    await this.pause();
    await this.press(key);
    this.#confirmedAt = performance.now();
  }

  /** Enters a whole turn with digits and OK; answers the darts-count dialog if it opens. */
  async turn(score: number, answer: DartsAnswer = {}): Promise<void> {
    await this.type(score);
    await this.confirm();
    await this.answerIfAsked(answer);
  }

  async turns(...scores: readonly number[]): Promise<void> {
    for (const score of scores) await this.turn(score);
  }

  async answerIfAsked(answer: DartsAnswer): Promise<void> {
    if (await this.dartsDialog.isVisible()) await this.answerDarts(answer);
  }

  /** The answer of the darts-count dialog that stands first. */
  get likeliestAnswer(): Locator {
    return this.dartsDialog.getByRole('button', { name: /auf ein Doppel$/ });
  }

  /** Answers the open darts-count dialog; without an answer it takes the likeliest one. */
  async answerDarts({ darts, attempts }: DartsAnswer): Promise<void> {
    await humanPause();
    if (darts === undefined && attempts === undefined) await this.press(this.likeliestAnswer);
    await this.#answer('Darts bis zum Checkout', darts);
    await this.#answer('Darts auf ein Doppel', attempts);
    await this.dartsDialog.waitFor({ state: 'hidden' });
    this.#confirmedAt = performance.now();
  }

  question(title: 'Darts bis zum Checkout' | 'Darts auf ein Doppel'): Locator {
    return this.dartsDialog.getByRole('group', { name: title });
  }

  /** The possible answers to a question. */
  async answersOf(title: 'Darts bis zum Checkout' | 'Darts auf ein Doppel'): Promise<readonly string[]> {
    return this.question(title).locator('button:enabled').allInnerTexts();
  }

  async #answer(title: Parameters<ScorerPage['question']>[0], value: number | undefined): Promise<void> {
    const question = this.question(title);
    if (value === undefined || !(await question.isVisible())) return;
    const answer = question.getByRole('button', { name: `${value}`, exact: true });
    // Already answered if the other answer left no choice.
    if ((await answer.getAttribute('aria-pressed')) !== 'true') await this.press(answer);
  }

  async undo(): Promise<void> {
    await this.press(this.undoKey);
    this.#confirmedAt = performance.now();
  }

  /** Goes from the dialog at the end of a match to its summary. */
  async toSummary(): Promise<void> {
    await this.endDialog.waitFor();
    await humanPause();
    await this.press(this.endDialog.getByRole('button', { name: 'Zur Zusammenfassung' }));
    await this.endDialog.waitFor({ state: 'hidden' });
  }

  async undoCheckoutInDialog(): Promise<void> {
    await this.endDialog.waitFor();
    await humanPause();
    await this.press(this.endDialog.getByRole('button', { name: 'Checkout zurücknehmen' }));
    await this.endDialog.waitFor({ state: 'hidden' });
  }

  /** Opens the correction of a turn, given as `45, Rest 396`. @returns the dialog */
  async correct(name: string, turn: string): Promise<Locator> {
    await this.press(this.throwList(name).getByRole('button', { name: `${turn}, korrigieren` }));
    const dialog = this.page.getByRole('dialog', { name: 'Aufnahme korrigieren' });
    await dialog.waitFor();
    return dialog;
  }

  /** Starts a rematch from the dialog at the end of a match. */
  async rematch(): Promise<void> {
    await this.endDialog.waitFor();
    await humanPause();
    await this.press(this.endDialog.getByRole('button', { name: 'Revanche' }));
    await this.endDialog.waitFor({ state: 'hidden' });
  }

  /** Names of both sides, from left to right. */
  sides(): Promise<readonly (string | null)[]> {
    return this.page
      .locator('section[data-party]:has([data-score])')
      .evaluateAll((boards) => boards.map((board) => board.getAttribute('aria-label')));
  }

  /** The line about unsaved turns. */
  statusText(): Promise<string> {
    return this.page.locator('header p').innerText();
  }
}
