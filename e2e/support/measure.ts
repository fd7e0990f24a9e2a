import type { Locator, Page } from 'playwright-core';

/** Place and size in CSS pixels of the viewport. */
type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error(`${locator.toString()} is not visible`);
  return box;
}

/** Whether two boxes overlap by more than a rounding error. */
export const doOverlap = (one: Box, other: Box): boolean =>
  one.x + one.width > other.x + 0.5 &&
  other.x + other.width > one.x + 0.5 &&
  one.y + one.height > other.y + 0.5 &&
  other.y + other.height > one.y + 0.5;

/** Free pixels between two boxes, across or down; negative if they overlap. */
export const gapBetween = (one: Box, other: Box): number =>
  Math.max(
    other.x - (one.x + one.width),
    one.x - (other.x + other.width),
    other.y - (one.y + one.height),
    one.y - (other.y + other.height),
  );

/**
 * Height in px of the visible digits of an element, and the box around the text itself (not the element, which may be
 * wider). Throws if the web font has not loaded.
 */
export const inkOf = (locator: Locator): Promise<{ readonly digitHeight: number; readonly text: Box }> =>
  locator.evaluate(async (element) => {
    await document.fonts.ready;
    const style = getComputedStyle(element);
    const font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const context = document.createElement('canvas').getContext('2d');
    if (context === null) throw new Error('no canvas');
    context.font = font;
    const digit = context.measureText('0');
    const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = digit;
    const range = document.createRange();
    range.selectNodeContents(element);
    const { x, y, width } = range.getBoundingClientRect();
    const baseline = y + digit.fontBoundingBoxAscent;
    const digitHeight = above + below;
    return { digitHeight, text: { x, y: baseline - above, width, height: digitHeight } };
  });

/** Whether the text of an element is wider than its visible part. */
export const isClipped = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const text = range.getBoundingClientRect();
    return text.left < -0.5 || text.right > innerWidth + 0.5 || element.scrollWidth > element.clientWidth + 1;
  });

/** By how much the page is larger than the window, in px. */
export const overflowOf = (page: Page): Promise<{ readonly x: number; readonly y: number }> =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { x: scrollWidth - innerWidth, y: scrollHeight - innerHeight };
  });

/** The value below which this share of the samples lies. @param share 0 to 1 */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((one, other) => one - other);
  const value = sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)];
  if (value === undefined) throw new Error('no samples');
  return value;
}

/** Contrast of a text with the background behind it, 1 to 21. The background has to be plain. */
export const contrastOf = (locator: Locator): Promise<number> =>
  locator.evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (canvas === null) throw new Error('no canvas');
    const rgbaOf = (color: string) => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const luminanceOf = (color: string) => {
      const [r = 0, g = 0, b = 0] = rgbaOf(color)
        .slice(0, 3)
        .map((part) => part / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    let behind: Element | null = element;
    while (behind !== null && (rgbaOf(getComputedStyle(behind).backgroundColor)[3] ?? 0) < 255)
      behind = behind.parentElement;
    const ground = luminanceOf(behind === null ? 'white' : getComputedStyle(behind).backgroundColor);
    const text = luminanceOf(getComputedStyle(element).color);
    return (Math.max(ground, text) + 0.05) / (Math.min(ground, text) + 0.05);
  });
