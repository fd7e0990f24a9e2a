import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hallForTest } from '../../test-support/halls.ts';
import { runs } from '../../test-support/runs.ts';
import { planForTest } from '../../test-support/tournaments.ts';
import { mayCall } from './call.ts';
import type { HallMatch } from './hall-state.ts';
import { callerFor } from './schedule.ts';
import { strayCallers } from './stray-callers.ts';
import { type HallInput, holdsBoard, peopleOf, viewOf } from './view.ts';

const anyHall = fc
  .record({
    progress: fc.double({ min: 0, max: 1, noNaN: true }),
    boards: fc.integer({ min: 1, max: 8 }),
    seed: fc.nat(),
  })
  .map((given) =>
    hallForTest({
      ...given,
      plans: [
        planForTest({
          mode: 'single-knockout-with-group-stage',
          noOfEntrants: 14,
          noOfGroups: 2,
          noOfQualifiers: 4,
        }),
      ],
    }),
  );

const changed = (input: HallInput, id: string, change: Partial<HallMatch>): HallInput => ({
  ...input,
  state: {
    ...input.state,
    matches: input.state.matches.map((match) => (match.id === id ? { ...match, ...change } : match)),
  },
});

const inPlay = (input: HallInput): readonly HallMatch[] => {
  const { boardById } = viewOf(input);
  return input.state.matches.filter((match) => holdsBoard(match, boardById));
};

/** Calls every match that may be called, on every board, with the caller whom the hall names. */
const callAll = (input: HallInput): HallInput => {
  let hall = input;
  for (const { id: match } of input.state.matches)
    for (const { id: board } of input.boards) {
      const wanted = { match, board };
      const isOpen = hall.state.matches.some(({ id, state }) => id === match && state === 'open');
      if (!isOpen || !mayCall(hall, wanted).ok) continue;
      hall = changed(hall, match, {
        state: 'called',
        board,
        since: hall.now,
        caller: callerFor(hall, wanted),
      });
    }
  return hall;
};

describe('callers of called matches', () => {
  it('are free, whichever matches are called, and nobody calls twice', () => {
    let named = 0;
    fc.assert(
      fc.property(anyHall, (input) => {
        const hall = callAll(input);
        const busy = inPlay(hall).flatMap((match) => [...peopleOf(match), match.caller ?? []].flat());
        expect(new Set(busy).size).toBe(busy.length);
        expect(strayCallers(hall)).toEqual([]);
        named += inPlay(hall).filter(({ caller }) => caller !== null).length;
      }),
      runs(60),
    );
    expect(named).toBeGreaterThan(0);
  });

  it('are stray if they play, call an earlier match, have left or call nothing', () => {
    fc.assert(
      fc.property(anyHall, fc.nat(), fc.nat(), (input, pickMatch, pickPerson) => {
        const called = inPlay(input).filter(({ state }) => state === 'called');
        const match = called[pickMatch % Math.max(1, called.length)];
        const person = input.state.people[pickPerson % input.state.people.length];
        if (match === undefined || person === undefined) return;
        const isBusy = inPlay(input).some((one) => peopleOf(one).includes(person.id));
        const isStray = isBusy || !person.isCaller || person.presence !== 'here';
        expect(strayCallers(changed(input, match.id, { caller: person.id }))).toEqual(
          isStray ? [match.id] : [],
        );
      }),
      runs(200),
    );
    fc.assert(
      fc.property(anyHall, (input) => {
        const [one, other] = inPlay(input).filter(({ state }) => state === 'called');
        const free = input.state.people.find(
          ({ id, isCaller, presence }) =>
            isCaller && presence === 'here' && inPlay(input).every((match) => !peopleOf(match).includes(id)),
        );
        if (one === undefined || other === undefined || free === undefined) return;
        const early = changed(input, one.id, { caller: free.id, since: input.now - 60_000 });
        const both = changed(early, other.id, { caller: free.id, since: input.now });
        expect(strayCallers(both)).toEqual([other.id]);
      }),
      runs(200),
    );
  });
});
