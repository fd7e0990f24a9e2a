import { describe, expect, it } from 'vitest';
import { checkPages } from './check-pages.mjs';

/** @param {string} routes @param {string} pages */
const findings = (routes, pages) =>
  checkPages(
    /** @type {import('./sources.mjs').Project} */ (
      /** @type {unknown} */ ({
        sources: [
          { path: 'web/src/app/router.tsx', text: routes },
          { path: 'contract/src/pages.ts', text: `export const pagePaths = [\n${pages}\n] as const;\n` },
        ],
      })
    ),
  );

describe('the check of pages', () => {
  it('accepts the same addresses in any order; the page for unknown ones is not listed', () => {
    expect(findings("{ path: '/a' }, { path: '/b/:id?' }, { path: '*' }", "  '/b/:id?',\n  '/a',")).toEqual(
      [],
    );
  });

  it('finds what only one of both has', () => {
    expect(findings("{ path: '/a' }, { path: '/b' }", "  '/a',\n  '/c',")).toEqual([
      'contract/src/pages.ts: /b of the router is missing',
      'contract/src/pages.ts: the router has no /c',
    ]);
  });
});
