import { describe, expect, it } from 'vitest';
import {
  entrantsForTest,
  favouriteWins,
  nameOf,
  planForTest,
  playOut,
  seedOf,
} from '../../../test-support/tournaments.ts';
import { canHaveThirdPlaceMatch, seededSlots } from './knockout.ts';
import { bracketSize, seedOrder } from './seed-order.ts';

const sizes = [2, 4, 8, 16, 32, 64, 128];
const counts = Array.from({ length: 127 }, (_, index) => index + 2);

describe('the seed order', () => {
  it.each(sizes)('of %i slots lets the best meet last', (size) => {
    const order = seedOrder(size);
    expect(order.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: size }, (_, index) => index + 1),
    );
    for (let best = 2; best <= size; best *= 2) {
      const part = size / best;
      const parts = new Set(order.flatMap((seed, slot) => (seed <= best ? [Math.floor(slot / part)] : [])));
      expect(parts.size).toBe(best);
    }
  });

  it('of eight slots is the usual one', () => {
    expect(seedOrder(8)).toEqual([1, 8, 4, 5, 2, 7, 3, 6]);
  });
});

describe('a single knockout', () => {
  it.each(counts)('of %i has one match less than entrants, and no bye meets a bye', (count) => {
    const plan = planForTest({ mode: 'single-knockout', noOfEntrants: count });
    expect(plan.matches.filter(({ number }) => number !== null)).toHaveLength(count - 1);
    expect(plan.matches.flatMap(({ number }) => number ?? [])).toEqual(
      entrantsForTest(count - 1).map(seedOf),
    );
    const { state } = playOut(plan, favouriteWins);
    const statuses = Object.values(state.matches).map(({ status }) => status);
    expect(statuses.filter((status) => status === 'finished')).toHaveLength(count - 1);
    expect(statuses.filter((status) => status === 'walkover')).toHaveLength(bracketSize(count) - count);
    expect(statuses).not.toContain('empty');
  });

  it.each(counts)('of %i ends in the order of the seeds if the favourites win', (count) => {
    const plan = planForTest({ mode: 'single-knockout', noOfEntrants: count, hasThirdPlaceMatch: true });
    const { state } = playOut(plan, favouriteWins);
    const isWithThird = count >= 4;
    expect(Object.values(state.matches).filter(({ status }) => status === 'finished')).toHaveLength(
      count - 1 + (isWithThird ? 1 : 0),
    );
    for (const { key, place } of plan.matches.filter(({ place: { stage } }) => stage === 'knockout')) {
      const slots = state.matches[key]?.slots ?? [];
      if (slots.some(({ kind }) => kind === 'bye')) continue;
      const slotsInRound = bracketSize(count) / 2 ** place.round;
      expect(
        slots
          .map(nameOf)
          .map(seedOf)
          .reduce((sum, seed) => sum + seed),
      ).toBe(slotsInRound + 1);
    }
    expect(state).toMatchObject({ status: 'finished', winner: 'e1' });
    expect(state.places).toHaveLength(count);
    for (const { entrant, from, to } of state.places) {
      expect(from).toBeLessThanOrEqual(seedOf(entrant));
      expect(to).toBeGreaterThanOrEqual(seedOf(entrant));
    }
    expect(state.places.filter(({ from, to }) => from === to && from <= 4)).toHaveLength(
      Math.min(count, isWithThird ? 4 : 3),
    );
  });

  it('shares the third place if there is no match for it', () => {
    const { state } = playOut(planForTest({ mode: 'single-knockout', noOfEntrants: 8 }), favouriteWins);
    expect(state.places.map(({ entrant, from, to }) => `${entrant} ${from}-${to}`)).toEqual([
      'e1 1-1',
      'e2 2-2',
      'e4 3-4',
      'e3 3-4',
      'e8 5-8',
      'e5 5-8',
      'e7 5-8',
      'e6 5-8',
    ]);
  });

  it('has a match for the third place with four or more entrants', () => {
    expect([3, 4, 5].map((count) => canHaveThirdPlaceMatch(seededSlots(entrantsForTest(count))))).toEqual([
      false,
      true,
      true,
    ]);
    const plan = planForTest({ mode: 'single-knockout', noOfEntrants: 6, hasThirdPlaceMatch: true });
    expect(plan.matches.slice(-2).map(({ key, number }) => `${key} ${number}`)).toEqual([
      'third-place/0/0 5',
      'knockout/2/0 6',
    ]);
  });

  it('has longer matches at its end', () => {
    const plan = planForTest({ mode: 'single-knockout', noOfEntrants: 16 });
    const legs = new Map(plan.matches.map(({ place, config }) => [place.round, config.legsToWinSet]));
    expect([...legs.values()]).toEqual([3, 3, 4, 5]);
  });
});
