import type { Page } from 'playwright-core';

/**
 * What people on this page could not read or tap at its present size, in words; empty if all is well. Checks what is
 * rendered: nothing is wider than the window, every control can be reached by scrolling and is not covered, no text is
 * cut off or lies on another text. While a dialog is open only the dialog counts.
 */
export const findFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    type Area = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
    type Word = { readonly owner: Element; readonly text: string; readonly area: Area };
    const faults: string[] = [];
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const isWithin = (inner: Element | null, outer: Element) => inner !== null && outer.contains(inner);
    const clips = (element: Element) => getComputedStyle(element).overflow !== 'visible';

    const width = document.documentElement.scrollWidth;
    if (width > innerWidth) faults.push(`the page is ${width} px wide`);

    /** The part of an area that its scrolled or clipping ancestors show. */
    const visiblePart = (element: Element, area: Area): Area => {
      let { left, right, top: upper, bottom } = area;
      for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
        if (!clips(at)) continue;
        const box = at.getBoundingClientRect();
        left = Math.max(left, box.left);
        right = Math.min(right, box.right);
        upper = Math.max(upper, box.top);
        bottom = Math.min(bottom, box.bottom);
      }
      return { left, right, top: upper, bottom };
    };

    /** Whether a box is cut off by an ancestor that nobody can scroll. */
    const isCutOff = (element: Element, { left, right, top: upper, bottom }: Area): boolean => {
      for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        const slack = 3 + (bottom - upper) / 5;
        if (overflowY === 'hidden' && (upper < box.top - slack || bottom > box.bottom + slack)) return true;
        if (overflowX === 'hidden' && (left < box.left - 3 || right > box.right + 3)) return true;
      }
      return false;
    };
    // The oldest turns of a list leave it at its top.
    const mayBeCut = (element: Element) => element.closest('ol[reversed]') !== null;

    /** Moves what only a program can scroll back to its place. @returns whether there was something */
    const moveBack = (element: Element): boolean => {
      let wasMoved = false;
      for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        if (overflowY === 'hidden' && at.scrollTop > 1) wasMoved = true;
        if (overflowX === 'hidden' && at.scrollLeft > 1) wasMoved = true;
        if (overflowY === 'hidden') at.scrollTop = 0;
        if (overflowX === 'hidden') at.scrollLeft = 0;
      }
      return wasMoved;
    };

    const controls = 'button, a[href], input, select, textarea, summary, [role="tab"], [role="switch"]';
    for (const control of top.querySelectorAll(controls)) {
      // The link to the content comes into view with the focus.
      if (!isShown(control) || control.matches('a[href^="#"]')) continue;
      // A hidden radio button is tapped by its label.
      const own = control.getBoundingClientRect();
      const target = own.width > 4 && own.height > 4 ? control : (control.closest('label') ?? control);
      if (target.getBoundingClientRect().width < 4) continue;
      const before = visiblePart(target, target.getBoundingClientRect());
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const wasMoved = moveBack(target);
      if (mayBeCut(target) && before.bottom - before.top < 4) continue;
      if (!mayBeCut(target) && (wasMoved || isCutOff(target, target.getBoundingClientRect()))) {
        faults.push(`${nameOf(target)} is cut off`);
        continue;
      }
      const box = target.getBoundingClientRect();
      const lines = target.getClientRects().length > 1 ? (target.getClientRects()[0] ?? box) : box;
      const shown = visiblePart(target, lines);
      const [x, y] = [(shown.left + shown.right) / 2, (shown.top + shown.bottom) / 2];
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight)
        faults.push(`${nameOf(target)} is outside of the window`);
      else {
        const hit = document.elementFromPoint(x, y);
        if (!isWithin(hit, target) && !isWithin(target, hit ?? target) && hit?.closest('label') !== target)
          faults.push(`${nameOf(target)} is covered by ${hit === null ? 'nothing' : nameOf(hit)}`);
      }
    }
    scrollTo(0, 0);

    const words: Word[] = [];
    const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const owner = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (owner === null || text === '' || !isShown(owner)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        const shown = visiblePart(owner, line);
        if (shown.right - shown.left < 4 || shown.bottom - shown.top < 4) continue;
        const isEllipsis = getComputedStyle(owner).textOverflow === 'ellipsis';
        if (!mayBeCut(owner) && !isEllipsis && isCutOff(owner, line)) faults.push(`“${text}” is cut off`);
        if (shown.right > innerWidth + 1 || shown.left < -1) faults.push(`“${text}” leaves the window`);
        // The letters are in the middle of their line.
        const middle = (line.top + line.bottom) / 2;
        const half = 0.28 * Number.parseFloat(getComputedStyle(owner).fontSize);
        const area = {
          ...shown,
          top: Math.max(shown.top, middle - half),
          bottom: Math.min(shown.bottom, middle + half),
        };
        if (area.bottom - area.top > 2) words.push({ owner, text, area });
      }
      const { overflowX, textOverflow } = getComputedStyle(owner);
      const isCut = owner.scrollWidth > owner.clientWidth + 1 && overflowX !== 'visible';
      const isHidden = owner.clientWidth <= 1;
      if (isCut && !isHidden && !(textOverflow === 'ellipsis' && owner.closest('[title]') !== null))
        faults.push(`“${text}” is cut off`);
    }
    const isFixed = (element: Element) => {
      for (let at: Element | null = element; at !== null; at = at.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true;
      return false;
    };
    const still = words.filter(({ owner }) => !isFixed(owner));
    for (const [index, one] of still.entries())
      for (const other of still.slice(index + 1)) {
        const across = Math.min(one.area.right, other.area.right) - Math.max(one.area.left, other.area.left);
        const down = Math.min(one.area.bottom, other.area.bottom) - Math.max(one.area.top, other.area.top);
        if (across > 2 && down > 2) faults.push(`“${one.text}” lies on “${other.text}”`);
      }
    return [...new Set(faults)];
  });
