import { expect, it } from 'vitest';
import { scoreOf } from './entered-score.ts';

it('is a score in legs, or in sets where sets are played', () => {
  expect(scoreOf({ setMode: 'single-set' }, ['3', ' 1 '])).toEqual({ kind: 'legs', legs: [[3, 1]] });
  expect(scoreOf({ setMode: 'first-to' }, ['2', '0'])).toEqual({ kind: 'sets', sets: [2, 0] });
});

it('is missing without both numbers', () => {
  for (const typed of ['', '-1', 'drei', '1,5', '1000'])
    expect(scoreOf({ setMode: 'single-set' }, [typed, '1'])).toBeNull();
});
