import { expect, it } from 'vitest';
import { suggestionsFor } from './suggestions.ts';

const known = ['Jan', 'Lisa', 'Jörg', 'Uwe', 'Tom', 'Kai', 'Ina', 'Bea'];

it('offers the newest names that are not in the form yet', () => {
  expect(suggestionsFor('', { known, taken: ['lisa '] })).toEqual([
    'Jan',
    'Jörg',
    'Uwe',
    'Tom',
    'Kai',
    'Ina',
  ]);
});

it('offers what goes on from what is typed', () => {
  expect(suggestionsFor(' jö', { known, taken: [' jö'] })).toEqual(['Jörg']);
});

it('offers nothing once the name is complete', () => {
  expect(suggestionsFor('Jan', { known, taken: ['Jan'] })).toEqual([]);
});
