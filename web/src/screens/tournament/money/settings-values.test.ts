import { expect, it } from 'vitest';
import { formatEuros, parseEuros, typedEuros } from '../../../text/money.ts';
import { type SettingsValues, settingsOf, settingsProblems, valuesOf } from './settings-values.ts';

const typed: SettingsValues = {
  normal: '10',
  member: '7,5',
  youth: '',
  deposit: '5,00 €',
  by: 'percent',
  places: ' 50  30 20 ',
};
const wrongIn = (more: Partial<SettingsValues>) =>
  Object.entries(settingsProblems({ ...typed, ...more }))
    .filter(([, problem]) => problem !== undefined)
    .map(([field]) => field);

it.each([
  ['10', 1000],
  ['0', 0],
  ['7,5', 750],
  ['7.05 €', 705],
  ['', null],
  ['-1', null],
  ['1,234', null],
  ['1.000', null],
  ['zehn', null],
])('reads %s', (text, cents) => {
  expect(parseEuros(text)).toBe(cents);
});

it('writes amounts as it reads them', () => {
  for (const cents of [0, 5, 50, 99, 100, 1250, 123_456]) expect(parseEuros(typedEuros(cents))).toBe(cents);
  expect(formatEuros(123_456)).toBe('1.234,56\u00A0€');
});

it('makes settings of what is typed, and back', () => {
  const settings = {
    fees: { normal: 1000, member: 750, youth: null },
    deposit: 500,
    prizes: { by: 'percent', places: [50, 30, 20] },
  } as const;
  expect(settingsOf(typed)).toEqual(settings);
  expect(settingsOf(valuesOf({ ...settings, prizes: { by: 'amount', places: [5050, 2000] } }))).toMatchObject(
    {
      prizes: { by: 'amount', places: [5050, 2000] },
    },
  );
});

it('says what is wrong', () => {
  expect(wrongIn({})).toEqual([]);
  expect(wrongIn({ normal: 'viel', deposit: '100000,01' })).toEqual(['normal', 'deposit']);
  for (const places of ['', '60 50', '33,3 33,3', '50 %']) expect(wrongIn({ places })).toEqual(['places']);
  expect(wrongIn({ by: 'amount', places: '12,50 5' })).toEqual([]);
  expect(wrongIn({ by: 'none', places: 'egal' })).toEqual([]);
});
