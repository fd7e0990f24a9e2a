import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Rules of WCAG up to 2.2, level AA. */
const wcag22AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Waits until entrance animations end, because axe measures half-transparent text as too pale. */
const animationsEnd = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const running = document.getAnimations().filter((one) => one.effect?.getTiming().iterations !== Infinity);
    await Promise.all(running.map((one) => one.finished.catch(() => undefined)));
  });

/** Problems that axe finds on the current page; one line per element. */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  await animationsEnd(page);
  const { violations } = await new AxeBuilder({ page }).withTags(wcag22AA).setLegacyMode(true).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id} (${help}): ${target.join(' ')} ${any[0]?.message ?? ''}`),
  );
}
