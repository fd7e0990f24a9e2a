import { describe, expect, it } from 'vitest';
import { hallForTest } from '../../../test-support/halls.ts';
import { planForTest } from '../../../test-support/tournaments.ts';
import { formsOf, isPlayedOnBoards, legsOfDay } from './day-so-far.ts';

const minute = 60_000;

describe('the legs of a day', () => {
  it('are added up', () => {
    const played = [
      { legs: 3, length: 12 * minute },
      { legs: 5, length: 25 * minute },
    ];
    expect(legsOfDay(played)).toEqual({ count: 8, total: 37 * minute });
  });

  it.each([
    ['a match that was interrupted over noon', { legs: 3, length: 90 * minute }],
    ['turns that were entered afterwards', { legs: 5, length: minute }],
    ['a match without legs', { legs: 0, length: 0 }],
  ])('leave out %s', (_, odd) => {
    expect(legsOfDay([odd, { legs: 4, length: 16 * minute }])).toEqual({ count: 4, total: 16 * minute });
  });
});

describe('the form of people', () => {
  it('is their average of all darts of the day', () => {
    const forms = formsOf([
      { person: 'max', legs: 3, score: 1503, darts: 90 },
      { person: 'max', legs: 1, score: 501, darts: 10 },
      { person: 'eva', legs: 2, score: 0, darts: 0 },
    ]);
    expect([...forms]).toEqual([['max', { legs: 4, average: (3 * 2004) / 100 }]]);
  });
});

describe('whether a hall plays on its boards', () => {
  const hall = hallForTest({
    plans: [planForTest({ mode: 'single-knockout', noOfEntrants: 8 })],
    progress: 0,
    boards: 4,
    seed: 1,
  });
  const first = hall.state.matches.map(({ id }) => id).slice(0, 3);
  const boardIds = hall.boards.map(({ id }) => id);
  const withRunning = (boards: readonly string[]) => ({
    boards: hall.boards,
    state: {
      ...hall.state,
      matches: hall.state.matches.map((match) => {
        const board = boards[first.indexOf(match.id)];
        return board === undefined
          ? { ...match, state: 'open' as const, board: null }
          : { ...match, state: 'running' as const, board };
      }),
    },
  });

  it.each([
    ['before the first call', [], true],
    ['with matches on boards', boardIds.slice(0, 3), true],
    ['with one match elsewhere', [...boardIds.slice(0, 2), ''], true],
    ['with most matches elsewhere', [boardIds[0] ?? '', '', ''], false],
  ])('%s', (_, running, expected) => {
    expect(isPlayedOnBoards(withRunning(running))).toBe(expected);
  });

  it('not without boards, and not when all is over', () => {
    expect(isPlayedOnBoards({ ...withRunning([]), boards: [] })).toBe(false);
    const over = hall.state.matches.map((match) => ({ ...match, state: 'over' as const }));
    expect(isPlayedOnBoards({ boards: hall.boards, state: { ...hall.state, matches: over } })).toBe(false);
  });
});
