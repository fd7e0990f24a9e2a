import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../test-support/runs.ts';
import {
  favouriteWins,
  nameOf,
  planForTest,
  playOut,
  resultRow,
  seedOf,
} from '../../../test-support/tournaments.ts';
import { seededChance } from '../../board/seeded-chance.ts';
import { factsOf, type LogRow } from '../advance/log.ts';
import { type TournamentState, tournamentState } from '../advance/tournament-state.ts';
import { groupCounts, qualifierCounts } from '../groups/qualification-slots.ts';
import type { PlannedMatch } from '../match/planned-match.ts';
import type { Plan } from '../plan/plan.ts';
import { advance } from './advance.ts';
import { blockingMatch, changedMatches } from './changes.ts';

const pairs = groupCounts.flatMap((groups) =>
  qualifierCounts(groups).map((qualifiers) => ({ groups, qualifiers })),
);

/** Short matches, so that many entrants of a group are level. */
const shortMatches = (seed: string) => {
  const chance = seededChance(seed);
  return (match: PlannedMatch): LogRow => {
    const legs = (
      [
        [3, 0],
        [3, 1],
        [1, 3],
        [0, 3],
      ] as const
    )[Math.floor(chance() * 4)] ?? [3, 0];
    return resultRow(match, legs[0] > legs[1] ? 0 : 1, legs);
  };
};

describe.each(pairs)(
  'a tournament of $groups groups with $qualifiers qualifiers',
  ({ groups, qualifiers }) => {
    const perGroup = Math.ceil(qualifiers / groups) + 1;

    it.each(['single-knockout-with-group-stage', 'double-knockout-with-group-stage'] as const)(
      'reaches its end as %s',
      (mode) => {
        const noOfEntrants = Math.min(128, groups * perGroup - 1);
        const plan = planForTest({ mode, noOfEntrants, noOfGroups: groups, noOfQualifiers: qualifiers });
        const { state } = playOut(plan, shortMatches(`${groups} ${qualifiers}`));
        expect(state.status).toBe('finished');
        expect(state.slots.filter(({ kind }) => kind === 'entrant')).toHaveLength(qualifiers);
        expect(new Set(state.slots.map(nameOf)).size).toBe(
          qualifiers + (state.slots.length > qualifiers ? 1 : 0),
        );
        expect(state.places).toHaveLength(qualifiers);
        expect(state.winner).toBe(state.places[0]?.entrant);
      },
    );
  },
);

const freeze = <Value>(value: Value): Value => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
};

const anyPlan: fc.Arbitrary<Plan> = fc
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
    pair: fc.constantFrom([2, 4], [2, 8], [4, 4], [4, 8], [6, 8]),
    callerRule: fc.constantFrom('loser-calls', 'winner-calls', 'by-hand'),
  })
  .map(({ pair: [noOfGroups = 2, noOfQualifiers = 4], ...rest }) =>
    freeze(planForTest({ ...rest, noOfGroups, noOfQualifiers })),
  );

/** A result for each match that does not depend on when it is played. */
const fixedResults = (seed: number) => (match: PlannedMatch) => shortMatches(`${seed} ${match.key}`)(match);

/** A state with its decisions, which it lists in the order in which they were made, in one fixed order. */
const unordered = (state: TournamentState) => ({
  ...state,
  orders: state.orders.map((order) => JSON.stringify(order)).toSorted(),
});

describe('any tournament', () => {
  it('has the same state in whatever order its matches are played', () => {
    fc.assert(
      fc.property(anyPlan, fc.nat(), fc.gen(), (plan, seed, gen) => {
        const { log, state } = playOut(plan, fixedResults(seed));
        const shuffled = gen(fc.shuffledSubarray, [...log], { minLength: log.length });
        expect(unordered(tournamentState(plan, factsOf(shuffled)))).toEqual(unordered(state));
        const half = gen(fc.subarray, [...log]);
        const later = playOut(plan, fixedResults(seed), half);
        expect(later.state.winner).toBe(state.winner);
        expect(later.state.matches).toEqual(state.matches);
      }),
      runs(25),
    );
  });

  it('has the state of before after an undo, which changes only matches that have not begun', () => {
    fc.assert(
      fc.property(anyPlan, fc.nat(), fc.nat(), (plan, seed, position) => {
        const { log } = playOut(plan, fixedResults(seed));
        const length = 1 + (position % log.length);
        const row = log[length - 1];
        const before = freeze(advance(plan, freeze(log.slice(0, length - 1))));
        const after = advance(plan, freeze(log.slice(0, length)));
        expect(advance(plan, log.slice(0, length - 1))).toEqual(before);
        const changed = changedMatches(plan, before, after);
        if (row?.kind !== 'result') return;
        expect(changed).not.toContain(row.match);
        const begun = new Set(
          log.slice(0, length - 1).flatMap((one) => (one.kind === 'result' ? [one.match] : [])),
        );
        expect(blockingMatch(changed, (match) => begun.has(match))).toBeNull();
      }),
      runs(25),
    );
  });

  it('numbers its matches in an order in which they can be played', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const numbers = new Map(plan.matches.map(({ key, number }) => [key, number]));
        const numbered = plan.matches.flatMap(({ number }) => number ?? []);
        expect(numbered).toEqual(numbered.map((_, index) => index + 1));
        for (const { number, slots } of plan.matches) {
          for (const slot of slots) {
            const source = slot.kind === 'match' ? (numbers.get(slot.match) ?? 0) : 0;
            expect(number === null || source < number).toBe(true);
          }
        }
      }),
      runs(25),
    );
  });
});

describe('an undone result', () => {
  const plan = planForTest({ mode: 'double-knockout', noOfEntrants: 8 });
  const { log } = playOut(plan, favouriteWins);

  it('is refused, naming the first match that depends on it and has begun', () => {
    const first = log[0];
    const undone = advance(
      plan,
      log.filter((row) => row !== first),
    );
    const changed = changedMatches(plan, advance(plan, log), undone);
    expect(first).toMatchObject({ match: 'winner-side/0/0' });
    expect(blockingMatch(changed, () => true)).toBe('loser-side/0/0');
    expect(changed).toContain('winner-side/1/0');
    expect(changed).not.toContain('winner-side/1/1');
    expect(blockingMatch(changed, () => false)).toBeNull();
  });

  it('changes no other match if the corrected winner is the same', () => {
    const [first, ...rest] = log;
    const match = plan.matches.find(({ key }) => first?.kind === 'result' && key === first.match);
    if (match === undefined) throw new Error('The log begins with a result');
    const corrected = [resultRow(match, 0, [3, 2]), ...rest];
    expect(changedMatches(plan, advance(plan, log), advance(plan, corrected))).toEqual([]);
    const other = [resultRow(match, 1, [2, 3]), ...rest];
    expect(changedMatches(plan, advance(plan, log), advance(plan, other))).not.toEqual([]);
  });
});

describe('a match that both parties lose', () => {
  it('eliminates both, and the matches that follow it are walkovers', () => {
    const plan = planForTest({ mode: 'double-knockout', noOfEntrants: 4 });
    const [first] = plan.matches;
    if (first === undefined) throw new Error('There is no match');
    const { state } = playOut(plan, favouriteWins, [resultRow(first, 'nobody')]);
    expect(state.matches['winner-side/1/0']?.status).toBe('walkover');
    expect(state.matches['loser-side/0/0']?.status).toBe('walkover');
    expect(state).toMatchObject({ status: 'finished', winner: 'e2' });
  });

  it('makes the other finalist the winner of the final', () => {
    const plan = planForTest({ mode: 'single-knockout', noOfEntrants: 4 });
    const [first] = plan.matches;
    if (first === undefined) throw new Error('There is no match');
    const { state } = playOut(plan, favouriteWins, [resultRow(first, 'nobody')]);
    expect(state).toMatchObject({ status: 'finished', winner: 'e2' });
    expect(state.places.map(({ entrant, from }) => `${entrant} ${from}`)).toEqual([
      'e2 1',
      'e1 3',
      'e4 3',
      'e3 3',
    ]);
  });
});

describe('the final places of a league', () => {
  it('are those of its table, and the first of the table has won', () => {
    const plan = planForTest({ mode: 'league', noOfEntrants: 7, roundRobinMode: 'double' });
    expect(plan.matches).toHaveLength(42);
    const { state } = playOut(plan, favouriteWins);
    const order = state.standings[0]?.classes.flat().map(({ key }) => seedOf(key));
    expect(order).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(state).toMatchObject({ status: 'finished', winner: 'e1' });
    expect(state.places.map(({ entrant, from, to }) => [seedOf(entrant), from, to])).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((place) => [place, place, place]),
    );
  });

  it('are shared behind the first, and known when all matches are played', () => {
    const plan = planForTest({ mode: 'league', noOfEntrants: 4 });
    const results = plan.matches.map((match) => {
      const names = match.slots.map(nameOf);
      const isWonAtHome = names[0] === 'e1' || ['e2,e3', 'e3,e4', 'e4,e2'].includes(names.join());
      return resultRow(match, isWonAtHome ? 0 : 1);
    });
    const state = advance(plan, results);
    expect(state.places.map(({ entrant, from, to }) => `${entrant} ${from}-${to}`).toSorted()).toEqual([
      'e1 1-1',
      'e2 2-4',
      'e3 2-4',
      'e4 2-4',
    ]);
    expect(advance(plan, results.slice(1)).places).toEqual([]);
  });

  it('need a decision if the first place is shared', () => {
    const plan = planForTest({ mode: 'league', noOfEntrants: 3 });
    const circle = plan.matches.map((match) => {
      const names = match.slots.map(nameOf).join();
      return resultRow(match, ['e1,e2', 'e2,e3', 'e3,e1'].includes(names) ? 0 : 1);
    });
    const state = advance(plan, circle);
    expect(state.needed).toEqual([{ scope: 'Liga', entrants: ['e1', 'e2', 'e3'], place: 1 }]);
    expect(state).toMatchObject({ status: 'running', winner: null });
    const decided = advance(plan, [...circle, { kind: 'order', entrants: ['e2', 'e1', 'e3'] }]);
    expect(decided).toMatchObject({ status: 'finished', winner: 'e2', needed: [] });
  });
});
