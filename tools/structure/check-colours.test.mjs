import { describe, expect, it } from 'vitest';
import { checkColours } from './check-colours.mjs';

/** Findings in a project with this one file. @param {string} path @param {string} text */
const findingsIn = (path, text) =>
  checkColours({
    root: '/',
    workspaces: new Map(),
    rootDevDependencies: new Set(),
    sources: [{ path: `web/src/${path}`, text, imports: [], isTest: path.includes('.test.') }],
  });

describe('red and gold', () => {
  it.each([
    ['red', '.a { color: var(--red); }'],
    ['red', '.a { background: var(--red-soft); }'],
    ['red', '.a { color: var(--on-red); }'],
    ['gold', '.a { background: color-mix(in srgb, var(--gold) 18%, transparent); }'],
    ['gold', '.a { background: var(--gold-bright); }'],
  ])('need a reason: %s in %s', (colour, text) => {
    expect(findingsIn('parts/new.module.css', text)).toEqual([
      expect.stringMatching(new RegExp(`^web/src/parts/new\\.module\\.css: uses ${colour} without a reason`)),
    ]);
  });

  it.each(['<Badge tone="gold">', "<Badge tone={isOver ? 'neutral' : 'gold'}>"])(
    'need a reason as the tone of a part: %s',
    (text) => {
      expect(findingsIn('parts/new.tsx', text)).toHaveLength(1);
    },
  );

  it('lose their reason with their last use', () => {
    expect(findingsIn('parts/date-leaf/date-leaf.module.css', '.a { color: var(--ink); }')).toEqual([
      expect.stringMatching(/does not use red any more/),
    ]);
  });

  it.each([
    ['parts/date-leaf/date-leaf.module.css', '.a { color: var(--red); }'],
    ['parts/new.module.css', '.a { color: var(--ring-a); background: var(--green-soft); }'],
    ['parts/new.tsx', '<Badge tone="green">'],
    ['parts/new.test.tsx', '<Badge tone="gold">'],
    ['ui/tokens.css', ':root { --gold-bright: color-mix(in srgb, var(--gold) 70%, white); }'],
  ])('are allowed in %s: %s', (path, text) => {
    expect(findingsIn(path, text)).toEqual([]);
  });
});

it('dark colours are not printed', () => {
  const source = (/** @type {string} */ file, /** @type {string} */ text) => ({
    path: `web/src/ui/${file}`,
    text,
    imports: [],
    isTest: false,
  });
  const tokens = ':root { --ink: #000; }\n:root[data-color-scheme="dark"] { --ink: #fff; --line: #111; }';
  const print = '@media print { :root { --ink: #000; } }';
  const sources = [source('tokens.css', tokens), source('print.css', print)];
  expect(
    checkColours({ root: '/', workspaces: new Map(), rootDevDependencies: new Set(), sources }).filter(
      (finding) => finding.includes('print.css'),
    ),
  ).toEqual([expect.stringMatching(/sets no --line\b/)]);
});
