import { expect, it } from 'vitest';
import { planProblems } from './plan-problems.ts';

it('names the first fault of each fixture', () => {
  const fixtures = [
    { round: 0, home: 0, away: 1 },
    { round: 0, home: 2, away: 4 },
    { round: 0, home: 2, away: 2 },
    { round: 0, home: 1, away: 2 },
    { round: 1, home: 0, away: 1 },
    { round: 2, home: 1, away: 0 },
  ];
  expect(planProblems(fixtures, 3)).toEqual([
    { index: 1, fault: 'unknown-team' },
    { index: 2, fault: 'same-team' },
    { index: 3, fault: 'twice-in-round' },
  ]);
});
