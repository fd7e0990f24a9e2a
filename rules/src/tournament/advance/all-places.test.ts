import { expect, it } from 'vitest';
import { allPlacesOf } from './all-places.ts';

const ranksOf = (groupId: string) => ({
  ranks: [1, 2, 3, 4].map((rank) => ({ entrant: `${groupId}${rank}`, rank })),
});
const groupOf = (groupId: string) => ({ entrants: [1, 2, 3, 4].map((rank) => `${groupId}${rank}`) });
const place = (entrant: string, from: number, to = from) => ({ entrant, from, to });
const knockout = [place('A1', 1), place('B1', 2), place('B2', 3, 4), place('A2', 3, 4)];

it('gives those who are out in the groups shared places behind the knockout, by their rank there', () => {
  const places = allPlacesOf({
    places: knockout,
    standings: ['A', 'B'].map(ranksOf),
    groups: [...['A', 'B'].map(groupOf), { entrants: ['X'] }],
  });
  expect(places).toEqual([
    ...knockout,
    place('A3', 5, 6),
    place('B3', 5, 6),
    place('A4', 7, 8),
    place('B4', 7, 8),
    place('X', 9),
  ]);
});

it('adds nobody where everybody has a place, as in a league or a knockout without groups', () => {
  const league = [place('A1', 1), place('A2', 2, 3), place('A3', 2, 3), place('A4', 4)];
  expect(allPlacesOf({ places: league, standings: [ranksOf('A')], groups: [groupOf('A')] })).toEqual(league);
  expect(allPlacesOf({ places: knockout, standings: [], groups: [] })).toEqual(knockout);
});

it('orders those who are level in groups of different sizes by their rank, and places nobody twice', () => {
  const standings = [
    {
      ranks: [
        { entrant: 'a', rank: 1 },
        { entrant: 'b', rank: 1 },
      ],
    },
    ranksOf('C'),
  ];
  const groups = [{ entrants: ['a', 'b'] }, groupOf('C')];
  const places = allPlacesOf({ places: [place('C1', 1)], standings, groups });
  expect(places.slice(1)).toEqual([
    place('a', 2, 3),
    place('b', 2, 3),
    place('C2', 4),
    place('C3', 5),
    place('C4', 6),
  ]);
});

it('places those of a second chance behind the knockout and before everybody else', () => {
  const places = allPlacesOf({
    places: knockout,
    ofSecondChance: [place('B4', 1), place('A3', 2)],
    standings: ['A', 'B'].map(ranksOf),
    groups: ['A', 'B'].map(groupOf),
  });
  expect(places.slice(4)).toEqual([place('B4', 5), place('A3', 6), place('B3', 7), place('A4', 8)]);
});
