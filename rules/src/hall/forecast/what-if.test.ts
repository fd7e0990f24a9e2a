import { describe, expect, it } from 'vitest';
import { seededChance } from '../../board/seeded-chance.ts';
import { legsNeeded } from '../../match/winners.ts';
import { defaultPlanConfig } from '../../tournament/plan/plan-config.ts';
import { usualLeg } from '../expected-length.ts';
import { forecastSetUp, type SetUp } from './set-up.ts';
import { whatIf, withMoreLegs } from './what-if.ts';

const minute = 60_000;
const startsAt = Date.parse('2026-01-17T10:00:00Z');

const setUp: SetUp = {
  config: defaultPlanConfig,
  noOfPlayers: 24,
  noOfGroups: 4,
  noOfBoards: 6,
  startsAt,
  usualLeg,
};

describe('the forecast of a set-up', () => {
  it('has a start for every match and an end', () => {
    const { starts, end } = forecastSetUp(setUp, seededChance(1));
    // Four groups of six play 15 matches each, and eight qualifiers seven.
    expect(starts.size).toBe(67);
    const first = [...starts.values()].filter(({ late }) => late === startsAt);
    expect(first).toHaveLength(6);
    // 67 matches of about 20 minutes on six boards, and the last rounds need fewer boards.
    expect(end?.expected).toBeGreaterThan(startsAt + 220 * minute);
    expect(end?.expected).toBeLessThan(startsAt + 340 * minute);
  });

  it.each(['single-knockout', 'double-knockout', 'league'] as const)('knows a %s', (mode) => {
    const noOfPlayers = 10;
    const { end } = forecastSetUp(
      { ...setUp, noOfPlayers, config: { ...setUp.config, mode } },
      seededChance(1),
    );
    expect(end?.expected).toBeGreaterThan(startsAt + 60 * minute);
  });

  it('is later with longer legs', () => {
    const endWith = (leg: number) =>
      forecastSetUp({ ...setUp, usualLeg: leg }, seededChance(1)).end?.expected ?? 0;
    expect(endWith(300_000)).toBeGreaterThan(endWith(200_000) + 60 * minute);
  });
});

describe('what would be', () => {
  const cases = { boards: [3, 4, 6, 8], moreLegs: [-1, 0, 1] };
  const rows = whatIf(setUp, cases, seededChance(1));
  const endOf = (noOfBoards: number, moreLegs: number): number =>
    rows.find((row) => row.noOfBoards === noOfBoards && row.moreLegs === moreLegs)?.end?.expected ??
    Number.NaN;

  it('is told for every combination', () => {
    expect(rows).toHaveLength(12);
    expect(whatIf(setUp, cases, seededChance(1))).toEqual(rows);
  });

  it('is earlier with more boards and later with more legs', () => {
    for (const moreLegs of cases.moreLegs) {
      expect(endOf(4, moreLegs)).toBeLessThan(endOf(3, moreLegs));
      expect(endOf(8, moreLegs)).toBeLessThan(endOf(4, moreLegs));
    }
    for (const noOfBoards of cases.boards) {
      expect(endOf(noOfBoards, 0)).toBeGreaterThan(endOf(noOfBoards, -1) + 20 * minute);
      expect(endOf(noOfBoards, 1)).toBeGreaterThan(endOf(noOfBoards, 0) + 20 * minute);
    }
  });

  it('changes every match, and none to less than one leg', () => {
    const { matchConfigs } = withMoreLegs(setUp.config, 2);
    const { matchConfigs: before } = setUp.config;
    expect(legsNeeded(matchConfigs.group)).toBe(legsNeeded(before.group) + 2);
    expect(legsNeeded(matchConfigs.rounds.final)).toBe(legsNeeded(before.rounds.final) + 2);
    expect(legsNeeded(matchConfigs.loserSide)).toBe(legsNeeded(before.loserSide) + 2);
    const least = withMoreLegs(setUp.config, -9).matchConfigs;
    expect(legsNeeded(least.thirdPlace)).toBe(1);
    expect(legsNeeded({ ...least.group, legMode: 'best-of' })).toBe(1);
  });
});
