import { expect, it } from 'vitest';
import { outcomeCells, outcomeLegend, outcomeParts, outcomeText } from './outcome-rows.ts';

const decided = { won: 5, draw: 0, lost: 3 };
const level = { won: 1, draw: 2, lost: 0 };

it('leaves out draws if there are none', () => {
  expect(outcomeText(decided, [decided])).toBe('5 : 3');
  expect(outcomeCells(decided, [decided])).toEqual(['5', '3']);
  expect(outcomeLegend([decided]).map(({ label }) => label)).toEqual(['Gewonnen', 'Verloren']);
});

it('names draws in every row as soon as one row has some', () => {
  const all = [decided, level];
  expect(all.map((one) => outcomeText(one, all))).toEqual(['5 : 0 : 3', '1 : 2 : 0']);
  expect(outcomeLegend(all).map(({ label }) => label)).toEqual(['Gewonnen', 'Unentschieden', 'Verloren']);
  expect(outcomeParts(level)).toEqual([
    { tone: 'won', value: 1 },
    { tone: 'draw', value: 2 },
    { tone: 'lost', value: 0 },
  ]);
});
