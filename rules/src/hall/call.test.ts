import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hallForTest, noon } from '../../test-support/halls.ts';
import { runs } from '../../test-support/runs.ts';
import { planForTest } from '../../test-support/tournaments.ts';
import { isOverdue, mayCall } from './call.ts';
import type { HallBoard, HallMatch } from './hall-state.ts';
import { schedule } from './schedule.ts';
import type { HallInput } from './view.ts';

const anyHall = fc
  .record({
    progress: fc.double({ min: 0, max: 1, noNaN: true }),
    boards: fc.integer({ min: 1, max: 6 }),
    seed: fc.nat(),
  })
  .map((given) =>
    hallForTest({ ...given, plans: [planForTest({ mode: 'single-knockout', noOfEntrants: 12 })] }),
  );

const minute = 60_000;
/** A hall of four in which nothing has happened, with two free boards. */
const quietHall = (change: Partial<HallMatch> = {}, board: Partial<HallBoard> = {}): HallInput => {
  const hall = hallForTest({
    plans: [planForTest({ mode: 'single-knockout', noOfEntrants: 4 })],
    progress: 0,
    boards: 2,
    seed: 1,
  });
  const open = { state: 'open', board: null, isStream: false, caller: null } as const;
  const fresh = { state: 'open', pauseUntil: null, isStream: false, reservedFor: null } as const;
  return {
    ...hall,
    boards: hall.boards.map((one, index) => ({ ...one, ...fresh, ...(index === 0 ? board : {}) })),
    state: {
      ...hall.state,
      people: hall.state.people.map((person) => ({ ...person, presence: 'here', pauseUntil: null })),
      matches: hall.state.matches.map((match, index) => ({
        ...match,
        ...open,
        ...(index === 0 ? change : {}),
      })),
    },
  };
};

const first = ({ state }: HallInput): string => state.matches[0]?.id ?? '';
const second = ({ state }: HallInput): string => state.matches[1]?.id ?? '';

/** The same with everybody said to be absent. */
const absent = (hall: HallInput): HallInput => ({
  ...hall,
  state: {
    ...hall.state,
    people: hall.state.people.map((person) => ({ ...person, presence: 'expected' })),
  },
});

describe('a call', () => {
  it('is allowed for everything that the schedule proposes', () => {
    fc.assert(
      fc.property(anyHall, (hall) => {
        for (const { match, board } of schedule(hall).play)
          if (hall.state.matches.find(({ id }) => id === match)?.state !== 'interrupted')
            expect(mayCall(hall, { match, board })).toEqual({ ok: true, value: true });
      }),
      runs(60),
    );
  });

  it.each<[string, HallInput, (hall: HallInput) => string, string, string | null]>([
    ['of a match that is ready', quietHall(), first, 'b0', null],
    [
      'of a match whose parties are open',
      quietHall(),
      ({ state }) => state.matches.at(-1)?.id ?? '',
      'b0',
      'error.calls.not-ready',
    ],
    ['on a board that is not there', quietHall(), first, 'b7', 'error.calls.not-ready'],
    [
      'of a match that runs',
      quietHall({ state: 'running', board: 'b1' }),
      first,
      'b0',
      'error.calls.not-ready',
    ],
    ['on a broken board', quietHall({}, { state: 'broken' }), first, 'b0', 'error.boards.broken'],
    ['once more on its board', quietHall({ state: 'called', board: 'b0' }), first, 'b0', null],
    [
      'on a second board',
      quietHall({ state: 'called', board: 'b0' }),
      first,
      'b1',
      'error.calls.already-called',
    ],
    [
      'away from a broken board',
      quietHall({ state: 'called', board: 'b0' }, { state: 'broken' }),
      first,
      'b1',
      null,
    ],
    [
      'on a board where another one was called',
      quietHall({ state: 'called', board: 'b0' }),
      second,
      'b0',
      'error.boards.occupied',
    ],
    [
      'of somebody who writes elsewhere, and is said to be absent',
      absent(quietHall({ state: 'running', board: 'b0', caller: 'e2' })),
      second,
      'b1',
      'error.calls.person-busy',
    ],
    ['of somebody who is said to be absent', absent(quietHall()), second, 'b1', null],
    [
      'of somebody who writes elsewhere',
      quietHall({ state: 'running', board: 'b0', caller: 'e2' }),
      second,
      'b1',
      'error.calls.person-busy',
    ],
  ])('%s', (_, hall, matchOf, board, error) => {
    const match = matchOf(hall);
    const people = hall.state.matches.find(({ id }) => id === match)?.parties ?? [];
    const [home] = people;
    const writer = home?.kind === 'people' ? home.people[0] : undefined;
    const written = {
      ...hall,
      state: {
        ...hall.state,
        matches: hall.state.matches.map((one) =>
          one.caller === 'e2' ? { ...one, caller: writer ?? null } : one,
        ),
      },
    };
    expect(mayCall(written, { match, board })).toEqual(
      error === null ? { ok: true, value: true } : { ok: false, error },
    );
  });

  it('is overdue five minutes after each of its calls, unless both are there', () => {
    const called = { calledAt: noon, calls: 1, presentAt: null };
    expect(isOverdue(called, noon + 5 * minute - 1)).toBe(false);
    expect(isOverdue(called, noon + 5 * minute)).toBe(true);
    expect(isOverdue({ ...called, calls: 2 }, noon + 9 * minute)).toBe(false);
    expect(isOverdue({ ...called, calls: 3 }, noon + 15 * minute)).toBe(true);
    expect(isOverdue({ ...called, presentAt: noon }, noon + 60 * minute)).toBe(false);
  });
});
