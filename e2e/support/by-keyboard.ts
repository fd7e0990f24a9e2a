import type { Page } from 'playwright-core';
import { humanPause } from './human-pause.ts';

/** The control that has the focus. */
type Focused = {
  /** Its label as a screen reader says it, roughly: `Link: Teilnehmer`, `Tab: Spiele`; empty if nothing has the focus. */
  readonly name: string;
  /** What is wrong with its place or with the mark of the focus, in words; empty if all is well. */
  readonly fault: string;
};

/** More controls than any page of a test has. */
const maxTabs = 160;

const findFocused = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    const control = document.activeElement;
    if (!(control instanceof HTMLElement) || control === document.body) return { name: '', fault: '' };
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
    const wordsOf = (element: Element) => {
      const copy = element.cloneNode(true) as Element;
      for (const unheard of copy.querySelectorAll('[aria-hidden="true"], select')) unheard.remove();
      return copy.textContent ?? '';
    };
    const label = control.getAttribute('aria-label') ?? wordsOf(labels[0] ?? control);
    const isTab = control.getAttribute('role') === 'tab';
    const kind = control instanceof HTMLAnchorElement ? 'Link: ' : isTab ? 'Tab: ' : '';
    const name = `${kind}${label.replaceAll(/\s+/g, ' ').trim()}`;
    // A hidden radio button or switch shows the focus on its label.
    const places = [control, ...labels, control.parentElement].filter((place) => place !== null);
    const isMarked = places.some((place) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(place);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    // A page that was left gives the focus to the next one as a whole.
    if (!isMarked && control.tabIndex < 0) return { name, fault: '' };
    if (!isMarked) return { name, fault: 'shows no focus' };
    const shown = places.find((place) => place.getBoundingClientRect().width > 4) ?? control;
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2];
    if (bottom <= 0 || top >= innerHeight) return { name, fault: 'is outside of the window' };
    const hit = document.elementFromPoint(x, y);
    const isFree =
      hit !== null && (shown.contains(hit) || hit.contains(shown) || labels.some((one) => one.contains(hit)));
    return { name, fault: isFree ? '' : `is covered by ${hit?.tagName} ${hit?.textContent?.slice(0, 30)}` };
  });

/** Time in which a page that still loads moves the control back into sight. ms */
const settleMs = 300;

/** Somebody who uses a page without a pointer. Every stop of the focus on the way has to be visible. */
export class ByKeyboard {
  readonly page: Page;
  /** Stops that nobody could see, in words. */
  readonly faults: string[] = [];

  constructor(page: Page) {
    this.page = page;
  }

  /** Presses Tab until a control of that name has the focus. @param key `Shift+Tab` goes back */
  async tabTo(wanted: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    const isWanted = (name: string) => (typeof wanted === 'string' ? name === wanted : wanted.test(name));
    const passed: string[] = [];
    for (let steps = 0; steps < maxTabs; steps += 1) {
      await this.page.keyboard.press(key);
      const { name, fault } = await findFocused(this.page);
      if (fault !== '') await this.#note(name);
      if (isWanted(name)) return;
      passed.push(name);
    }
    throw new Error(`Tab never reaches ${wanted}, only ${[...new Set(passed)].join(' | ')}`);
  }

  /** Notes what is wrong with a stop, unless only a part that has just come moved it. */
  async #note(name: string): Promise<void> {
    await this.page.waitForTimeout(settleMs);
    const now = await findFocused(this.page);
    if (now.name === name && now.fault !== '') this.faults.push(`${name} ${now.fault}`);
  }

  /** Goes to a control and presses a key on it. */
  async use(wanted: string | RegExp, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.tabTo(wanted);
    // Dialogs that have just opened ignore what comes at once.
    await humanPause();
    await this.page.keyboard.press(key);
  }

  /** Goes to a field and replaces what is in it. */
  async fill(wanted: string | RegExp, text: string): Promise<void> {
    await this.tabTo(wanted);
    await this.page.keyboard.press('Control+a');
    await this.page.keyboard.type(text);
  }

  /** Opens a menu and chooses an entry by the arrow keys. */
  async choose(menu: string | RegExp, entry: string): Promise<void> {
    await this.use(menu);
    await this.page.getByRole('menu').waitFor();
    for (let steps = 0; steps < maxTabs; steps += 1) {
      if ((await findFocused(this.page)).name === entry) return this.page.keyboard.press('Enter');
      await this.page.keyboard.press('ArrowDown');
    }
    throw new Error(`The arrow keys never reach ${entry}`);
  }

  /** Presses keys of the scorer, with the pause of a person after each turn. */
  async score(...scores: readonly number[]): Promise<void> {
    for (const score of scores) {
      await this.page.keyboard.type(`${score}`);
      await this.page.keyboard.press('Enter');
      await humanPause();
    }
  }
}
