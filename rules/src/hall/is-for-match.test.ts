import { describe, expect, it } from 'vitest';
import { plainUse } from './event-board.ts';
import { isForMatch } from './is-for-match.ts';

const final = { competition: 'c', kind: 'final', group: null } as const;
const ofGroup = { competition: 'c', kind: 'group', group: 'A' } as const;

describe('whether a board may get a match', () => {
  it.each([
    ['nothing is said', {}, ofGroup, true],
    ['its event says nothing', { use: plainUse }, ofGroup, true],
    ['another competition has it', { reservedFor: ['d'] }, final, false],
    ['its own competition has it', { reservedFor: ['c', 'd'] }, final, true],
    ['it is for finals', { use: { ...plainUse, rounds: ['final'] } }, final, true],
    ['it is for finals', { use: { ...plainUse, rounds: ['final'] } }, ofGroup, false],
    [
      'it is for finals',
      { use: { ...plainUse, rounds: ['final'] } },
      { ...final, kind: 'repeated-final' },
      true,
    ],
    ['it is for group B', { use: { ...plainUse, groups: ['B'] } }, ofGroup, false],
    ['it comes later', { use: { ...plainUse, from: 11 } }, final, false],
    ['its competition uses it', { useBy: new Map([['c', plainUse]]) }, final, true],
    ['only others use it', { useBy: new Map([['d', plainUse]]) }, final, false],
    [
      'its competition and another one use it differently',
      {
        useBy: new Map([
          ['c', { ...plainUse, rounds: ['final'] as const }],
          ['d', plainUse],
        ]),
      },
      ofGroup,
      false,
    ],
    ['it went', { use: { ...plainUse, until: 10 } }, final, false],
  ] as const)('if %s: %j, %j', (_, place, match, expected) => {
    expect(isForMatch({ reservedFor: null, ...place }, match, 10)).toBe(expected);
  });
});
