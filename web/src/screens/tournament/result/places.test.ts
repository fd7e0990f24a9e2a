import { defaultTournamentSetup } from '@neundarter/rules/tournament/setup/setup';
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
const config = { ...defaultTournamentSetup, tournamentMode: 'single-knockout' as const };

it('puts those together who share places', () => {
  const place = (entrant: string, from: number, to: number) => ({ entrant, from, to });
  const places = [place('a', 1, 1), place('b', 2, 2), place('c', 3, 4), place('d', 3, 4), place('e', 5, 5)];
  expect(bandsOf({ config, state: { ...state, places } })).toEqual([
    { from: 1, to: 1, entrants: ['a'] },
    { from: 2, to: 2, entrants: ['b'] },
    { from: 3, to: 4, entrants: ['c', 'd'] },
    { from: 5, to: 5, entrants: ['e'] },
  ]);
});

it('takes the places of a league from its table', () => {
  const ranks = [
    { entrant: 'a', rank: 1 },
    { entrant: 'b', rank: 2 },
    { entrant: 'c', rank: 2 },
  ];
  const league = { ...config, tournamentMode: 'league' as const };
  const standings = [{ groupId: 'Liga', isFinished: true, ranks }];
  expect(bandsOf({ config: league, state: { ...state, standings } })).toEqual([
    { from: 1, to: 1, entrants: ['a'] },
    { from: 2, to: 3, entrants: ['b', 'c'] },
  ]);
});
