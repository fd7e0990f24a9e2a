import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../test-support/runs.ts';
import {
  favouriteWins,
  type PlanForTest,
  planForTest,
  playOut,
  resultRow,
  winnersBy,
} from '../../test-support/tournaments.ts';
import { seededChance } from '../board/seeded-chance.ts';
import type { PlannedMatch } from '../tournament/match/planned-match.ts';
import { knockoutRanksOf } from './knockout-ranks.ts';
import { type KnockoutRank, knockoutRanks } from './points-config.ts';

type Decision = { readonly winnerOf?: (match: PlannedMatch) => 'nobody' | undefined; readonly seed?: string };

const ranksIn = (input: PlanForTest, { winnerOf = () => undefined, seed }: Decision = {}) => {
  const plan = planForTest(input);
  const usual = seed === undefined ? favouriteWins : winnersBy(seededChance(seed));
  const { state } = playOut(plan, (match, entrants) => {
    const winner = winnerOf(match);
    return winner === undefined ? usual(match, entrants) : resultRow(match, winner);
  });
  return knockoutRanksOf(plan, state.matches);
};

const counts = (ranks: ReadonlyMap<string, KnockoutRank>): string =>
  knockoutRanks
    .map((name) => [...ranks.values()].filter((rank) => rank === name).length)
    .join(' ')
    .replace(/( 0)+$/, '');

/** Numbers of those who are behind the first four places, band by band: 5 to 8, 9 to 16, … */
const bandsFrom = (count: number): readonly number[] =>
  [8, 16, 32, 64, 128].map((to) => Math.max(0, Math.min(count, to) - to / 2)).filter((size) => size > 0);

describe.each(['none', 'played'] as const)('a single knockout with third place %s', (thirdPlace) => {
  it('gives everybody the round they lost in, for every size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 128 }), fc.string(), (noOfEntrants, seed) => {
        const ranks = ranksIn(
          { mode: 'single-knockout', noOfEntrants, hasThirdPlaceMatch: thirdPlace === 'played' },
          { seed },
        );
        const third = thirdPlace === 'played' && noOfEntrants >= 4 ? 1 : 0;
        const first = [1, 1, third, Math.min(2, noOfEntrants - 2) - third];
        expect(counts(ranks)).toBe([...first, ...bandsFrom(noOfEntrants)].join(' ').replace(/( 0)+$/, ''));
      }),
      runs(50),
    );
  });
});

describe('a double knockout', () => {
  it('has one of each of the first four, then bands, for every size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 128 }), fc.string(), (noOfEntrants, seed) => {
        const ranks = ranksIn({ mode: 'double-knockout', noOfEntrants }, { seed });
        expect(counts(ranks)).toBe([1, 1, 1, 1, ...bandsFrom(noOfEntrants)].join(' '));
      }),
      runs(50),
    );
  });

  it.each([
    [2, '1 1'],
    [3, '1 1 1'],
  ])('of %i has no more ranks than entrants', (noOfEntrants, expected) => {
    expect(counts(ranksIn({ mode: 'double-knockout', noOfEntrants }))).toBe(expected);
  });
});

describe('a match that nobody wins', () => {
  const loses =
    (...keys: readonly string[]) =>
    ({ key }: PlannedMatch) =>
      keys.includes(key) ? ('nobody' as const) : undefined;

  it.each([
    ['single-knockout', 'knockout/2/0', '0 2 1 1 4'],
    ['single-knockout', 'third-place/0/0', '1 1 0 2 4'],
    ['single-knockout', 'knockout/1/0', '1 0 1 2 4'],
    ['double-knockout', 'grand-final/0/0', '0 2 1 1 4'],
    ['double-knockout', 'winner-side/0/0', '1 1 1 1 4'],
    ['double-knockout', 'winner-side/2/0', '1 0 2 1 4'],
  ] as const)('of a %s of eight: %s', (mode, key, expected) => {
    const input = { mode, noOfEntrants: 8, hasThirdPlaceMatch: true };
    expect(counts(ranksIn(input, { winnerOf: loses(key) }))).toBe(expected);
  });
});

describe('groups', () => {
  it('give ranks only to those who have qualified', () => {
    const ranks = ranksIn({ noOfEntrants: 16, noOfGroups: 4, noOfQualifiers: 8 });
    expect(counts(ranks)).toBe('1 1 0 2 4');
  });

  it('of a league have no ranks', () => {
    expect(ranksIn({ mode: 'league', noOfEntrants: 5 }).size).toBe(0);
  });
});
