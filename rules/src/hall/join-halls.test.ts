import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hallForTest } from '../../test-support/halls.ts';
import { runs } from '../../test-support/runs.ts';
import { planForTest } from '../../test-support/tournaments.ts';
import { plainUse } from './event-board.ts';
import type { HallMatch, HallPerson } from './hall-state.ts';
import { isForMatch } from './is-for-match.ts';
import { joinHalls } from './join-halls.ts';
import type { SameAnswer } from './perhaps-same.ts';
import { schedule } from './schedule.ts';
import { type HallInput, peopleOf } from './view.ts';

const planFor = (noOfEntrants: number) => planForTest({ mode: 'single-knockout', noOfEntrants });

/** One competition of a hall that holds several; its people are those who play in it. */
const partOf = (hall: HallInput, competition: string): HallInput => {
  const matches = hall.state.matches.filter((match) => match.competition === competition);
  const playing = new Set(matches.flatMap(peopleOf));
  return {
    ...hall,
    boards: hall.boards.map((board) => ({ ...board, use: board.use ?? plainUse })),
    state: {
      matches,
      competitions: hall.state.competitions.filter(({ id }) => id === competition),
      people: hall.state.people.filter(({ id }) => playing.has(id)),
    },
  };
};

type Joined = {
  readonly entrants: readonly number[];
  readonly boards: number;
  readonly progress: number;
  readonly seed: number;
  readonly answers: readonly SameAnswer[];
};

/** Halls of tournaments whose first people are the same; `answers` name others. */
const partsFor = ({ entrants, boards, progress, seed }: Omit<Joined, 'answers'>): readonly HallInput[] => {
  const hall = hallForTest({ plans: entrants.map(planFor), progress, boards, seed });
  return entrants.map((_, index) => partOf(hall, `c${index}`));
};

const joined = (options: Joined): HallInput => {
  const [first, ...others] = partsFor(options);
  if (first === undefined) throw new Error('There is no tournament');
  return joinHalls(first, others, options.answers);
};

const anyOptions = fc.record({
  entrants: fc.array(fc.integer({ min: 2, max: 12 }), { minLength: 2, maxLength: 4 }),
  boards: fc.integer({ min: 1, max: 10 }),
  progress: fc.double({ min: 0, max: 0.7, noNaN: true }),
  seed: fc.nat(),
  answers: fc.array(
    fc.record({
      people: fc
        .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }))
        .map(([one, other]) => [`e${one}`, `e${other}`] as const),
      isSame: fc.boolean(),
    }),
    { maxLength: 3 },
  ),
});

/** Everybody who is the same person as somebody, said once more and apart from the program. */
const bodyOf = (id: string, answers: readonly SameAnswer[]): ReadonlySet<string> => {
  const body = new Set([id]);
  for (let size = 0; size !== body.size; ) {
    size = body.size;
    for (const { people, isSame } of answers)
      if (isSame && people.some((one) => body.has(one))) for (const one of people) body.add(one);
  }
  return body;
};

const isHeld = ({ state, board }: HallMatch): boolean =>
  board !== null && ['called', 'running', 'interrupted'].includes(state);

const personIn = ({ state }: HallInput, id: string): HallPerson => {
  const person = state.people.find((one) => one.id === id);
  if (person === undefined) throw new Error(`${id} is not there`);
  return person;
};

describe('competitions that share a hall', () => {
  it('call nobody twice, and no board twice', () => {
    fc.assert(
      fc.property(anyOptions, (options) => {
        const hall = joined(options);
        const boards = new Set<string>();
        const busy = new Set<string>();
        for (const match of hall.state.matches.filter(isHeld)) {
          // On a broken board it may be called once more.
          if (match.state === 'running') for (const id of peopleOf(match)) busy.add(id);
        }
        for (const { match: id, board, caller } of schedule(hall).play) {
          const match = hall.state.matches.find((one) => one.id === id);
          if (match === undefined) throw new Error(`${id} is unknown`);
          expect(boards.has(board)).toBe(false);
          boards.add(board);
          const people = caller === null ? peopleOf(match) : [...peopleOf(match), caller];
          const bodies = people.map((person) => bodyOf(person, options.answers));
          for (const body of bodies) for (const person of body) expect(busy.has(person)).toBe(false);
          for (const body of bodies) for (const person of body) busy.add(person);
        }
      }),
      runs(200),
    );
  });

  it('play each match once and only on boards that its competition uses', () => {
    fc.assert(
      fc.property(anyOptions, fc.nat(), (options, luck) => {
        const parts = partsFor(options).map((part, index) => ({
          ...part,
          boards: part.boards.filter((_, at) => (luck + at + index) % 3 !== 0),
        }));
        const [first, ...others] = parts;
        if (first === undefined) throw new Error('There is no tournament');
        const hall = joinHalls(first, others, options.answers);
        const plan = schedule(hall);
        const open = [...plan.play, ...plan.next, ...plan.waiting].map(({ match }) => match);
        expect(new Set(open).size).toBe(open.length);
        for (const { match: id, board } of plan.play) {
          const match = hall.state.matches.find((one) => one.id === id);
          const part = parts.find(({ state }) => state.competitions[0]?.id === match?.competition);
          const place = part?.boards.find((one) => one.id === board);
          expect(match !== undefined && place !== undefined).toBe(true);
          if (match !== undefined && place !== undefined)
            expect(isForMatch(place, match, hall.now)).toBe(true);
        }
      }),
      runs(200),
    );
  });

  it('are planned in the same way, whichever of them comes first', () => {
    fc.assert(
      fc.property(anyOptions, (options) => {
        const parts = partsFor(options);
        const planFrom = ([first, ...others]: readonly HallInput[]) =>
          first === undefined ? null : schedule(joinHalls(first, others, options.answers));
        expect(planFrom(parts.toReversed())).toEqual(planFrom(parts));
      }),
      runs(100),
    );
  });

  it('name only their own people to call', () => {
    fc.assert(
      fc.property(anyOptions, (options) => {
        const hall = joined(options);
        for (const { match: id, caller } of schedule(hall).play) {
          if (caller === null) continue;
          const competition = hall.state.matches.find((one) => one.id === id)?.competition;
          expect(personIn(hall, caller).callsIn).toContain(competition);
        }
      }),
      runs(100),
    );
  });
});

describe('somebody who plays in two competitions', () => {
  const [first, second] = partsFor({ entrants: [4, 4], boards: 8, progress: 0, seed: 1 });
  if (first === undefined || second === undefined) throw new Error('There is no tournament');
  const saying = (part: HallInput, said: Partial<HallPerson>): HallInput => ({
    ...part,
    state: {
      ...part.state,
      matches: part.state.matches.map((match) => ({ ...match, state: 'open', board: null })),
      people: part.state.people.map((person) => ({
        ...person,
        presence: 'here',
        pauseUntil: null,
        calls: 1,
        ...(person.id === 'e1' && said),
      })),
    },
  });
  const here = saying(second, { freeSince: 7 });
  const over = (part: HallInput): HallInput => ({
    ...part,
    state: { ...part.state, matches: part.state.matches.map((match) => ({ ...match, state: 'over' })) },
  });

  it.each([
    ['expected', { presence: 'expected' }, { presence: 'expected' }],
    ['gone', { presence: 'gone' }, { presence: 'gone' }],
    ['in a pause', { pauseUntil: 99 }, { pauseUntil: 99, presence: 'here' }],
    ['called twice', { calls: 2 }, { calls: 3 }],
    ['just back from a match', { freeSince: 50 }, { freeSince: 50 }],
    ['no caller', { isCaller: false }, { isCaller: false }],
  ] as const)('is %s in both', (_, said, expected) => {
    expect(personIn(joinHalls(saying(first, said), [here], []), 'e1')).toMatchObject(expected);
    expect(personIn(joinHalls(here, [saying(first, said)], []), 'e1')).toMatchObject(expected);
  });

  it('still plays where they have not withdrawn', () => {
    const withdrawn = over(saying(first, { presence: 'gone' }));
    expect(personIn(joinHalls(withdrawn, [here], []), 'e1').presence).toBe('here');
    const both = joinHalls(withdrawn, [over(here)], []);
    expect(personIn(both, 'e1').presence).toBe('gone');
  });

  it('is absent under both ids, if two people are the same', () => {
    const absent = saying(first, { presence: 'expected' });
    const answers = [{ people: ['e1', 'e2'], isSame: true }] as const;
    const hall = joinHalls(absent, [here], answers);
    expect(personIn(hall, 'e2')).toMatchObject({ presence: 'expected', perhaps: ['e1'] });
    const apart = joinHalls(absent, [here], [{ people: ['e1', 'e2'], isSame: false }]);
    expect(personIn(apart, 'e2')).toMatchObject({ presence: 'here', perhaps: [] });
  });
});

describe('the end of a day with several competitions', () => {
  it('is the latest one of all, and no final waits for another competition', () => {
    const [first, second] = partsFor({ entrants: [4, 4], boards: 2, progress: 0, seed: 2 });
    if (first === undefined || second === undefined) throw new Error('There is no tournament');
    const lateStart = {
      ...second,
      state: {
        ...second.state,
        competitions: second.state.competitions.map((one) => ({ ...one, targetEnd: one.targetEnd + 1 })),
      },
    };
    const { competitions } = joinHalls(first, [lateStart], []).state;
    const target = lateStart.state.competitions[0]?.targetEnd;
    expect(competitions.map(({ targetEnd, final }) => ({ targetEnd, final }))).toEqual([
      { targetEnd: target, final: 'free' },
      { targetEnd: target, final: 'free' },
    ]);
    expect(joinHalls(first, [], [])).toBe(first);
  });
});
