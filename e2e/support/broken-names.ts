import type { Page } from 'playwright-core';

/**
 * Names on this page that are cut off, or stand on several lines though there is room for one beside them, in words;
 * empty if all is well. Room is what is free up to the next word, picture or control at this height, within the box with an edge or a
 * ground of its own.
 * @param names as they are written on the page
 */
export const findBrokenNames = (page: Page, names: readonly string[]): Promise<readonly string[]> =>
  page.evaluate((wanted) => {
    type Area = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
    /** Space that stays free around a name, px. */
    const margin = 32;
    const found: string[] = [];

    const textAreas: { readonly node: Node; readonly lines: readonly DOMRect[] }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const owner = node.parentElement;
      if (owner === null || owner.clientWidth === 1 || node.textContent?.trim() === '') continue;
      if (!owner.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      if (lines.length > 0) textAreas.push({ node, lines });
    }

    const around = (lines: readonly DOMRect[]): Area => ({
      left: Math.min(...lines.map(({ left }) => left)),
      right: Math.max(...lines.map(({ right }) => right)),
      top: Math.min(...lines.map(({ top }) => top)),
      bottom: Math.max(...lines.map(({ bottom }) => bottom)),
    });
    const noOfLines = (lines: readonly DOMRect[]) => new Set(lines.map(({ top }) => Math.round(top))).size;
    const hasFrame = (element: Element) => {
      const { backgroundColor, borderLeftWidth, borderRightWidth } = getComputedStyle(element);
      const isFilled = !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor);
      return isFilled || (borderLeftWidth !== '0px' && borderRightWidth !== '0px');
    };
    const things = [...document.querySelectorAll('body *')]
      .filter((thing) => thing.matches('img, svg, button, input, select') || hasFrame(thing))
      .map((thing) => ({ thing, area: thing.getBoundingClientRect() }));
    const frameOf = (element: Element): Area => {
      for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement)
        if (hasFrame(at)) return at.getBoundingClientRect();
      return { left: 0, right: innerWidth, top: 0, bottom: 0 };
    };

    for (const { node, lines } of textAreas) {
      const text = node.textContent?.trim() ?? '';
      const owner = node.parentElement;
      if (owner === null || !wanted.some((name) => text.includes(name))) continue;
      const isCut = owner.scrollHeight > owner.clientHeight + 4 || owner.scrollWidth > owner.clientWidth + 1;
      if (
        isCut &&
        getComputedStyle(owner).overflow !== 'visible' &&
        wanted.some((name) => text.includes(name))
      )
        found.push(`“${text}” is cut off`);
      if (noOfLines(lines) < 2) continue;
      const own = around(lines);
      const needed = lines.reduce((sum, { width }) => sum + width, 0);
      const frame = frameOf(owner);
      const others = [
        ...textAreas.filter((other) => other.node !== node).flatMap((other) => other.lines),
        ...things.filter(({ thing }) => !thing.contains(node)).map(({ area }) => area),
      ].filter(({ top, bottom }) => Math.min(bottom, own.bottom) - Math.max(top, own.top) > 2);
      const right = Math.min(
        frame.right,
        ...others.filter(({ left }) => left >= own.right - 1).map(({ left }) => left),
      );
      const left = Math.max(
        frame.left,
        ...others.filter((other) => other.right <= own.left + 1).map((other) => other.right),
      );
      const room = right - left - 2 * margin;
      if (room >= needed)
        found.push(
          `“${text}” needs ${Math.round(needed)} of ${Math.round(room)} px at ${Math.round(own.left)}, ${Math.round(own.top)}`,
        );
    }
    return [...new Set(found)];
  }, names);
