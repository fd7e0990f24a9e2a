import { expect, it } from 'vitest';
import { hallOptionsOf, isWantedBoard } from './hall-options.ts';

it.each([
  ['', ['boards', 'forecast', 'tables', 'bracket'], 20_000, []],
  ['?show=boards', ['boards'], 20_000, []],
  ['?show=bracket,%20Boards,nonsense&rotate=30&board=3,Bühne', ['boards', 'bracket'], 30_000, ['3', 'bühne']],
  ['?show=&rotate=0.1', ['boards', 'forecast', 'tables', 'bracket'], 5_000, []],
  ['?rotate=99999', ['boards', 'forecast', 'tables', 'bracket'], 300_000, []],
  ['?rotate=-4', ['boards', 'forecast', 'tables', 'bracket'], 20_000, []],
  ['?rotate=soon', ['boards', 'forecast', 'tables', 'bracket'], 20_000, []],
])('reads %s', (search, parts, rotateMs, boards) => {
  expect(hallOptionsOf(search)).toEqual({ parts, rotateMs, boards });
});

it('finds a board by its name and by its number, not by a part of it', () => {
  expect(isWantedBoard('Board 3', [])).toBe(true);
  expect(isWantedBoard('Board 3', ['3'])).toBe(true);
  expect(isWantedBoard('Board 13', ['3'])).toBe(false);
  expect(isWantedBoard('Bühne', ['4', 'bühne'])).toBe(true);
});
