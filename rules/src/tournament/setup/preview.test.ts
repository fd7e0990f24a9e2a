import { expect, it } from 'vitest';
import { tournamentModes } from '../plan/modes.ts';
import { changeGroupCount, changeMode } from './change-setup.ts';
import type { PlannedEntry } from './entries.ts';
import { hasSpareMatch, longestWay, minutesOf, noOfMatches, previewOf, roundsOf } from './preview.ts';
import { defaultTournamentSetup as usual } from './setup.ts';

const people = (count: number): readonly PlannedEntry[] =>
  Array.from({ length: count }, (_, position) => ({
    id: `p${position}`,
    status: 'confirmed',
    position,
    groupId: null,
    groupPosition: null,
    seed: null,
  }));

const planFor = (mode: (typeof tournamentModes)[number], count: number) => {
  const preview = previewOf(changeMode(usual, mode), people(count), 'seed');
  if (preview === null) throw new Error('no plan');
  return preview.plan;
};

it.each([2, 3, 5, 8, 13, 32, 128])('counts the matches of %s participants', (count) => {
  expect(noOfMatches(planFor('single-knockout', count))).toBe(count - 1);
  expect(noOfMatches(planFor('double-knockout', count))).toBe(2 * count - 1);
  expect(hasSpareMatch(planFor('single-knockout', count))).toBe(false);
  expect(hasSpareMatch(planFor('double-knockout', count))).toBe(true);
  if (count < 40) expect(noOfMatches(planFor('league', count))).toBe((count * (count - 1)) / 2);
});

it('names the longest way to the title', () => {
  expect(longestWay(planFor('single-knockout', 16))).toBe(4);
  expect(longestWay(planFor('league', 6))).toBe(5);
  // Lost at first, then the loser side: 4 of 8, 3, 2 and 1 more rounds, and the grand final twice.
  expect(longestWay(planFor('double-knockout', 8))).toBe(1 + 4 + 2);
  expect(longestWay(planFor('double-knockout', 2))).toBe(3);
  // Four groups of four, then eight qualifiers.
  expect(longestWay(planFor('single-knockout-with-group-stage', 16))).toBe(3 + 3);
});

it('counts with equal groups while they are not complete', () => {
  const setup = changeGroupCount(usual, 4);
  const entries = people(10);
  expect(previewOf(setup, entries, 'seed')?.isExample).toBe(true);
  const placed = entries.map((entry, index) => ({
    ...entry,
    groupId: 'ABCD'.charAt(index % 4),
    groupPosition: Math.floor(index / 4),
  }));
  const preview = previewOf(setup, placed, 'seed');
  expect(preview?.isExample).toBe(false);
  // Two groups of three, two of two: 3 + 3 + 1 + 1 matches, and seven of the knockout.
  expect(preview && noOfMatches(preview.plan)).toBe(15);
});

it('lists every match in one of its rounds', () => {
  for (const mode of tournamentModes) {
    const plan = planFor(mode, 12);
    const rounds = roundsOf(plan);
    expect(rounds.reduce((sum, { matches }) => sum + matches.length, 0)).toBe(noOfMatches(plan));
    expect(new Set(rounds.map(({ stage, round }) => `${stage}/${round}`)).size).toBe(rounds.length);
  }
});

it('takes less time on more boards', () => {
  const plan = planFor('single-knockout', 16);
  expect(minutesOf(plan, 4)).toBeLessThan(minutesOf(plan, 1));
  expect(minutesOf(plan, 8)).toBe(minutesOf(plan, 16));
});

it('has no plan for one participant, or for settings that do not fit together', () => {
  expect(previewOf(usual, people(1), 'seed')).toBeNull();
  const { groupStageConfig } = usual;
  const wrong = { ...groupStageConfig, config: { ...groupStageConfig.config, noOfQualifiers: 5 } };
  expect(previewOf({ ...usual, groupStageConfig: wrong }, people(8), 'seed')).toBeNull();
});

it('takes the less time, the fewer matches are left', () => {
  const plan = planFor('single-knockout', 8);
  const afterFirstRound = minutesOf(plan, 2, ({ place }) => place.round > 0);
  expect(afterFirstRound).toBeGreaterThan(0);
  expect(afterFirstRound).toBeLessThan(minutesOf(plan, 2));
  expect(minutesOf(plan, 2, () => false)).toBe(0);
});
