import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boardNameOf,
  checkPlacement,
  isOrderOf,
  isSameBoard,
  maxBoardName,
  newBoardNames,
  occupiesBoard,
} from './board.ts';

const day = 24 * 60 * 60_000;

describe('the name of a board', () => {
  it.each([
    ['3', 'Board 3'],
    ['  3 ', 'Board 3'],
    ['A1', 'Board A1'],
    ['Board  3', 'Board 3'],
    ['board 3', 'board 3'],
    ['Stream', 'Stream'],
    ['12345678901234567890', '12345678901234567890'],
  ])('%s is %s', (label, name) => expect(boardNameOf(label)).toBe(name));

  it('does not change when it is asked again, and stays short', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: maxBoardName }), (label) => {
        const name = boardNameOf(label);
        expect(boardNameOf(name)).toBe(name);
        expect(name.length).toBeLessThanOrEqual(maxBoardName);
      }),
    );
  });

  it('is the same however it is written', () => {
    expect(isSameBoard('3', 'board 3')).toBe(true);
    expect(isSameBoard('Stream', ' STREAM ')).toBe(true);
    expect(isSameBoard('3', '13')).toBe(false);
  });

  it('is new for new boards', () => {
    expect(newBoardNames([], 3)).toEqual(['Board 1', 'Board 2', 'Board 3']);
    expect(newBoardNames(['2', 'board 3', 'Stream'], 3)).toEqual(['Board 1', 'Board 4', 'Board 5']);
  });
});

describe('a board with a match', () => {
  it('is occupied while the match runs, but not for ever', () => {
    expect(occupiesBoard({ status: 'running', startedAt: 1 }, day)).toBe(true);
    expect(occupiesBoard({ status: 'running', startedAt: 1 }, day + 1)).toBe(false);
    expect(occupiesBoard({ status: 'finished', startedAt: 1 }, 2)).toBe(false);
    expect(occupiesBoard({ status: 'scheduled', startedAt: null }, 2)).toBe(false);
  });

  it.each([
    // state, running there, running ones that come, insists, answer
    ['open', 0, 1, false, null],
    ['open', 1, 0, false, null],
    ['open', 1, 1, false, 'error.boards.occupied'],
    ['open', 0, 2, false, 'error.boards.occupied'],
    ['open', 1, 1, true, null],
    ['reserved', 0, 1, false, null],
    ['reserved', 1, 1, false, 'error.boards.occupied'],
    ['broken', 0, 0, false, 'error.boards.broken'],
    ['broken', 0, 1, true, 'error.boards.broken'],
  ] as const)('%s with %i and %i more, forced %s: %s', (state, running, arriving, isForced, error) => {
    const answer = checkPlacement({ state, running, arriving, isForced });
    expect(answer.ok ? null : answer.error).toBe(error);
  });
});

it('knows the order of all boards from one that names others', () => {
  expect(isOrderOf(['b', 'a'], ['a', 'b'])).toBe(true);
  expect(isOrderOf(['a'], ['a', 'b'])).toBe(false);
  expect(isOrderOf(['a', 'a'], ['a', 'b'])).toBe(false);
  expect(isOrderOf(['a', 'c'], ['a', 'b'])).toBe(false);
});
