import { defaultPointsConfig } from '@neundarter/rules/series/points-config';
import { expect, it } from 'vitest';
import { checkPoints, configOf, fieldOf, valuesOf } from './points-values.ts';

const config = { ...defaultPointsConfig, bestResults: 4 };
const win = fieldOf('groupStagePoints', 'win');

it('shows a configuration and gives it back', () => {
  expect(configOf(valuesOf(config))).toEqual(config);
  expect(configOf(valuesOf({ ...config, bestResults: null })).bestResults).toBeNull();
  expect(checkPoints(valuesOf(config))).toEqual({});
});

it('takes an empty field for no points', () => {
  const values = { ...valuesOf(config), [win]: ' ' };
  expect(checkPoints(values)).toEqual({});
  expect(configOf(values).groupStagePoints.win).toBe(0);
});

it.each(['-1', '1,5', 'viel', '1001'])('refuses %s as points', (typed) => {
  expect(Object.keys(checkPoints({ ...valuesOf(config), [win]: typed }))).toEqual([win]);
});

it.each(['0', '31', 'x'])('refuses %s as number of results', (bestResults) => {
  expect(Object.keys(checkPoints({ ...valuesOf(config), bestResults }))).toEqual(['bestResults']);
});
