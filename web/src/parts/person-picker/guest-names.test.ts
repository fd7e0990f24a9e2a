import { expect, it } from 'vitest';
import { guestNamesFor } from './guest-names.ts';

const known = ['Jan', 'Lisa', 'Jörg', 'Uwe', 'Tom', 'Kai', 'Ina', 'Bea'];

it('offers the newest names that are not in the form yet', () => {
  expect(guestNamesFor('', { known, taken: ['lisa '] })).toEqual(['Jan', 'Jörg', 'Uwe', 'Tom', 'Kai', 'Ina']);
});

it('offers names that begin with the typed text', () => {
  expect(guestNamesFor(' jö', { known, taken: [' jö'] })).toEqual(['Jörg']);
});

it('offers nothing once the name is complete', () => {
  expect(guestNamesFor('Jan', { known, taken: ['Jan'] })).toEqual([]);
});
