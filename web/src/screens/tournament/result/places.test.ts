import { expect, it } from 'vitest';
import { allBandsOf, bandsOf } from './places.ts';

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

it('gives those who are out in the groups shared places by their rank there', () => {
  const ranksOf = (groupId: string) => ({
    groupId,
    isFinished: true,
    ranks: [1, 2, 3, 4].map((rank) => ({ entrant: `${groupId}${rank}`, rank })),
  });
  const standings = ['A', 'B'].map(ranksOf);
  const place = (entrant: string, from: number, to: number) => ({ entrant, from, to });
  const places = [place('A1', 1, 1), place('B1', 2, 2), place('B2', 3, 4), place('A2', 3, 4)];
  const groups = ['A', 'B'].map((groupId) => ({
    groupId,
    name: groupId,
    participants: [1, 2, 3, 4].map((rank) => `${groupId}${rank}`),
  }));
  const gone = { groupId: 'A', name: 'A', participants: ['X'] };
  const stages = {
    group: { groups: [...groups, gone], matchDays: [] },
    knockout: null,
    'double-elimination': null,
  };
  const bands = allBandsOf({ state: { ...state, places, standings }, stages: stages as never });
  expect(bands.slice(3)).toEqual([
    { from: 5, to: 6, entrants: ['A3', 'B3'] },
    { from: 7, to: 8, entrants: ['A4', 'B4'] },
    { from: 9, to: 9, entrants: ['X'] },
  ]);
});
