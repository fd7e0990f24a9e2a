import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figuresOfResult, guestParty, resultsOf } from '../../test-support/event-figures.ts';
import { double } from '../../test-support/setups.ts';
import type { EventFigures } from './event-figures.ts';
import { isPeopleParty, type PeopleParty } from './party-key.ts';
import { type RankingOptions, rankingOf } from './ranking.ts';
import type { RankingRow } from './ranking-row.ts';
import { sortings } from './sort-competitors.ts';

const byParty: RankingOptions = { sorting: 'default', by: 'party' };

/** Ranks and keys: `1 a, 2 b`. */
const order = (rows: readonly RankingRow[]): string =>
  rows.map(({ rank, key }) => `${rank} ${key}`).join(', ');

const table = (figures: readonly EventFigures[], options: Partial<RankingOptions> = {}): string =>
  order(rankingOf(figures, { ...byParty, ...options }));

const pair = (one: string, other: string): PeopleParty => {
  const party = double(one, other);
  if (!isPeopleParty(party)) throw new Error('A double consists of people');
  return party;
};

/** a has the better legs, b won against a. */
const betterLegs = resultsOf('a b 2:3', 'a c 3:0', 'a d 3:0', 'b c 3:2', 'b d 2:3', 'c d 3:0');

describe('a table', () => {
  it('gives 2 points for a win and 1 for a draw', () => {
    const rows = rankingOf(resultsOf('a b 2:2', 'a c 3:1'), byParty);
    const cells = rows.map((row) => [row.key, row.won, row.draw, row.lost, row.pointsFor, row.pointsAgainst]);
    expect(cells).toEqual([
      ['a', 1, 1, 0, 3, 1],
      ['b', 0, 1, 0, 1, 1],
      ['c', 0, 0, 1, 0, 2],
    ]);
  });

  it('contains parties without a match, which share a rank', () => {
    const parties = ['c', 'a', 'b'].map(guestParty);
    expect(table([], { parties })).toBe('1 c, 1 a, 1 b');
    expect(table(resultsOf('a b 3:0'), { parties })).toBe('1 a, 2 c, 3 b');
    expect(rankingOf([], { ...byParty, parties }).every(({ isTied }) => isTied)).toBe(true);
  });

  // a and b have the same leg difference, a won more legs, b won against a
  const moreLegs = resultsOf('a b 2:3', 'a c 3:2', 'a d 3:2', 'b c 3:0', 'b d 0:3', 'c d 3:0');
  // a and b are level but for the sets that they won
  const withSets = [
    figuresOfResult({ parties: [guestParty('a'), guestParty('c')], sets: [2, 1], legs: [6, 5] }),
    figuresOfResult({ parties: [guestParty('b'), guestParty('c')], sets: [2, 0], legs: [6, 5] }),
  ];

  it.each([
    ['default', betterLegs, '1 a, 2 b, 3 c, 4 d'],
    ['pdc', betterLegs, '1 a, 2 b, 3 c, 4 d'],
    ['direct', betterLegs, '1 b, 2 a, 3 c, 4 d'],
    ['default', moreLegs, '1 a, 2 b, 3 c, 4 d'],
    ['pdc', moreLegs, '1 b, 2 a, 3 c, 4 d'],
    ['direct', moreLegs, '1 b, 2 a, 3 c, 4 d'],
    ['default', withSets, '1 b, 2 a, 3 c'],
  ] as const)('sorts by profile %s', (sorting, results, expected) => {
    expect(table(results, { sorting })).toBe(expected);
  });
});

describe('the direct encounter', () => {
  it('is a table of all level parties, not a comparison of two', () => {
    expect(table(resultsOf('a b 3:0', 'b c 3:2', 'c a 3:2'), { sorting: 'direct' })).toBe('1 a, 2 c, 3 b');
  });

  it('is repeated for parties that it leaves level, before matches against others count', () => {
    const amongThree = resultsOf('x y 4:3', 'z x 5:2', 'y z 4:2');
    const againstLast = resultsOf('x w 4:3', 'y w 4:3', 'z w 4:0');
    expect(table([...amongThree, ...againstLast], { sorting: 'direct' })).toBe('1 y, 2 z, 3 x, 4 w');
  });

  it('is skipped while one of the matches is missing', () => {
    // a, b and c are level; a and c have won against b, but not met yet
    const open = resultsOf('a b 3:2', 'c b 3:2', 'a d 3:2', 'c d 3:2', 'b d 3:0', 'b e 3:0');
    expect(table(open, { sorting: 'direct' })).toBe('1 b, 2 a, 2 c, 4 e, 5 d');
  });

  it('needs as many matches as are planned', () => {
    expect(table(betterLegs, { sorting: 'direct', meetings: 1 })).toBe('1 b, 2 a, 3 c, 4 d');
    expect(table(betterLegs, { sorting: 'direct', meetings: 2 })).toBe('1 a, 2 b, 3 c, 4 d');
  });
});

describe('the average', () => {
  const scored = (home: string, away: string, scores: readonly [number, number]): EventFigures =>
    figuresOfResult({ parties: [guestParty(home), guestParty(away)], legs: [2, 2], scores });

  it('decides between parties that are otherwise level', () => {
    expect(table([scored('a', 'b', [2400, 2500])])).toBe('1 b, 2 a');
  });

  it('does not decide if one of them has a result without darts', () => {
    const all = [
      scored('a', 'b', [2400, 2500]),
      scored('a', 'c', [2400, 2300]),
      scored('b', 'c', [2400, 2300]),
    ];
    expect(table(all)).toBe('1 b, 2 a, 3 c');
    const paper = [...all.slice(0, 2), ...resultsOf('b c 2:2')];
    expect(table(paper)).toBe('1 a, 1 b, 1 c');
  });

  it('does not decide if one of them had a handicap', () => {
    const all = [
      scored('a', 'b', [2400, 2500]),
      { ...scored('c', 'a', [2300, 2400]), hasHandicap: true as const },
    ];
    expect(table([...all, scored('b', 'c', [2400, 2300])])).toBe('1 a, 1 b, 1 c');
  });

  it('decides after a forfeit, in which nobody threw', () => {
    const given = resultsOf('a c 3:0', 'b c 3:0').map((figures) => ({ ...figures, isForfeited: true }));
    expect(table([scored('a', 'b', [2400, 2500]), ...given])).toBe('1 b, 2 a, 3 c');
  });
});

describe('parties that are level in everything', () => {
  const level = resultsOf('a b 3:0', 'b c 3:0', 'c a 3:0', 'a d 3:0', 'b d 3:0', 'c d 3:0');

  it('share a rank, and the next rank is left out', () => {
    const rows = rankingOf(level, byParty);
    expect(order(rows)).toBe('1 a, 1 b, 1 c, 4 d');
    expect(rows.map(({ isTied }) => isTied)).toEqual([true, true, true, false]);
  });

  it('stand in the order that was decided', () => {
    const decidedOrders = [[['c'], ['a'], ['b']]];
    expect(table(level, { decidedOrders })).toBe('1 c, 2 a, 3 b, 4 d');
    expect(table(level, { decidedOrders: [[['d'], ['c'], ['a']]] })).toBe('1 a, 1 b, 1 c, 4 d');
    expect(table(level, { decidedOrders: [[['b'], ['a', 'c']]] })).toBe('1 b, 2 a, 2 c, 4 d');
  });
});

describe('a table of people', () => {
  it('counts matches with different partners for each person', () => {
    const results = [
      figuresOfResult({ parties: [pair('a', 'b'), pair('c', 'd')], legs: [3, 1] }),
      figuresOfResult({ parties: [pair('a', 'c'), pair('d', 'b')], legs: [3, 2] }),
    ];
    expect(table(results, { by: 'person' })).toBe('1 a, 2 b, 3 c, 4 d');
    expect(rankingOf(results, byParty)).toHaveLength(4);
    const again = figuresOfResult({ parties: [pair('b', 'a'), pair('d', 'c')], legs: [3, 2] });
    expect(rankingOf([...results.slice(0, 1), again], byParty).map(({ won, lost }) => [won, lost])).toEqual([
      [2, 0],
      [0, 2],
    ]);
  });
});

const keys = ['a', 'b', 'c', 'd', 'e'];

/** Random legs of a round robin of five, with many level parties. */
const roundRobins = fc
  .array(fc.constantFrom<readonly [number, number]>([2, 0], [2, 1], [1, 2], [0, 2], [1, 1]), {
    minLength: 10,
    maxLength: 10,
  })
  .map((legs) =>
    keys
      .flatMap((home, index) => keys.slice(index + 1).map((away) => [home, away] as const))
      .map(([home, away], index) =>
        figuresOfResult({ parties: [guestParty(home), guestParty(away)], legs: legs[index] ?? [0, 0] }),
      ),
  );

describe('any table', () => {
  it('does not depend on the order of the matches', () => {
    fc.assert(
      fc.property(roundRobins, fc.constantFrom(...sortings), fc.gen(), (results, sorting, gen) => {
        const shuffled = gen(fc.shuffledSubarray, [...results], { minLength: results.length });
        const ranks = (figures: readonly EventFigures[]) =>
          rankingOf(figures, { ...byParty, sorting })
            .map(({ rank, key }) => `${rank} ${key}`)
            .toSorted();
        expect(ranks(shuffled)).toEqual(ranks(results));
      }),
    );
  });

  it('counts every match and leg twice, and ranks by points first', () => {
    fc.assert(
      fc.property(roundRobins, fc.constantFrom(...sortings), (results, sorting) => {
        const rows = rankingOf(results, { ...byParty, sorting });
        const sum = (of: (row: RankingRow) => number) => rows.reduce((total, row) => total + of(row), 0);
        expect(sum(({ pointsFor }) => pointsFor)).toBe(2 * results.length);
        expect(sum(({ noOfMatches }) => noOfMatches)).toBe(2 * results.length);
        expect(sum(({ legsWon, legsLost }) => legsWon - legsLost)).toBe(0);
        rows.forEach((row, index) => {
          const better = rows.filter(({ rank }) => rank < row.rank).length;
          expect(row.rank).toBe(better + 1);
          expect(row.isTied).toBe(rows.filter(({ rank }) => rank === row.rank).length > 1);
          expect(row.pointsFor).toBeLessThanOrEqual(rows[index - 1]?.pointsFor ?? row.pointsFor);
        });
      }),
    );
  });
});
