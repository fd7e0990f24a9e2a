import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DayForTest, scoresOf, tablesShown, undisturbedDay } from '../../../test-support/hall-days.ts';
import { hallForTest, noon } from '../../../test-support/halls.ts';
import { runs } from '../../../test-support/runs.ts';
import { planForTest } from '../../../test-support/tournaments.ts';
import { seededChance } from '../../board/seeded-chance.ts';
import { usualLeg } from '../expected-length.ts';
import type { HallMatch } from '../hall-state.ts';
import { type HallInput, holdsBoard, peopleOf } from '../view.ts';
import { blueprintOf } from './blueprint.ts';
import { forecast, forecastBy, seedsOf } from './forecast.ts';
import { type ForecastInput, notBegun } from './forecast-input.ts';
import { luckOf } from './luck.ts';
import { playForward } from './play-forward.ts';

const minute = 60_000;

const asInput = (input: HallInput, scores: ForecastInput['scores']): ForecastInput => ({
  ...input,
  scores,
  forms: new Map([['e1', { legs: 9, average: 62 }]]),
  legs: { count: 12, total: 12 * usualLeg },
  usualLeg,
  tablesShown,
});

const anyOptions = fc
  .record({
    mode: fc.constantFrom(
      'single-knockout',
      'double-knockout',
      'single-knockout-with-group-stage',
      'double-knockout-with-group-stage',
      'league',
    ),
    groups: fc.constantFrom({ noOfGroups: 4, noOfQualifiers: 8 }, { noOfGroups: 6, noOfQualifiers: 8 }),
    progress: fc.double({ min: 0, max: 1, noNaN: true }),
    boards: fc.integer({ min: 2, max: 8 }),
    seed: fc.nat(),
  })
  .map(({ mode, groups, ...options }) => ({
    ...options,
    plans: [planForTest({ mode, ...groups, noOfEntrants: mode === 'league' ? 9 : 18 })],
  }));

/** Halls in which people are late, out and in pauses, and matches are in every state. */
const anyHall = anyOptions.map((options) => asInput(hallForTest(options), new Map()));

const inputOf = (day: DayForTest): ForecastInput => asInput(day.input, scoresOf(day));

const anyDay = anyOptions.map((options) => inputOf(undisturbedDay(options)));

const fewSeeds = seedsOf(seededChance('few'), 10);

const isWaiting = (input: HallInput, match: HallMatch): boolean =>
  match.state !== 'over' && !holdsBoard(match, new Map(input.boards.map((board) => [board.id, board])));

describe('the forecast of any hall', () => {
  it('expects nothing before now, and every range in its order', () => {
    fc.assert(
      fc.property(anyHall, (input) => {
        const { starts, ends, groupEnds, end } = forecastBy(input, fewSeeds);
        const all = [
          ...starts.values(),
          ...ends.values(),
          ...groupEnds.values(),
          ...(end === null ? [] : [end]),
        ];
        for (const range of all) {
          expect(range.early).toBeGreaterThanOrEqual(noon);
          expect(range.expected).toBeGreaterThanOrEqual(range.early);
          expect(range.late).toBeGreaterThanOrEqual(range.expected);
        }
        for (const { share } of starts.values()) expect(share).toBeLessThanOrEqual(1);
      }),
      runs(40),
    );
  });

  it('is the same for every order of its lists', () => {
    fc.assert(
      fc.property(anyHall, (input) => {
        const { people, matches, competitions } = input.state;
        const turned = {
          ...input,
          boards: input.boards.toReversed(),
          state: {
            people: people.toReversed(),
            matches: matches.toReversed(),
            competitions: competitions.toReversed(),
          },
        };
        const sorted = ({ starts, ends, end }: ReturnType<typeof forecastBy>) => ({
          starts: [...starts].toSorted(([one], [other]) => (one < other ? -1 : 1)),
          ends: [...ends],
          end,
        });
        expect(sorted(forecastBy(turned, fewSeeds))).toEqual(sorted(forecastBy(input, fewSeeds)));
      }),
      runs(25),
    );
  });

  it('has a start for every match that waits, unless nobody can begin it', () => {
    fc.assert(
      fc.property(anyDay, (input) => {
        const { starts } = forecastBy(input, fewSeeds);
        for (const match of input.state.matches) {
          // Whether a final is repeated, and whether a bye makes a match needless, is not sure.
          const isSure = match.kind !== 'repeated-final' && match.number > 0;
          if (isSure && isWaiting(input, match)) expect(starts.get(match.id)?.share).toBe(1);
        }
      }),
      runs(30),
    );
  });
});

describe('a play of any hall', () => {
  it('shows the tables of its groups before the knockout begins, unless that is released', () => {
    fc.assert(
      fc.property(anyHall, fc.nat(), (input, seed) => {
        const { begun, ends, groupEnds } = playForward(blueprintOf(input), luckOf(input, seed));
        const { matches, competitions } = input.state;
        const knockouts = matches.filter(({ group }) => group === null);
        for (const [competition, at] of groupEnds) {
          expect(ends.get(competition)).toBeGreaterThanOrEqual(at);
          const isReleased = competitions.every((one) => one.id !== competition || one.knockoutFrom !== null);
          const own = isReleased ? [] : knockouts.filter((one) => one.competition === competition);
          for (const one of begun.filter(({ match }) => own.some(({ id }) => id === match)))
            expect(one.at).toBeGreaterThanOrEqual(at + tablesShown);
        }
      }),
      runs(40),
    );
  });

  it('lets matches end before others begin with their board or their people', () => {
    fc.assert(
      fc.property(anyHall, fc.nat(), (input, seed) => {
        const luck = luckOf(input, seed);
        const ends = new Map<string, number>();
        const people = new Map<string, readonly string[]>();
        const { begun } = playForward(blueprintOf(input), {
          ...luck,
          fateOf: (one) => {
            const fate = luck.fateOf(one);
            ends.set(one.match.id, one.now + fate.length);
            people.set(one.match.id, peopleOf(one.match));
            return fate;
          },
        });
        const held = input.state.matches.filter((match) => ends.has(match.id) && !isWaiting(input, match));
        const rows = [...held.map(({ id, board }) => ({ match: id, board, at: noon })), ...begun];
        const freeAt = new Map<string | null, number>();
        for (const { match, board, at } of rows) {
          for (const one of [board, ...(people.get(match) ?? [])]) {
            expect(at).toBeGreaterThanOrEqual(freeAt.get(one) ?? noon);
            freeAt.set(one, ends.get(match) ?? Number.POSITIVE_INFINITY);
          }
        }
      }),
      runs(60),
    );
  });

  it('lets nobody play who is injured or gone: the other one goes on', () => {
    const plan = planForTest({ mode: 'single-knockout', noOfEntrants: 4 });
    const base = undisturbedDay({ plans: [plan], progress: 0, boards: 4, seed: 5 }).input;
    const isOut = (id: string) => id === 'e1' || id === 'e4';
    const people = base.state.people.map((person) => ({
      ...person,
      presence: isOut(person.id) ? ('gone' as const) : ('here' as const),
    }));
    const matches = base.state.matches.map((match) => ({ ...match, state: 'open' as const, board: null }));
    const input = asInput({ ...base, state: { ...base.state, people, matches } }, new Map());
    const played = new Map<string, readonly string[]>();
    const luck = luckOf(input, 1);
    playForward(blueprintOf(input), {
      ...luck,
      fateOf: (one) => {
        played.set(one.match.id, peopleOf(one.match));
        return luck.fateOf(one);
      },
    });
    expect([...played.values()].flat()).not.toContain('e1');
    expect([...played.values()].flat()).not.toContain('e4');
    expect([...played.keys()]).toEqual(['c0/knockout/0/1']);
  });
});

describe('the forecast', () => {
  const day = inputOf(
    undisturbedDay({
      plans: [planForTest({ mode: 'single-knockout-with-group-stage', noOfEntrants: 20 })],
      progress: 0.2,
      boards: 5,
      seed: 11,
    }),
  );
  const boards = day.boards.map((board) => ({
    ...board,
    state: 'open' as const,
    isStream: false,
    reservedFor: null,
    pauseUntil: null,
  }));
  const open = { ...day, boards };

  it('is the same for the same chance, and another one for another', () => {
    expect(forecast(open, seededChance('a'))).toEqual(forecast(open, seededChance('a')));
    expect(forecast(open, seededChance('a'))).not.toEqual(forecast(open, seededChance('b')));
  });

  it('is hardly ever later with one board more', () => {
    const seeds = seedsOf(seededChance('boards'), 60);
    const [last] = boards;
    if (last === undefined) throw new Error('There is no board');
    const endWith = (count: number): number => {
      const more = Array.from({ length: count }, (_, order) => ({
        ...last,
        id: `new ${order}`,
        order: 50 + order,
      }));
      return forecastBy({ ...open, boards: [...boards, ...more] }, seeds).end?.expected ?? 0;
    };
    const ends = [0, 1, 2, 3, 6].map(endWith);
    ends.forEach((end, index) => {
      if (index > 0) expect(end).toBeLessThan((ends[index - 1] ?? 0) + 5 * minute);
    });
    expect(ends.at(-1)).toBeLessThan((ends[0] ?? 0) - 20 * minute);
  });

  it('follows the length of the legs of the day', () => {
    const withLeg = (length: number) =>
      forecastBy({ ...open, legs: { count: 100, total: 100 * length } }, fewSeeds).end?.expected ?? 0;
    expect(withLeg(300_000)).toBeGreaterThan(withLeg(200_000) + 30 * minute);
  });
});

describe('how a match goes on', () => {
  const match: HallMatch = {
    id: 'm',
    competition: 'c',
    group: null,
    matchDay: 0,
    number: 1,
    kind: 'knockout',
    parties: [
      { kind: 'people', people: ['strong'] },
      { kind: 'people', people: ['weak'] },
    ],
    state: 'running',
    since: noon - 20 * minute,
    board: 'b',
    caller: null,
    refused: [],
    isStream: false,
    length: 20 * minute,
  };
  const base = asInput(
    {
      state: { people: [], matches: [], competitions: [] },
      boards: [],
      now: noon,
      options: hallForTest({ plans: [], progress: 0, boards: 1, seed: 1 }).options,
    },
    new Map(),
  );
  const forms = new Map([
    ['strong', { legs: 30, average: 60 }],
    ['weak', { legs: 30, average: 40 }],
  ]);
  const fates = (score: ReturnType<typeof notBegun>, input = { ...base, forms }) =>
    Array.from({ length: 200 }, (_, seed) => luckOf(input, seed).fateOf({ match, score, now: noon }));
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

  it('keeps the legs that are won', () => {
    const ahead = { ...notBegun(3), legs: [0, 2], legsInSet: [0, 2] } as const;
    for (const { legs, sets } of fates(ahead)) {
      expect(legs[1]).toBeGreaterThanOrEqual(2);
      expect(Math.max(...legs)).toBe(3);
      expect(sets[0] + sets[1]).toBe(1);
    }
    const lengthOf = (score: typeof ahead | ReturnType<typeof notBegun>) =>
      mean(fates(score).map(({ length }) => length));
    expect(lengthOf(ahead)).toBeLessThan(lengthOf(notBegun(3)));
  });

  it('lets the stronger one win more often, and equal ones equally often', () => {
    const wins = (input: ForecastInput) =>
      mean(
        fates(notBegun(3), { ...input, forms: input.forms as typeof forms }).map(({ winner }) => 1 - winner),
      );
    expect(wins({ ...base, forms })).toBeGreaterThan(0.85);
    expect(Math.abs(wins({ ...base, forms: new Map() }) - 0.5)).toBeLessThan(0.12);
  });

  it('plays sets to their end', () => {
    for (const { sets, legs } of fates(notBegun(2, 3))) {
      expect(Math.max(...sets)).toBe(3);
      expect(legs[0] + legs[1]).toBeGreaterThanOrEqual(6);
    }
  });
});
