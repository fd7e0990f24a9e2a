import type { Page } from 'playwright-core';

/** Number of sheets on which a page is printed. */
export const sheetsOf = async (page: Page): Promise<number> =>
  (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
