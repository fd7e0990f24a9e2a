import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../test-support/runs.ts';
import {
  nameOf,
  type PlanForTest,
  planForTest,
  playOut,
  resultRow,
  seedOf,
  winnersBy,
} from '../../../test-support/tournaments.ts';
import { seededChance } from '../../board/seeded-chance.ts';
import { seatings } from '../groups/free-groups.ts';
import type { Plan } from '../plan/plan.ts';
import { factsOf, type LogRow } from './log.ts';
import { type TournamentState, tournamentState } from './tournament-state.ts';

const free = (options: Omit<PlanForTest, 'mode'>): Plan =>
  planForTest({
    mode: 'single-knockout-with-group-stage',
    separation: 'groups-first',
    freeGroups: { seating: 'by-result', ofSize: null },
    ...options,
  });

/** Any groups of up to six, and any number that goes on. */
const anyPlan: fc.Arbitrary<Plan> = fc
  .integer({ min: 1, max: 32 })
  .chain((noOfGroups) =>
    fc.record({
      noOfGroups: fc.constant(noOfGroups),
      noOfEntrants: fc.integer({ min: Math.max(3, noOfGroups), max: Math.min(128, 6 * noOfGroups) }),
      part: fc.nat(1000),
      seating: fc.constantFrom(...seatings),
    }),
  )
  .map(({ noOfEntrants, noOfGroups, part, seating }) =>
    free({
      noOfEntrants,
      noOfGroups,
      noOfQualifiers: 2 + (part % (noOfEntrants - 2)),
      freeGroups: { seating, ofSize: null },
    }),
  );

const seatsOf = (state: TournamentState): readonly string[] =>
  state.slots.map(nameOf).filter((name) => name !== 'bye');

const matchesOf = (plan: Plan, stage: 'group' | 'knockout') =>
  plan.matches.filter(({ place }) => place.stage === stage);

describe('any number of groups', () => {
  it('gives everybody at most one seat, and seats to the better ranks of every group', () => {
    fc.assert(
      fc.property(anyPlan, fc.string(), (plan, seed) => {
        const { state } = playOut(plan, winnersBy(seededChance(seed)));
        const seats = seatsOf(state);
        const { noOfQualifiers } = plan.config;
        expect(new Set(seats).size).toBe(noOfQualifiers);
        expect(seats).toHaveLength(noOfQualifiers);
        const perGroup = Math.floor(noOfQualifiers / plan.groups.length);
        for (const { classes } of state.standings) {
          const own = classes.flat().filter(({ key }) => seats.includes(key)).length;
          expect([perGroup, perGroup + 1]).toContain(own);
          for (const level of classes.slice(0, perGroup))
            if (classes.every(({ length }) => length === 1)) expect(seats).toContain(level[0]?.key);
        }
        expect(state.status).toBe('finished');
        expect(state.places[0]).toMatchObject({ from: 1, to: 1 });
      }),
      runs(60),
    );
  });

  it('fills seats by number as soon as their group is finished', () => {
    const plan = free({
      noOfEntrants: 9,
      noOfGroups: 3,
      noOfQualifiers: 4,
      freeGroups: { seating: 'by-number', ofSize: null },
    });
    const results = matchesOf(plan, 'group').map((match) => {
      const [home, away] = match.slots.map(nameOf).map(seedOf);
      return resultRow(match, (home ?? 0) < (away ?? 0) ? 0 : 1);
    });
    const ofA = results.filter((row) => row.kind === 'result' && row.match.startsWith('group/A'));
    const seats = (log: readonly LogRow[]) => tournamentState(plan, factsOf(log)).slots.map(nameOf).join(' ');
    // The winners are A1, B1 and C1; the best second is the fourth.
    expect(seats([])).toBe('group-rank order-rank group-rank group-rank');
    expect(seats(ofA)).toBe('e1 order-rank group-rank group-rank');
  });
});

// A e1 e6 e7, B e2 e5, C e3 e4: the winner of A has one match more than the others.
describe('the order across groups of different sizes', () => {
  const plan = free({ noOfEntrants: 7, noOfGroups: 3, noOfQualifiers: 2 });

  const rowsFor = (legs: { readonly [names: string]: readonly [number, number] }): readonly LogRow[] =>
    matchesOf(plan, 'group').map((match) => {
      const names = match.slots.map(nameOf).toSorted((one, other) => seedOf(one) - seedOf(other));
      const [better, worse] = legs[names.join(' ')] ?? [3, 0];
      const isTurned = nameOf(match.slots[0]) !== names[0];
      return isTurned
        ? resultRow(match, better > worse ? 1 : 0, [worse, better])
        : resultRow(match, better > worse ? 0 : 1, [better, worse]);
    });

  const stateAfter = (rows: readonly LogRow[]) => tournamentState(plan, factsOf(rows));

  it('leaves out the match against who stands below the size of the smallest group', () => {
    // Against the second 3:2, against the last 3:0: by all legs of a match e1 would be before e3.
    const state = stateAfter(rowsFor({ 'e1 e6': [3, 2], 'e1 e7': [3, 0], 'e2 e5': [3, 0], 'e3 e4': [3, 1] }));
    expect(seatsOf(state).toSorted()).toEqual(['e2', 'e3']);
    expect(state.needed).toEqual([]);
  });

  it('compares the share of legs, not their difference', () => {
    // 3:0 is all of the legs; 5:1 has the larger difference.
    const state = stateAfter(rowsFor({ 'e1 e6': [5, 1], 'e2 e5': [3, 0], 'e3 e4': [3, 0] }));
    expect(seatsOf(state).toSorted()).toEqual(['e2', 'e3']);
  });

  it('asks for a decision between those who are level even then', () => {
    const state = stateAfter(rowsFor({ 'e1 e6': [3, 1], 'e2 e5': [3, 0], 'e3 e4': [3, 1] }));
    expect(state.needed).toEqual([{ scope: '1', entrants: ['e1', 'e3'], place: 2 }]);
    expect(seatsOf(state)).not.toContain('e1');
    const decided = [...rowsFor({ 'e1 e6': [3, 1], 'e2 e5': [3, 0], 'e3 e4': [3, 1] })];
    const order: LogRow = { kind: 'order', entrants: ['e3', 'e1'] };
    expect(seatsOf(stateAfter([...decided, order])).toSorted()).toEqual(['e2', 'e3']);
  });

  it('tells who is left out by lot', () => {
    const level = matchesOf(plan, 'group').flatMap((match): readonly LogRow[] => {
      const names = match.slots.map(nameOf).toSorted().join(' ');
      if (names === 'e6 e7') return [resultRow(match, 'draw')];
      return names.includes('e6') || names.includes('e7')
        ? [resultRow(match, nameOf(match.slots[0]) === 'e1' ? 0 : 1, null)]
        : [];
    });
    const others = rowsFor({}).filter((row) => row.kind === 'result' && !row.match.startsWith('group/A'));
    const { lots } = stateAfter([...level, ...others]);
    expect(lots.filter(({ scope }) => scope === 'A').map(({ entrants }) => entrants.toSorted())).toEqual([
      ['e6', 'e7'],
    ]);
  });
});
