import { describe, expect, it } from 'vitest';
import { entrantsForTest, nameOf, seedOf } from '../../../test-support/tournaments.ts';
import { drawKnockout } from './draw-knockout.ts';
import { seededSlots } from './knockout.ts';

const sizes = Array.from({ length: 127 }, (_, index) => index + 2);

/** Members of the clubs a to c, and some without one. */
const clubOf = (entrant: string): string | null =>
  ['a', 'a', 'a', 'b', 'b', 'c', null][seedOf(entrant) % 7] ?? null;

describe('a knockout drawn by lot', () => {
  it.each(sizes)('of %i has everybody once and keeps clubs apart', (count) => {
    const entrants = entrantsForTest(count);
    const drawn = drawKnockout(entrants, { seed: `${count}`, clubOf });
    expect(drawn.toSorted()).toEqual(entrants.toSorted());
    const slots = seededSlots(drawn).map(nameOf);
    for (let length = slots.length / 2; length >= 1; length /= 2) {
      for (let start = 0; start < slots.length; start += 2 * length) {
        for (const club of ['a', 'b', 'c']) {
          const membersIn = (from: number) =>
            slots.slice(from, from + length).filter((name) => name !== 'bye' && clubOf(name) === club).length;
          expect(Math.abs(membersIn(start) - membersIn(start + length))).toBeLessThanOrEqual(1);
        }
      }
    }
  });

  it('can be repeated only with its seed', () => {
    const draw = (seed: string) => drawKnockout(entrantsForTest(32), { seed });
    expect(draw('one')).toEqual(draw('one'));
    expect(draw('one')).not.toEqual(draw('two'));
  });

  it('gives everybody the same chance of each slot', () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 1500; seed += 1) {
      drawKnockout(entrantsForTest(5), { seed: `draw ${seed}` }).forEach((entrant, index) => {
        counts.set(`${entrant} ${index}`, (counts.get(`${entrant} ${index}`) ?? 0) + 1);
      });
    }
    expect(counts.size).toBe(25);
    for (const count of counts.values()) expect(Math.abs(count - 300)).toBeLessThan(80);
  });
});
