import { describe, expect, it } from 'vitest';
import { checkWidths } from './check-widths.mjs';

/** Findings in a project with this one file. @param {string} path @param {string} text */
const findingsIn = (path, text) =>
  checkWidths({
    root: '/',
    workspaces: new Map(),
    rootDevDependencies: new Set(),
    sources: [{ path, text, imports: [], isTest: path.includes('.test.') }],
  });

describe('widths of screens', () => {
  it.each([
    '@media (min-width: 40em) {',
    '@media screen and (max-width: 47.5em) and (orientation: portrait) {',
    '@media (min-width: 768px) {',
    '@media (min-width: 48rem) {',
  ])('are none but the five: %s', (head) => {
    expect(findingsIn('web/src/a.module.css', `.a {}\n\n${head}\n}\n`)).toEqual([
      expect.stringMatching(/^web\/src\/a\.module\.css:3: .* is none of the five widths/),
    ]);
  });

  it('are the same in code', () => {
    expect(
      findingsIn('web/src/a.ts', "const wide = '(min-width: 90em) and (min-height: 56em)';\n"),
    ).toHaveLength(1);
    expect(
      findingsIn('web/src/a.ts', "const wide = '(min-width: 87.5em) and (min-height: 56em)';\n"),
    ).toEqual([]);
  });

  it.each([
    '@media (min-width: 36em) {',
    '@media (max-width: 47.99em) {',
    '@media (min-width: 36.01em) and (max-height: 30em) {',
    '@container side (max-width: 320px) {',
    '@media (max-height: 31.25em) {',
    '.a { max-width: 40em; }',
  ])('allow the five, heights and the room of a part: %s', (head) => {
    expect(findingsIn('web/src/a.module.css', `${head}\n}\n`)).toEqual([]);
  });

  it('are not asked of tests', () => {
    expect(findingsIn('web/src/a.test.ts', "match('(min-width: 10em)');\n")).toEqual([]);
  });
});
