import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { permutations } from '../../../test-support/permutations.ts';
import { type Costs, cheapestAssignment } from './assignment.ts';

const costOf = (costs: Costs, places: readonly number[]): number =>
  places.reduce((sum, place, person) => sum + (costs[person]?.[place] ?? 0), 0);

const squares = fc.integer({ min: 1, max: 5 }).chain((size) =>
  fc.array(fc.array(fc.integer({ min: 0, max: 20 }), { minLength: size, maxLength: size }), {
    minLength: size,
    maxLength: size,
  }),
);

describe('the cheapest assignment', () => {
  it('costs less than or as much as every other', () => {
    fc.assert(
      fc.property(squares, (costs) => {
        const places = cheapestAssignment(costs);
        const all = permutations(costs.map((_, index) => index));
        expect(places.toSorted()).toEqual(costs.map((_, index) => index));
        expect(costOf(costs, places)).toBe(Math.min(...all.map((one) => costOf(costs, one))));
      }),
    );
  });

  it('leaves everybody in place if nothing is cheaper', () => {
    const costs = [0, 1, 2, 3].map((person) => [0, 1, 2, 3].map((place) => (person - place) ** 2));
    expect(cheapestAssignment(costs)).toEqual([0, 1, 2, 3]);
    expect(cheapestAssignment([])).toEqual([]);
  });
});
