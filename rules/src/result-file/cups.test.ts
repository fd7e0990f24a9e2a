import { describe, expect, it } from 'vitest';
import { readCup } from '../../test-support/cups.ts';
import { value } from '../../test-support/setups.ts';
import { readResultFile } from './read-result-file.ts';

// Real evenings of clubs, whose groups, qualified players and averages were published. What is counted here is counted
// from the list of matches, without the rules.

const cups = [
  { name: 'cup-a', startingScore: 501 },
  { name: 'cup-b', startingScore: 301 },
  { name: 'cup-d', startingScore: 501 },
].map((cup) => ({ ...cup, ...readCup(cup) }));

/** Points, leg difference and legs of everybody in a group, from the list alone. */
const countedIn = (matches: (typeof cups)[number]['matches'], group: string | null) => {
  const sums = new Map<string, { points: number; difference: number; legs: number }>();
  for (const row of matches) {
    if (row['phase'] !== 'group' || row['group_or_round'] !== group) continue;
    const legs = [Number(row['legs1']), Number(row['legs2'])];
    for (const side of [0, 1]) {
      const key = `p${row[`player${side + 1}`]}`;
      const [own = 0, others = 0] = side === 0 ? legs : legs.toReversed();
      const sum = sums.get(key) ?? { points: 0, difference: 0, legs: 0 };
      sums.set(key, {
        points: sum.points + (own > others ? 2 : 0),
        difference: sum.difference + own - others,
        legs: sum.legs + own,
      });
    }
  }
  return sums;
};

describe.each(cups)('the result file of $name', ({ file, matches }) => {
  const read = value(readResultFile(JSON.parse(JSON.stringify(file))));

  it('has the tables that follow from the list of its matches', () => {
    expect(read.tables.length).toBeGreaterThan(6);
    for (const { group, rows } of read.tables) {
      const counted = countedIn(matches, group);
      expect(rows).toHaveLength(counted.size);
      for (const { key, pointsFor, legsWon, legsLost } of rows)
        expect([key, { points: pointsFor, difference: legsWon - legsLost, legs: legsWon }]).toEqual([
          key,
          counted.get(key),
        ]);
      const order = rows.map(({ key }) => counted.get(key) ?? { points: 0, difference: 0, legs: 0 });
      const sorted = order.toSorted(
        (one, other) =>
          other.points - one.points || other.difference - one.difference || other.legs - one.legs,
      );
      expect(order).toEqual(sorted);
    }
  });

  it('leads those two of each group to the knockout who really played it', () => {
    const playersOf = (phase: string) =>
      new Set(
        matches
          .filter((row) => row['phase'] === phase)
          .flatMap((row) => [`p${row['player1']}`, `p${row['player2']}`]),
      );
    const [knockout, secondChance] = [playersOf('knockout'), playersOf('second-chance')];
    const first = read.tables.flatMap(({ rows }) => rows.slice(0, 2).map(({ key }) => key));
    const others = read.tables.flatMap(({ rows }) => rows.slice(2).map(({ key }) => key));
    expect(first.filter((key) => secondChance.has(key))).toEqual([]);
    expect(others.filter((key) => knockout.has(key))).toEqual([]);
    expect(first.filter((key) => knockout.has(key)).length).toBeGreaterThanOrEqual(first.length - 2);
  });
});

it('has the published averages: two of all differ by a rounding', () => {
  const pairs = cups.flatMap(({ file, matches }) => {
    const { figures } = value(readResultFile(file));
    return matches.flatMap((row, index) =>
      ([0, 1] as const).flatMap((party) => {
        const published = row[`average${party + 1}`] ?? '';
        const own = figures[index]?.parties[party].stats.average ?? 0;
        return published === '' || own === 0 ? [] : [Math.abs(own - Number(published)) < 0.011];
      }),
    );
  });
  expect(pairs.length).toBeGreaterThan(370);
  expect(pairs.filter((isEqual) => !isEqual).length).toBeLessThanOrEqual(2);
});

it('counts checkouts and high finishes by the points that each side of a handicap began with', () => {
  const cup = cups.find(({ name }) => name === 'cup-d');
  if (cup === undefined) throw new Error('No cup with handicaps');
  const { figures } = value(readResultFile(cup.file));
  const ends = cup.file.matches.flatMap(({ parties, sets }) =>
    sets.flatMap(({ legs }) =>
      legs.flatMap(({ winner, turns, starts }) => {
        const own = turns.filter(([person]) => winner !== null && parties[winner].includes(person));
        const scored = own.reduce((sum, [, score]) => sum + score, 0);
        return winner !== null && scored === starts?.[winner] ? [own.at(-1)?.[1] ?? 0] : [];
      }),
    ),
  );
  const count = (countOf: (figure: (typeof figures)[number]['people'][number]) => number) =>
    figures.flatMap(({ people }) => people).reduce((sum, one) => sum + countOf(one), 0);
  expect(count(({ stats }) => stats.checkouts.hits)).toBe(ends.length);
  expect(count(({ highFinishes }) => highFinishes.length)).toBe(ends.filter((score) => score >= 100).length);
  expect(ends.length).toBeGreaterThan(90);
});
