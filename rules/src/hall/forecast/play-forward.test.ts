import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fixedLuck,
  playBySchedule,
  scoresOf,
  tablesShown,
  undisturbedDay,
} from '../../../test-support/hall-days.ts';
import { runs } from '../../../test-support/runs.ts';
import { planForTest } from '../../../test-support/tournaments.ts';
import { usualLeg } from '../expected-length.ts';
import { blueprintOf } from './blueprint.ts';
import { playForward } from './play-forward.ts';

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
    groups: fc.constantFrom({ noOfGroups: 2, noOfQualifiers: 4 }, { noOfGroups: 4, noOfQualifiers: 8 }),
  })
  .map(({ groups, mode, noOfEntrants, ...options }) =>
    planForTest({
      ...options,
      ...groups,
      mode,
      noOfEntrants: mode === 'league' ? Math.min(noOfEntrants, 10) : Math.max(noOfEntrants, 13),
    }),
  );

const anyDay = fc
  .record({
    plans: fc.array(anyPlan, { minLength: 1, maxLength: 2 }),
    progress: fc.double({ min: 0, max: 1, noNaN: true }),
    boards: fc.integer({ min: 2, max: 8 }),
    seed: fc.nat(),
  })
  .map((options) => ({ day: undisturbedDay(options), seed: options.seed }));

describe('a play forward', () => {
  it('calls the same matches on the same boards at the same times as the schedule, if nothing disturbs it', () => {
    fc.assert(
      fc.property(anyDay, ({ day, seed }) => {
        const luck = fixedLuck(seed);
        const blueprint = blueprintOf({
          ...day.input,
          scores: scoresOf(day),
          forms: new Map(),
          legs: { count: 0, total: 0 },
          usualLeg,
          tablesShown,
        });
        const byTime = (one: { at: number; match: string }, other: typeof one) =>
          one.at - other.at || (one.match < other.match ? -1 : 1);
        const { begun } = playForward(blueprint, luck);
        expect(begun.toSorted(byTime)).toEqual(playBySchedule(day, luck).begun.toSorted(byTime));
      }),
      runs(40),
    );
  });
});
