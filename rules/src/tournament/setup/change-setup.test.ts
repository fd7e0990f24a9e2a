import { expect, it } from 'vitest';
import { groupCounts, qualifierCounts } from '../groups/qualification-slots.ts';
import { tournamentModes } from '../plan/modes.ts';
import { changeGroupCount, changeMode } from './change-setup.ts';
import { setupProblems } from './check-setup.ts';
import { defaultTournamentSetup as usual } from './setup.ts';

const numbersOf = ({ groupStageConfig: { config } }: typeof usual) => [
  config.noOfGroups,
  config.noOfQualifiers,
];

it('fits together after every change of mode and of the number of groups, in any order', () => {
  for (const first of tournamentModes) {
    for (const second of tournamentModes) {
      const changed = changeMode(changeMode(usual, first), second);
      expect(setupProblems(changed), `${first}, then ${second}`).toEqual([]);
      for (const count of groupCounts) {
        const grouped = changeMode(changeGroupCount(changed, count), 'double-knockout-with-group-stage');
        expect(setupProblems(grouped), `${first}, ${second}, ${count} groups`).toEqual([]);
      }
    }
  }
});

it('has one group in a league, and four with eight qualifiers after it', () => {
  const six = changeGroupCount(usual, 6);
  const league = changeMode(six, 'league');
  expect(league.groupStageConfig.config.noOfGroups).toBe(1);
  expect(numbersOf(changeMode(league, 'single-knockout-with-group-stage'))).toEqual([4, 8]);
  expect(
    numbersOf(changeMode(changeMode(six, 'single-knockout'), 'double-knockout-with-group-stage')),
  ).toEqual([6, 8]);
});

it('keeps a valid number of qualifiers, and begins with the first valid one otherwise', () => {
  expect(numbersOf(changeGroupCount(usual, 8))).toEqual([8, 8]);
  expect(numbersOf(changeGroupCount(usual, 12))).toEqual([12, 12]);
  for (const count of groupCounts) {
    const changed = changeGroupCount(usual, count);
    expect(qualifierCounts(count)).toContain(changed.groupStageConfig.config.noOfQualifiers);
  }
});
