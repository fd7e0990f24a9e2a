import { expect, it } from 'vitest';
import { completeConfig } from '../../match/config.ts';
import { groupCounts, qualifierCounts } from '../groups/qualification-slots.ts';
import { roundNames } from '../match/planned-match.ts';
import { hasGroupStage, hasKnockout, tournamentModes } from '../plan/modes.ts';
import { changeConfigs, changeGroupCount, changeMode, withStages, withUsualGroups } from './change-setup.ts';
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

// Specification, events, section 9: groups and their initial qualifiers.
it.each([
  [2, 4],
  [4, 4],
  [6, 8],
  [8, 8],
  [12, 12],
  [16, 16],
])('has for %i groups the initial %i qualifiers unless others were chosen by hand', (count, initial) => {
  const before = changeGroupCount(usual, count === 2 ? 6 : 2);
  expect(numbersOf(changeGroupCount(before, count))).toEqual([count, initial]);
});

it('keeps qualifiers that were chosen by hand if they are valid', () => {
  const chosen = (noOfQualifiers: number) => ({
    ...usual,
    groupStageConfig: {
      ...usual.groupStageConfig,
      config: { ...usual.groupStageConfig.config, noOfQualifiers },
    },
  });
  expect(numbersOf(changeGroupCount(chosen(16), 2))).toEqual([2, 16]);
  expect(numbersOf(changeGroupCount(chosen(4), 2, 'by-hand'))).toEqual([2, 4]);
  expect(numbersOf(changeGroupCount(chosen(8), 2, 'by-hand'))).toEqual([2, 8]);
  expect(numbersOf(changeGroupCount(chosen(32), 12))).toEqual([12, 32]);
  expect(numbersOf(changeGroupCount(chosen(12), 8))).toEqual([8, 8]);
});

it('has four groups with eight qualifiers if a mode with groups comes with fewer than two', () => {
  const league = changeMode(usual, 'league');
  const sent = { ...league, tournamentMode: 'double-knockout-with-group-stage' } as const;
  expect(numbersOf(withUsualGroups(sent))).toEqual([4, 8]);
  expect(withUsualGroups(league)).toBe(league);
});

it('gives every match another configuration, each by the name of its matches', () => {
  const asked: string[] = [];
  const { groupStageConfig, knockoutStageConfig } = changeConfigs(usual, (_, matches) => {
    asked.push(matches);
    return completeConfig({ startingScore: 100 + asked.length });
  });
  expect(asked.toSorted()).toEqual(['groups', ...roundNames, 'loser-side', 'third-place'].toSorted());
  const { rounds, loserSide, thirdPlaceMatchConfig } = knockoutStageConfig.config;
  const scoreFor = (matches: string) => 101 + asked.indexOf(matches);
  expect(groupStageConfig.config.matchConfig.startingScore).toBe(scoreFor('groups'));
  for (const name of roundNames) expect(rounds[name].matchConfig.startingScore).toBe(scoreFor(name));
  expect(loserSide.matchConfig.startingScore).toBe(scoreFor('loser-side'));
  expect(thirdPlaceMatchConfig.startingScore).toBe(scoreFor('third-place'));
});

it('gets the stages of a mode and keeps all numbers', () => {
  const six = changeGroupCount(usual, 6);
  for (const mode of tournamentModes) {
    const changed = withStages(six, mode);
    expect(numbersOf(changed)).toEqual(numbersOf(six));
    expect([changed.groupStageConfig.hasGroupStage, changed.knockoutStageConfig.hasKnockoutStage]).toEqual([
      hasGroupStage(mode),
      hasKnockout(mode),
    ]);
  }
});
