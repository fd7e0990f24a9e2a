import { roundNames } from '@neundarter/rules/tournament/match/planned-match';
import { expect, it } from 'vitest';
import { roundNameText } from './round-names.ts';
import { knockoutRankText } from './series.ts';

it.each(roundNames)('names %s in a series as in a bracket', (round) => {
  expect(knockoutRankText[round]).toBe(roundNameText[round]);
});

it('has the names of the specification', () => {
  expect(roundNames.map((round) => knockoutRankText[round])).toEqual([
    'Finale',
    'Halbfinale',
    'Viertelfinale',
    'Achtelfinale',
    '16tel',
    '32tel',
    '64tel',
  ]);
});
