import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../test-support/runs.ts';
import { planForTest, resultRow } from '../../../test-support/tournaments.ts';
import type { LogRow } from '../advance/log.ts';
import { plannedMatches } from '../advance/play-offs.ts';
import { drawSecondChance, hasSecondChance } from '../advance/second-chance.ts';
import { seatings } from '../groups/free-groups.ts';
import { entrantsIn } from '../match/planned-match.ts';
import { tournamentModes } from '../plan/modes.ts';
import type { Plan } from '../plan/plan.ts';
import { callerRules, defaultPlanConfig, secondChanceFroms } from '../plan/plan-config.ts';
import { advance } from './advance.ts';
import { type Course, continueCourse, startCourse } from './continue-course.ts';

// Whatever is added to a log, taken out of it or put in place of something: going on from the course before gives exactly what
// is computed from nothing. The rows need not make sense, because the functions promise it for every log.

const anyPlan: fc.Arbitrary<Plan> = fc
  .record({
    mode: fc.constantFrom(...tournamentModes),
    callerRule: fc.constantFrom(...callerRules),
    noOfEntrants: fc.integer({ min: 6, max: 13 }),
    noOfGroups: fc.constant(2),
    noOfQualifiers: fc.constant(4),
    hasThirdPlaceMatch: fc.boolean(),
    secondChance: fc.option(fc.constant(defaultPlanConfig.matchConfigs.group)),
    secondChanceFrom: fc.constantFrom(...secondChanceFroms),
    freeGroups: fc.option(fc.record({ seating: fc.constantFrom(...seatings), ofSize: fc.constant(null) })),
  })
  .map((options) =>
    planForTest(options.freeGroups === null ? options : { ...options, noOfGroups: 3, noOfQualifiers: 5 }),
  );

const kinds = [
  'result',
  'result',
  'result',
  'result',
  'begin',
  'begin',
  'undo-latest',
  'undo-any',
  'correct',
  'caller',
  'callers',
  'called',
  'gone',
  'back',
  'withdraw-group',
  'withdraw-knockout',
  'order',
  'play-off',
  'drop-third',
  'second-chance',
] as const;

type Step = { readonly kind: string; readonly pick: number; readonly way: number };

const anyStep: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...kinds),
  pick: fc.nat(1000),
  way: fc.nat(1000),
});

const pickFrom = <Item>(items: readonly Item[], pick: number): Item | undefined => items[pick % items.length];

const legsOf = [
  [3, 0],
  [1, 3],
  [3, 2],
] as const;

const resultOf = (course: Course, match: string, way: number): LogRow | null => {
  const planned = plannedMatches(course.plan, course.tournament).find(({ key }) => key === match);
  const legs = pickFrom(legsOf, way) ?? legsOf[0];
  return planned === undefined ? null : resultRow(planned, legs[0] > legs[1] ? 0 : 1, legs);
};

const entrantsOf = ({ plan }: Course): readonly string[] =>
  plan.groups.length === 0 ? entrantsIn(plan.firstRound) : plan.groups.flatMap(({ entrants }) => entrants);

const readyOf = ({ plan, tournament }: Course): readonly string[] =>
  plannedMatches(plan, tournament)
    .map(({ key }) => key)
    .filter((key) => tournament.matches[key]?.status === 'ready');

const decision = ({ plan, tournament }: Course, { kind, pick, way }: Step): LogRow | null => {
  const entrants = pickFrom(tournament.needed, pick)?.entrants;
  if (entrants === undefined) return null;
  if (kind === 'order') return { kind: 'order', entrants: way % 2 === 0 ? entrants : entrants.toReversed() };
  const last = Math.max(0, ...tournament.playOffs.map(({ id }) => Number(id)));
  return { kind: 'play-off', id: `${last + 1}`, entrants, config: plan.config.matchConfigs.group };
};

/** A row about a match that can be played. */
const rowOfMatch = (course: Course, { kind, pick, way }: Step): LogRow | null => {
  const match = pickFrom(readyOf(course), pick);
  if (match === undefined) return null;
  if (kind === 'result') return resultOf(course, match, way);
  const { matches, callers } = course.tournament;
  if (kind === 'caller') return { kind, match, caller: pickFrom(entrantsOf(course), way) ?? null };
  if (kind === 'called') return { kind, match, caller: pickFrom(entrantsOf(course), way) ?? '' };
  const entrants = entrantsIn(matches[match]?.slots ?? []);
  return { kind: 'begin', match, caller: callers[match] ?? null, entrants };
};

/** A row about somebody who takes part. */
const rowOfEntrant = (course: Course, { kind, pick, way }: Step): LogRow | null => {
  const entrant = pickFrom(entrantsOf(course), pick);
  if (entrant === undefined) return null;
  if (kind === 'gone' || kind === 'back') return { kind, entrant };
  if (kind === 'withdraw-knockout') return { kind: 'withdrawal', stage: 'knockout', entrant };
  const effect = way % 2 === 0 ? 'forfeits' : 'out-of-table';
  return { kind: 'withdrawal', stage: 'group', entrant, effect };
};

/** The draw of who is out; none of them twice. */
const drawRow = ({ plan, tournament }: Course, { way }: Step): LogRow | null => {
  const { secondChance } = tournament;
  const playing = secondChance.out.slice(way % 2).map(({ entrant }) => entrant);
  const draw = secondChance.isDrawn ? null : drawSecondChance(plan, secondChance, playing);
  return draw && { kind: 'second-chance', ...draw };
};

const newRow = (course: Course, step: Step): LogRow | null => {
  if (step.kind === 'second-chance') return drawRow(course, step);
  if (step.kind === 'drop-third') return { kind: 'drop-third-place' };
  if (step.kind === 'callers') return { kind: 'callers', chosenBy: step.way % 2 === 0 ? 'hall' : 'rule' };
  if (step.kind === 'order' || step.kind === 'play-off') return decision(course, step);
  const isAboutMatch = ['result', 'begin', 'caller', 'called'].includes(step.kind);
  return isAboutMatch ? rowOfMatch(course, step) : rowOfEntrant(course, step);
};

/** Another result in place of an earlier one. */
const corrected = (course: Course, { pick, way }: Step): readonly LogRow[] => {
  const earlier = pickFrom(
    course.rows.filter((row) => row.kind === 'result'),
    pick,
  );
  const later = earlier === undefined ? null : resultOf(course, earlier.match, way);
  return course.rows.map((row) => (row === earlier ? (later ?? row) : row));
};

const rowsAfter = (course: Course, step: Step): readonly LogRow[] => {
  const { rows } = course;
  if (step.kind === 'undo-latest') return rows.slice(0, -1 - (step.way % 3));
  if (step.kind === 'undo-any') {
    const undone = pickFrom(rows, step.pick);
    return rows.filter((row) => row !== undone);
  }
  if (step.kind === 'correct') return corrected(course, step);
  const row = newRow(course, step);
  return row === null ? rows : [...rows, row];
};

describe('a course that goes on', () => {
  it('equals the tournament computed from nothing, after every step', () => {
    let steps = 0;
    fc.assert(
      fc.property(anyPlan, fc.array(anyStep, { minLength: 20, maxLength: 90, size: 'max' }), (plan, all) => {
        let course = startCourse(plan, []);
        for (const step of all) {
          course = continueCourse(course, rowsAfter(course, step));
          expect(course.tournament).toEqual(advance(plan, course.rows));
          steps += 1;
        }
      }),
      runs(60),
    );
    expect(steps).toBeGreaterThan(1000);
  });

  it('equals it also with a second chance that is drawn, played, taken back and drawn again', () => {
    let drawn = 0;
    const plans = anyPlan.filter(hasSecondChance);
    fc.assert(
      fc.property(plans, fc.array(anyStep, { minLength: 20, maxLength: 60, size: 'max' }), (plan, all) => {
        let course = startCourse(plan, []);
        const step = (one: Step): void => {
          course = continueCourse(course, rowsAfter(course, one));
          expect(course.tournament).toEqual(advance(plan, course.rows));
          if (course.tournament.secondChance.isDue) drawn += 1;
        };
        for (let pick = 0; !course.tournament.secondChance.isDrawn && pick < 200; pick += 1)
          for (const kind of ['order', 'second-chance', 'result']) step({ kind, pick, way: pick });
        for (const one of all) {
          step(one);
          step({ kind: 'second-chance', pick: 0, way: one.way });
        }
      }),
      runs(8),
    );
    expect(drawn).toBeGreaterThan(100);
  });

  it('reaches the end of a double knockout of 32, with results in any order, and takes all of it back', () => {
    const plan = planForTest({ mode: 'double-knockout', noOfEntrants: 32, callerRule: 'loser-calls' });
    let course = startCourse(plan, []);
    for (let pick = 0; course.tournament.status === 'running'; pick += 7) {
      for (const kind of ['begin', 'result'])
        course = continueCourse(course, rowsAfter(course, { kind, pick, way: pick % 5 }));
      expect(course.tournament).toEqual(advance(plan, course.rows));
    }
    expect(course.tournament.places).toHaveLength(32);
    while (course.rows.length > 0) {
      course = continueCourse(course, course.rows.slice(0, -1));
      expect(course.tournament).toEqual(advance(plan, course.rows));
    }
  });

  it('keeps few stops of a long course', () => {
    const plan = planForTest({ mode: 'double-knockout', noOfEntrants: 64, callerRule: 'winner-calls' });
    let course = startCourse(plan, []);
    for (let pick = 0; course.tournament.status === 'running'; pick += 3)
      course = continueCourse(course, rowsAfter(course, { kind: 'result', pick, way: 0 }));
    expect(course.rows.length).toBeGreaterThan(120);
    expect(course.callers?.stops.length).toBeLessThan(16);
  });
});
