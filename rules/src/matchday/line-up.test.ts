import { describe, expect, it } from 'vitest';
import {
  areLineUpsReady,
  type LineUpEntry,
  lineUpProblems,
  maxLineUpEntries,
  playersInBoth,
} from './line-up.ts';
import { mdslMatchday } from './mdsl-format.ts';

const four = ['a', 'b', 'c', 'd'];

describe('lineUpProblems', () => {
  it.each<[string, readonly LineUpEntry[], readonly string[]]>([
    ['four starters', four, []],
    ['starters and substitutes', [...four, 'e', 'f'], []],
    ['a team of three', ['a', null, 'c', 'd'], []],
    ['nothing', [], ['too-few']],
    ['three starters', ['a', 'b', 'c'], ['too-few']],
    ['an undecided starter', ['a', undefined, 'c', 'd'], ['undecided 1']],
    ['an undecided substitute', [...four, undefined], ['undecided 4']],
    ['an empty text', ['a', 'b', '', 'd'], ['undecided 2']],
    ['an empty place on the bench', [...four, null], ['undecided 4']],
    ['the same starter twice', ['a', 'b', 'a', 'd'], ['duplicate 2']],
    ['a starter as substitute', [...four, 'a', 'a'], ['duplicate 4', 'duplicate 5']],
    ['two empty positions', ['a', null, 'c', null], ['two-empty 3']],
    ['an empty position beside a substitute', ['a', null, 'c', 'd', 'e'], ['empty-with-bench 1']],
    ['too many', Array.from({ length: maxLineUpEntries + 1 }, (_, index) => `p${index}`), ['too-many']],
  ])('%s', (_, entries, expected) => {
    const found = lineUpProblems(mdslMatchday, entries).map(({ code, index }) =>
      index === null ? code : `${code} ${index}`,
    );
    expect(found).toEqual(expected);
  });

  it('finds players of other teams', () => {
    expect(lineUpProblems(mdslMatchday, ['a', 'b', 'x', 'd'], four)).toEqual([
      { code: 'not-available', index: 2 },
    ]);
    expect(lineUpProblems(mdslMatchday, ['a', null, 'c', 'd'], four)).toEqual([]);
  });
});

describe('areLineUpsReady', () => {
  it.each([
    [four, ['e', 'f', 'g', null], true],
    [four, null, false],
    [null, four, false],
    [four, ['e', 'f', 'g', 'a'], false],
    [['a', 'b', 'c', null], ['e', 'f', 'g', null], true],
  ])('%j against %j: %s', (home, away, expected) => {
    expect(areLineUpsReady(home, away)).toBe(expected);
  });

  it('names the players who are in both line-ups', () => {
    expect(playersInBoth(four, ['d', 'e', 'a', null])).toEqual(['a', 'd']);
  });
});
