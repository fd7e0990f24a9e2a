import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hallForTest, noon } from '../../test-support/halls.ts';
import { runs } from '../../test-support/runs.ts';
import { planForTest } from '../../test-support/tournaments.ts';
import { plainUse } from './event-board.ts';
import type { HallBoard, HallMatch, HallPerson } from './hall-state.ts';
import { schedule } from './schedule.ts';
import { type HallInput, peopleOf } from './view.ts';

const anyPlan = fc
  .record({
    mode: fc.constantFrom(
      'single-knockout',
      'double-knockout',
      'single-knockout-with-group-stage',
      'double-knockout-with-group-stage',
      'league',
    ),
    noOfEntrants: fc.integer({ min: 9, max: 20 }),
    hasThirdPlaceMatch: fc.boolean(),
    noOfGroups: fc.constantFrom(2, 4),
    noOfQualifiers: fc.constantFrom(4, 8),
  })
  .map((options) => planForTest(options));

const anyHall = fc
  .record({
    plans: fc.array(anyPlan, { minLength: 1, maxLength: 3 }),
    progress: fc.double({ min: 0, max: 1, noNaN: true }),
    boards: fc.integer({ min: 1, max: 10 }),
    seed: fc.nat(),
  })
  .map(hallForTest);

const boardOf = ({ boards }: HallInput, id: string): HallBoard | undefined =>
  boards.find((board) => board.id === id);

/** Whether a match has a board that it keeps, said once more and apart from the program. */
const isInPlay = (input: HallInput, { state, board }: HallMatch): boolean =>
  board !== null &&
  (state === 'running' ||
    (['called', 'interrupted'].includes(state) && boardOf(input, board)?.state !== 'broken'));

const inPlay = (input: HallInput): readonly HallMatch[] =>
  input.state.matches.filter((match) => isInPlay(input, match));

const begun = (input: HallInput) =>
  schedule(input).play.map((play) => {
    const match = input.state.matches.find(({ id }) => id === play.match);
    if (match === undefined) throw new Error(`${play.match} is unknown`);
    return { ...play, match, people: peopleOf(match) };
  });

const personOf = ({ state }: HallInput, id: string): HallPerson | undefined =>
  state.people.find((person) => person.id === id);

const isRested = (input: HallInput, match: HallMatch): boolean =>
  peopleOf(match).every((id) => noon - (personOf(input, id)?.freeSince ?? 0) >= input.options.rest);

describe('the schedule of any hall', () => {
  it('books no board, player or caller twice', () => {
    fc.assert(
      fc.property(anyHall, (input) => {
        const before = inPlay(input).flatMap((match) => [match.board, match.caller, ...peopleOf(match)]);
        const taken = new Set(before.filter((one) => one !== null));
        for (const { board, caller, people } of begun(input)) {
          for (const one of [board, ...people, ...(caller === null ? [] : [caller])]) {
            expect(taken).not.toContain(one);
            taken.add(one);
          }
        }
      }),
      runs(150),
    );
  });

  it('moves nothing that has been called, unless its board is broken', () => {
    fc.assert(
      fc.property(anyHall, (input) => {
        const { play, next, waiting } = schedule(input);
        const named = [...play, ...next, ...waiting].map(({ match }) => match);
        for (const { id } of inPlay(input)) expect(named).not.toContain(id);
      }),
      runs(100),
    );
  });

  it('calls nobody who is absent, out or in a pause, and only on boards that are free', () => {
    fc.assert(
      fc.property(anyHall, (input) => {
        for (const { board, caller, people, match } of begun(input)) {
          expect(boardOf(input, board)).toMatchObject({ state: 'open' });
          expect(boardOf(input, board)?.pauseUntil ?? 0).toBeLessThanOrEqual(noon);
          const reserved = boardOf(input, board)?.reservedFor ?? [match.competition];
          expect(reserved).toContain(match.competition);
          if (boardOf(input, board)?.use !== undefined)
            expect(['final', 'repeated-final']).toContain(match.kind);
          for (const id of [...people, ...(caller === null ? [] : [caller])]) {
            expect(personOf(input, id)).toMatchObject({ presence: 'here' });
            expect(personOf(input, id)?.pauseUntil ?? 0).toBeLessThanOrEqual(noon);
          }
          if (caller !== null) expect(personOf(input, caller)?.isCaller).toBe(true);
        }
      }),
      runs(100),
    );
  });

  it('calls nobody who rests while another match could begin', () => {
    fc.assert(
      fc.property(anyHall, (input) => {
        const tired = begun(input).filter(
          ({ match }) => !isRested(input, match) && match.state !== 'interrupted',
        );
        if (tired.length === 0) return;
        // Without the tired ones, the rested matches that begin are the same: none has lost its board to them.
        const ids = new Set(tired.map(({ match }) => match.id));
        const matches = input.state.matches.map(
          (match): HallMatch => (ids.has(match.id) ? { ...match, state: 'protest' } : match),
        );
        const rested = (hall: HallInput) =>
          begun(hall)
            .filter(({ match }) => match.kind !== 'semi-final' && isRested(input, match))
            .map(({ match }) => match.id);
        const without = rested({ ...input, state: { ...input.state, matches } });
        const withThem = rested(input);
        const callers = new Set(begun(input).map(({ caller }) => caller));
        for (const id of without) {
          const match = matches.find((one) => one.id === id);
          const isHeld = tired.some(
            ({ match: one }) => one.kind === 'final' || one.kind === 'repeated-final',
          );
          const calls = match !== undefined && peopleOf(match).some((one) => callers.has(one));
          const needsCaller = input.state.competitions.some(({ callers: demand }) => demand !== 'none');
          if (!isHeld && !calls && !needsCaller) expect(withThem).toContain(id);
        }
      }),
      runs(150),
    );
  });

  it('answers the same for every order of its lists', () => {
    fc.assert(
      fc.property(anyHall, fc.gen(), (input, gen) => {
        const shuffled = <Item>(items: readonly Item[]): readonly Item[] =>
          gen(fc.shuffledSubarray<Item>, [...items], { minLength: items.length });
        const { people, matches, competitions } = input.state;
        const answer = schedule({
          ...input,
          boards: shuffled(input.boards),
          state: {
            people: shuffled(people),
            matches: shuffled(matches),
            competitions: shuffled(competitions),
          },
        });
        expect(answer).toEqual(schedule(input));
      }),
      runs(100),
    );
  });

  it('has every open match in play, called now, next, or waiting for a reason, and once only', () => {
    fc.assert(
      fc.property(anyHall, (input) => {
        const { play, next, waiting } = schedule(input);
        const named = [...play, ...next, ...waiting, ...inPlay(input).map(({ id }) => ({ match: id }))];
        const open = input.state.matches.filter(({ state }) => state !== 'over').map(({ id }) => id);
        expect(named.map(({ match }) => match).toSorted()).toEqual(open.toSorted());
        expect(new Set(next.map(({ board }) => board)).size).toBe(next.length);
      }),
      runs(150),
    );
  });

  it('leaves no usable board free while a match waits for one', () => {
    fc.assert(
      fc.property(anyHall, (input) => {
        const { play, waiting } = schedule(input);
        const taken = new Set([...play, ...inPlay(input)].map(({ board }) => board));
        const free = input.boards.filter(
          ({ id, state, pauseUntil, reservedFor, isStream }) =>
            !taken.has(id) &&
            state === 'open' &&
            (pauseUntil ?? 0) <= noon &&
            reservedFor === null &&
            !isStream,
        );
        const reasons = waiting.map(({ why }) => why.kind);
        const isKept = reasons.includes('caller-missing') || reasons.includes('two-boards-needed');
        if (free.length > 0 && !isKept) expect(reasons).not.toContain('no-board');
      }),
      runs(100),
    );
  });
});

describe('two people who may be the same', () => {
  it('count as one until that is answered', () => {
    const base = hallForTest({
      plans: [
        planForTest({ mode: 'single-knockout', noOfEntrants: 4 }),
        planForTest({ mode: 'single-knockout', noOfEntrants: 2 }),
      ],
      progress: 0,
      boards: 8,
      seed: 1,
    });
    const people = base.state.people.map(
      (person): HallPerson => ({ ...person, presence: 'here', pauseUntil: null, perhaps: [] }),
    );
    const boards = base.boards.map(
      (board): HallBoard => ({
        ...board,
        state: 'open',
        pauseUntil: null,
        isStream: false,
        reservedFor: null,
        use: plainUse,
      }),
    );
    const matches = base.state.matches.map((match): HallMatch => {
      const isOther = match.competition === 'c1';
      const parties = ['x', 'e1'].map(
        (id) => ({ kind: 'people', people: [id === 'e1' ? 'e1x' : id] }) as const,
      );
      const [home, away] = parties;
      return {
        ...match,
        state: 'open',
        board: null,
        isStream: false,
        ...(isOther && home && away ? { parties: [home, away] as const } : {}),
      };
    });
    const [one] = people;
    if (one === undefined) throw new Error('Nobody is there');
    const added = ['x', 'e1x'].map((id): HallPerson => ({ ...one, id }));
    const competitions = base.state.competitions.map((competition) => ({
      ...competition,
      final: 'free' as const,
      finalPause: 0,
      knockoutFrom: 0,
    }));
    const asked = [...people, ...added].map((person) =>
      person.id === 'e1x' ? { ...person, perhaps: ['e1'] } : person,
    );
    const count = (list: readonly HallPerson[]) =>
      schedule({ ...base, boards, state: { people: list, matches, competitions } }).play.length;
    expect(count([...people, ...added])).toBe(3);
    expect(count(asked)).toBe(2);
  });
});

describe('a hall of 992 matches', () => {
  it('is scheduled with work that grows with the matches only', () => {
    const input = hallForTest({
      plans: [planForTest({ mode: 'league', noOfEntrants: 32, roundRobinMode: 'double' })],
      progress: 0.3,
      boards: 16,
      seed: 3,
    });
    expect(input.state.matches).toHaveLength(992);
    let reads = 0;
    const matches = input.state.matches.map(
      (match) =>
        new Proxy(match, {
          get: (target, name, receiver) => {
            reads += 1;
            return Reflect.get(target, name, receiver);
          },
        }),
    );
    schedule({ ...input, state: { ...input.state, matches } });
    expect(reads).toBeLessThan(992 * 200);
  });
});
