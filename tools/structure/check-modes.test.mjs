import { describe, expect, it } from 'vitest';
import { checkModes } from './check-modes.mjs';

const table = 'rules/src/tournament/plan/modes.ts';
const list = "export const tournamentModes = [\n  'double-knockout',\n  'league',\n] as const;\n";

/** Findings in a project of these files and the table. @param {Record<string, string>} files */
const findingsIn = (files) =>
  checkModes({
    root: '/',
    workspaces: new Map(),
    rootDevDependencies: new Set(),
    sources: Object.entries({ [table]: list, ...files }).map(([path, text]) => ({
      path,
      text,
      imports: [],
      isTest: path.includes('.test.'),
    })),
  });

const finding = `web/src/a.ts:2: asks a tournament mode by its name; ${table} says what a mode has`;

describe('modes of tournaments', () => {
  it.each([
    "const isLeague = config.mode === 'league';",
    "const isOther = 'league' !== mode;",
    "switch (mode) { case 'double-knockout': return 2; }",
    "const isKnown = ['league', 'other'].includes(mode);",
    "const isDouble = setup.tournamentMode.startsWith('double');",
    "const hasGroups = cup.mode?.endsWith('with-group-stage');",
  ])('are not asked by their names: %s', (line) => {
    expect(findingsIn({ 'web/src/a.ts': `// A file.\n${line}\n` })).toEqual([finding]);
  });

  it.each([
    "const label = { league: 'Liga', 'double-knockout': 'Doppel-K.O.' };",
    "const usual = { mode: 'league' };",
    "const isGroup = stage === 'league-day';",
    'const isKnown = tournamentModes.includes(mode);',
    "const isDouble = bed.startsWith('D');",
  ])('may be named: %s', (line) => {
    expect(findingsIn({ 'web/src/a.ts': line })).toEqual([]);
  });

  it('are compared in the table and in tests', () => {
    const line = "const isLeague = mode === 'league';\n";
    expect(findingsIn({ [table]: list + line })).toEqual([]);
    expect(findingsIn({ 'web/src/a.test.ts': line, 'server/test/a.ts': line })).toEqual([]);
    expect(findingsIn({ 'web/src/a.test.ts': "expect(mode.startsWith('double'));\n" })).toHaveLength(1);
  });
});
