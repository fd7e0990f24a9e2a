import { describe, expect, it } from 'vitest';
import { checkImports } from './check-imports.mjs';
import { checkNouns } from './check-nouns.mjs';
import { nounRanks, nounsBeside } from './zones.mjs';

/** A project of one file. @param {string} path @param {{ text?: string, target?: string, typeOnly?: boolean }} file */
const projectOf = (path, { text = '', target, typeOnly = false }) => ({
  root: '/',
  workspaces: new Map(),
  rootDevDependencies: new Set(),
  sources: [{ path, text, imports: target === undefined ? [] : [{ target, typeOnly }], isTest: false }],
});

describe('the list of nouns', () => {
  const all = [...nounRanks.keys(), ...nounsBeside];
  const findingsOf = (/** @type {readonly string[]} */ nouns) =>
    checkNouns(
      projectOf('server/src/nouns.ts', {
        text: `export const nouns = listed({\n  ${nouns.join(',\n  ')},\n});\n`,
      }),
    );

  it('contains all of them by rank', () => {
    expect(findingsOf(all)).toEqual([]);
    expect(findingsOf(all.filter((noun) => noun !== 'series'))).toEqual([
      'server/src/nouns.ts: series is missing',
    ]);
    expect(findingsOf(['statistics', ...all.filter((noun) => noun !== 'statistics')])).toEqual([
      'server/src/nouns.ts: users stands behind statistics, which has a higher rank',
    ]);
    const [last = ''] = nounsBeside;
    expect(findingsOf([last, ...all.filter((noun) => noun !== last)])).toEqual([
      `server/src/nouns.ts: users stands behind ${last}, which has a higher rank`,
    ]);
  });
});

describe('the door of a noun', () => {
  it.each([
    ['server/src/matches/matches.ts', './routes.ts'],
    ['server/src/nouns.ts', './matches/matches.ts'],
    ['server/src/app.ts', './matches/reads.ts'],
  ])('%s may import %s', (path, target) => {
    expect(checkImports(projectOf(path, { target }))).toEqual([]);
  });

  it.each([
    ['server/src/app.ts', './matches/routes.ts', 'only the door of its noun imports routes.ts'],
    ['server/src/matches/reads.ts', './matches.ts', 'the door of a noun is for nouns.ts'],
    ['server/src/series/reads.ts', '../matches/matches.ts', 'the door of a noun is for nouns.ts'],
    ['server/src/matches/reads.ts', '../series/series.ts', 'server/matches must not import server/series'],
    ['server/src/matches/matches.ts', '../nouns.ts', 'server/matches must not import server/root'],
  ])('%s must not import %s', (path, target, why) => {
    expect(checkImports(projectOf(path, { target }))).toEqual([`${path}: imports ${target}: ${why}`]);
  });

  it('gives the types of its parts away', () => {
    const types = { target: './matches/routes.ts', typeOnly: true };
    expect(checkImports(projectOf('server/src/noun.ts', types))).toEqual([]);
  });
});
