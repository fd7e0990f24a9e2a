import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Rules of WCAG up to 2.2, level AA. */
const wcag22AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Waits until entrance animations end, because axe measures half-transparent text as too pale. */
const animationsEnd = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // What stands in a folded part does not move on, and nobody sees it.
    const isSeen = (effect: AnimationEffect | null) =>
      !(effect instanceof KeyframeEffect) || effect.target?.checkVisibility() !== false;
    const running = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity && isSeen(effect));
    await Promise.all(running.map((one) => one.finished.catch(() => undefined)));
  });

/** The rules of them that depend on colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** The builder adds the source of axe twice to the page, which takes as long as the check itself. */
const loadedSource = async (page: Page): Promise<{ readonly axeSource?: string }> =>
  (await page.evaluate(() => 'axe' in globalThis)) ? { axeSource: ';' } : {};

/** Rules beyond WCAG about headings and landmarks. */
const structureRules = [
  'heading-order',
  'page-has-heading-one',
  'landmark-one-main',
  'landmark-unique',
  'region',
];

/** Switches them on beside the rules of tags. */
const withStructure = Object.fromEntries(structureRules.map((rule) => [rule, { enabled: true }]));

/**
 * What to check; `colours` is for the same page in another colour scheme, `structure` for headings and landmarks, `whole` also
 * checks these.
 */
export type AxeScope = 'everything' | 'colours' | 'structure' | 'whole';

/** Problems that axe finds on the current page; one line per element. */
export async function violationsOf(page: Page, scope: AxeScope = 'everything'): Promise<readonly string[]> {
  await animationsEnd(page);
  const axe = new AxeBuilder({ page, ...(await loadedSource(page)) })
    .options({ resultTypes: ['violations'], ...(scope === 'whole' && { rules: withStructure }) })
    .setLegacyMode(true);
  const chosen = {
    everything: () => axe.withTags(wcag22AA),
    whole: () => axe.withTags(wcag22AA),
    colours: () => axe.withRules(colourRules),
    structure: () => axe.withRules(structureRules),
  }[scope]();
  const { violations } = await chosen.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id} (${help}): ${target.join(' ')} ${any[0]?.message ?? ''}`),
  );
}
