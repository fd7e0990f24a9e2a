import { expect, it } from 'vitest';
import { playMatch } from '../../test/played-match.ts';
import { findLeg, type PlacedLeg } from './leg-places.ts';

const home = '101 | 101/2#1';
const away = '101 away | 101/2#1';
const match = playMatch({
  config: { setMode: 'first-to', setsToWin: 2, legConfig: { legsToWinSet: 2 }, startingScore: 101 },
  legs: [home, away, home, away],
});
const name = (placed: PlacedLeg | null) => placed && `${placed.setNumber}/${placed.leg.legNumber}`;

it('finds a leg and its neighbours across sets', () => {
  const first = findLeg(match, { setNumber: 1, legNumber: 1 });
  expect([name(first?.previous ?? null), name(first?.next ?? null)]).toEqual([null, '1/2']);
  const third = findLeg(match, { setNumber: 1, legNumber: 3 });
  expect([name(third?.previous ?? null), name(third?.next ?? null)]).toEqual(['1/2', '2/1']);
});

it.each([
  [1, 4],
  [9, 1],
  [Number.NaN, 1],
])('finds no leg %d/%d', (setNumber, legNumber) => {
  expect(findLeg(match, { setNumber, legNumber })).toBeNull();
});
