// The draw of a knockout without a seeding list: by lot, with members of one club as far apart as possible. The entrants
// of a club stand one after the other, and are dealt alternately to both halves of the bracket, then of each half to its
// quarters, and so on.
import { type Lot, lotsByClub } from '../groups/lot.ts';
import { bracketSize, seedOrder } from './seed-order.ts';

type Seeded = readonly [seed: number, entrant: string];

const countSeeds = (seeds: readonly (number | null)[]): number =>
  seeds.filter((seed) => seed !== null).length;

/** @param seeds of the slots of a part of the bracket, from top to bottom; null for a bye */
const dealInto = (entrants: readonly string[], seeds: readonly (number | null)[]): readonly Seeded[] => {
  const [seed = null] = seeds;
  const [entrant] = entrants;
  if (seeds.length === 1) return seed === null || entrant === undefined ? [] : [[seed, entrant]];
  const half = seeds.length / 2;
  const upper = seeds.slice(0, half);
  const lower = seeds.slice(half);
  const larger = countSeeds(upper) >= countSeeds(lower) ? 0 : 1;
  const dealt = [0, 1].map((side) => entrants.filter((_, index) => index % 2 === (side + larger) % 2));
  return [...dealInto(dealt[0] ?? [], upper), ...dealInto(dealt[1] ?? [], lower)];
};

/** The entrants as a seeding list that the lot has made. */
export const drawKnockout = (entrants: readonly string[], lot: Lot): readonly string[] => {
  const order = seedOrder(bracketSize(entrants.length));
  const seeds = order.map((seed) => (seed <= entrants.length ? seed : null));
  return dealInto(lotsByClub(entrants, lot), seeds)
    .toSorted(([one], [other]) => one - other)
    .map(([, entrant]) => entrant);
};
