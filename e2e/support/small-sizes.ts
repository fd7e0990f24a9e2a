import type { Page } from 'playwright-core';
import { screens } from './browser.ts';
import { findFaults } from './find-faults.ts';

/** A laptop at 200 %, a phone held sideways, a narrow phone, and a phone with text at 175 %. */
const sizes = [
  { width: 590, height: 410, text: 16 },
  { width: 844, height: 390, text: 16 },
  { width: 320, height: 640, text: 16 },
  { width: 390, height: 844, text: 28 },
] as const;

/** Everything that is wrong on the page on small windows and with large text; afterwards the window is a phone again. */
export async function faultsOf(page: Page, what: string): Promise<readonly string[]> {
  const all: string[] = [];
  for (const size of sizes) {
    await resize(page, size);
    const faults = await lastingFaults(page);
    all.push(
      ...faults.map((fault) => `${what}, ${size.width} × ${size.height}, text ${size.text} px: ${fault}`),
    );
  }
  await resize(page, { ...screens.phone, text: 16 });
  return all;
}

/** What stays wrong: fonts and styles that have just come may need a moment. */
async function lastingFaults(page: Page): Promise<readonly string[]> {
  for (let looks = 0; ; looks += 1) {
    const faults = await findFaults(page);
    if (faults.length === 0 || looks === 10) return faults;
    await page.waitForTimeout(100);
  }
}

async function resize(page: Page, size: { width: number; height: number; text: number }): Promise<void> {
  await page.setViewportSize({ width: size.width, height: size.height });
  await page.evaluate(async (px) => {
    document.documentElement.style.fontSize = `${px}px`;
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, size.text);
}
