import { expect, it } from 'vitest';
import { bandsOf } from './places.ts';

const state = {
  matches: [],
  needed: [],
  lots: [],
  withdrawn: [],
  places: [],
  winner: null,
  standings: [],
};

it('puts those together who share places', () => {
  const place = (entrant: string, from: number, to: number) => ({ entrant, from, to });
  const places = [place('a', 1, 1), place('b', 2, 2), place('c', 3, 4), place('d', 3, 4), place('e', 5, 5)];
  expect(bandsOf({ state: { ...state, places } })).toEqual([
    { from: 1, to: 1, entrants: ['a'] },
    { from: 2, to: 2, entrants: ['b'] },
    { from: 3, to: 4, entrants: ['c', 'd'] },
    { from: 5, to: 5, entrants: ['e'] },
  ]);
});
