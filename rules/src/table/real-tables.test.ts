import { describe, expect, it } from 'vitest';
import { figuresOfResult, guestParty } from '../../test-support/event-figures.ts';
import { type RealResult, readTournamentData } from '../../test-support/real-tables.ts';
import { rankingOf } from './ranking.ts';
import type { RankingRow } from './ranking-row.ts';
import { type Sorting, sortings } from './sort-competitors.ts';

const tableOf = (matches: readonly RealResult[], sorting: Sorting): readonly RankingRow[] =>
  rankingOf(
    matches.map(({ a, b, legsA, legsB }) =>
      figuresOfResult({ parties: [guestParty(a), guestParty(b)], legs: [legsA ?? 0, legsB] }),
    ),
    { sorting, by: 'party', meetings: 1 },
  );

type WorldCup = {
  readonly groups: {
    readonly [group: string]: {
      readonly matches: readonly RealResult[];
      readonly published: readonly (readonly [name: string, points: number, legDifference: number])[];
    };
  };
};

describe('the World Cup of Darts 2025', () => {
  const { groups } = readTournamentData<WorldCup>('world-cup-2025-groups-a-d.json');

  it.each(Object.keys(groups))('has the published table in group %s', (name) => {
    const group = groups[name];
    for (const sorting of sortings) {
      const rows = tableOf(group?.matches ?? [], sorting);
      const published = rows.map((row) => [row.key, row.pointsFor, row.legsWon - row.legsLost]);
      expect(published).toEqual(group?.published);
    }
  });

  it.each(sortings)('leaves all of group D level by profile %s', (sorting) => {
    const rows = tableOf(groups['D']?.matches ?? [], sorting);
    expect(rows.map(({ rank, isTied }) => [rank, isTied])).toEqual([
      [1, true],
      [1, true],
      [1, true],
    ]);
    expect(tableOf(groups['A']?.matches ?? [], sorting).map(({ rank }) => rank)).toEqual([1, 2, 3]);
  });
});

type Odc = {
  readonly groups: {
    readonly [group: string]: {
      readonly matches: readonly RealResult[];
      readonly publishedOwnPoints: { readonly [name: string]: number };
    };
  };
};

/** 2:0 is worth 4 points, 2:1 2 points, 1:2 1 point. */
const ownPointsOf = ({ won, lost, legsWon, legsLost }: RankingRow): number => {
  const wonInThree = legsLost - 2 * lost;
  const lostInThree = legsWon - 2 * won;
  return 4 * (won - wonInThree) + 2 * wonInThree + lostInThree;
};

describe('ODC 2017', () => {
  const { groups } = readTournamentData<Odc>('odc-2017.json');
  /** Typing errors of the page; the results give these points. */
  const corrected = { Holger: 14, Jannes: 6 };

  it.each(Object.keys(groups))('has the wins and legs of the published points in group %s', (name) => {
    const rows = tableOf(groups[name]?.matches ?? [], 'default');
    const published = { ...groups[name]?.publishedOwnPoints };
    for (const [player, points] of Object.entries(corrected))
      if (player in published) published[player] = points;
    expect(Object.fromEntries(rows.map((row) => [row.key, ownPointsOf(row)]))).toEqual(published);
  });
});
