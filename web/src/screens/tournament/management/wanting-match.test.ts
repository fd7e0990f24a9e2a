import { expect, it } from 'vitest';
import { wantingMatch } from './wanting-match.ts';

const match = (stage: Parameters<typeof wantingMatch>[0]['stage'], round = 0) =>
  ({ stage, round, groupId: stage === 'group' ? 'B' : null }) as const;
const matches = [match('group', 4), match('knockout', 0), match('knockout', 1), match('knockout', 2)];
const sides = [match('winner-side', 0), match('loser-side', 0), match('grand-final', 0)];

it.each([
  ['group', match('group', 4), { round: 'group', group: 'B' }],
  ['quarter-final', match('knockout', 0), { round: 'knockout', group: null }],
  ['semi-final', match('knockout', 1), { round: 'semi-final', group: null }],
  ['final', match('knockout', 2), { round: 'final', group: null }],
  ['third place', match('third-place'), { round: 'third-place', group: null }],
] as const)('finds the kind of a %s', (_, one, wanted) => {
  expect(wantingMatch(one, matches)).toEqual(wanted);
});

it('takes the grand final for the final, and both sides for the knockout', () => {
  expect(sides.map((one) => wantingMatch(one, sides).round)).toEqual(['knockout', 'knockout', 'final']);
});
