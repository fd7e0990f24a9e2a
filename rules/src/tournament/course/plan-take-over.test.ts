import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../test-support/runs.ts';
import {
  type Act,
  type Course,
  doAct,
  finishCourse,
  possibleTakeOvers,
  startCourse,
  takeOver,
} from '../../../test-support/tournament-course.ts';
import { favouriteWins, nameOf, planForTest, playOut, resultRow } from '../../../test-support/tournaments.ts';
import type { LogRow } from '../advance/log.ts';
import { entrantsIn } from '../match/planned-match.ts';
import type { Plan } from '../plan/plan.ts';
import { advance } from './advance.ts';
import { continueCourse, startCourse as startFollowed } from './continue-course.ts';
import { planTakeOver } from './plan-take-over.ts';

const slotsIn = (course: Course, key: string) => (course.state.matches[key]?.slots ?? []).map(nameOf);
const eight = planForTest({ mode: 'single-knockout', noOfEntrants: 8 });

/** A course with these rows, as if they had been played. */
const courseWith = (plan: Plan, log: readonly LogRow[]): Course => {
  let course = startCourse(plan);
  for (const row of log) {
    if (row.kind !== 'result') continue;
    const ready = plan.matches.filter(({ key }) => course.state.matches[key]?.status === 'ready');
    const pick = ready.findIndex(({ key }) => key === row.match);
    const after = doAct(course, { kind: 'result', pick, way: row.outcome.winner === 0 ? 0 : 2 });
    if (after === null) throw new Error(`${row.match} is not ready`);
    course = after;
  }
  return course;
};
const won = (key: string, winner: 0 | 1): LogRow => {
  const match = eight.matches.find((one) => one.key === key);
  if (match === undefined) throw new Error(key);
  return resultRow(match, winner);
};
const ofRound = (round: number) => eight.matches.filter(({ place }) => place.round === round);
const plannedIn = (course: Course, key: string) => {
  const { plan, log: rows, state } = course;
  const hasBegun = (match: string) => rows.some((row) => row.kind === 'result' && row.match === match);
  return planTakeOver({ plan, rows, state, hasBegun }, key);
};
/** Everything but the final is played, and the better seed has won. */
const beforeFinal = courseWith(
  eight,
  [...ofRound(0), ...ofRound(1)].map(({ key }) => won(key, 0)),
);
const [first = ''] = ofRound(0).map(({ key }) => key);
const [semi = ''] = ofRound(1).map(({ key }) => key);
const [final = ''] = ofRound(2).map(({ key }) => key);

describe('a place that is taken over', () => {
  it('is the one that the other has come to: what was won on it stays', () => {
    const [home = '', away = ''] = slotsIn(beforeFinal, first);
    const planned = plannedIn(beforeFinal, first);
    expect(planned?.takeOver).toEqual({ match: first, winner: away, loser: home, stays: [semi] });
    expect(planned?.effects).toEqual([
      { match: semi, effect: 'stays' },
      { match: final, effect: 'changes' },
    ]);
    const after = planned && takeOver(beforeFinal, planned);
    if (!after) throw new Error('It is refused');
    expect(slotsIn(after, semi)).toEqual(slotsIn(beforeFinal, semi));
    expect(slotsIn(after, final)).toEqual(
      slotsIn(beforeFinal, final).map((one) => (one === home ? away : one)),
    );
    const finished = finishCourse(after);
    expect(finished.state.places.find(({ entrant }) => entrant === home)?.from).toBe(5);
    expect(finished.state.winner).toBe(away);
  });

  it('is played for anew where the other has lost it, or has won the last match', () => {
    const lost = courseWith(eight, [...ofRound(0).map(({ key }) => won(key, 0)), won(semi, 1)]);
    const planned = plannedIn(lost, first);
    expect(planned?.effects).toEqual([
      { match: semi, effect: 'anew' },
      { match: final, effect: 'changes' },
    ]);
    const whole = finishCourse(beforeFinal);
    expect(plannedIn(whole, first)?.effects).toEqual([
      { match: semi, effect: 'stays' },
      { match: final, effect: 'anew' },
    ]);
    const after = planned && takeOver(lost, planned);
    expect(after?.state.matches[semi]?.status).toBe('ready');
  });

  it('is not taken over if somebody else has gone on from it', () => {
    const lost = courseWith(eight, [
      ...ofRound(0).map(({ key }) => won(key, 0)),
      won(semi, 1),
      ...ofRound(1)
        .slice(1)
        .map(({ key }) => won(key, 0)),
      won(final, 0),
    ]);
    const planned = plannedIn(lost, first);
    expect(planned?.isPossible).toBe(false);
    expect(planned?.effects).toContainEqual({ match: final, effect: 'prevents' });
    expect(plannedIn(lost, final)?.effects).toEqual([]);
  });

  it('is exchanged for the place on the loser side in a double knockout', () => {
    const plan = planForTest({ mode: 'double-knockout', noOfEntrants: 8 });
    const rows = playOut(plan, favouriteWins).log.filter(
      (row) => row.kind === 'result' && /^(winner-side\/[01]|loser-side\/0)\//.test(row.match),
    );
    const before = courseWith(plan, rows);
    const key = 'winner-side/0/0';
    const [home = '', away = ''] = slotsIn(before, key);
    const planned = plannedIn(before, key);
    const after = planned && takeOver(before, planned);
    if (!after) throw new Error('It is refused');
    const sitsIn = (course: Course, stage: string, entrant: string) =>
      plan.matches.some(
        (one) =>
          one.place.stage === stage &&
          course.state.matches[one.key]?.status === 'ready' &&
          slotsIn(course, one.key).includes(entrant),
      );
    expect(sitsIn(after, 'loser-side', home)).toBe(true);
    expect(sitsIn(after, 'loser-side', away)).toBe(false);
    expect(slotsIn(after, 'winner-side/2/0')).toContain(away);
  });

  it('is the own one again if the result is corrected back', () => {
    const planned = plannedIn(beforeFinal, first);
    const taken = planned && takeOver(beforeFinal, planned);
    const back = taken && plannedIn(taken, first);
    const after = taken && back && takeOver(taken, back);
    expect(after?.state.matches).toEqual(beforeFinal.state.matches);
    expect(after?.state.places).toEqual(beforeFinal.state.places);
  });
});

const callerRule = fc.constantFrom('loser-calls' as const, 'winner-calls' as const, 'by-hand' as const);
const anyPlan: fc.Arbitrary<Plan> = fc.oneof(
  fc
    .record({ noOfEntrants: fc.integer({ min: 4, max: 16 }), hasThirdPlaceMatch: fc.boolean(), callerRule })
    .map((options) => planForTest({ mode: 'single-knockout', ...options })),
  fc
    .record({ noOfEntrants: fc.integer({ min: 4, max: 12 }), callerRule })
    .map((options) => planForTest({ mode: 'double-knockout', ...options })),
  fc
    .record({
      noOfEntrants: fc.constantFrom(6, 7, 8),
      mode: fc.constantFrom('single-knockout-with-group-stage', 'double-knockout-with-group-stage'),
      noOfQualifiers: fc.constant(4),
      callerRule,
    })
    .map((options) => planForTest({ noOfGroups: 2, ...options })),
);
const anyAct: fc.Arbitrary<Act> = fc.record({
  kind: fc.oneof(
    { weight: 12, arbitrary: fc.constant('result' as const) },
    { weight: 4, arbitrary: fc.constant('take-over' as const) },
    { weight: 3, arbitrary: fc.constantFrom('decide', 'undo-result', 'withdraw', 'return') },
  ),
  pick: fc.nat(1000),
  way: fc.nat(1000),
});

/** Every match that was played is stored with its people and its winner, and everybody has one place at most. */
const check = ({ plan, state, kept, log }: Course): void => {
  for (const { key } of plan.matches) {
    const { status, slots, outcome } = state.matches[key] ?? {};
    if (status === 'cancelled') continue;
    const isOver = status === 'finished' || status === 'forfeited';
    expect({ key, ...kept.get(key) }).toMatchObject({
      key,
      names: slots?.map(nameOf).join(' '),
      winner: isOver ? outcome?.winner : null,
    });
  }
  expect(new Set(state.places.map(({ entrant }) => entrant)).size).toBe(state.places.length);
  expect(continueCourse(startFollowed(plan, log.slice(0, -1)), log).tournament).toEqual(advance(plan, log));
};

/** Matches that can be played and whose caller plays in them. */
const ownCalls = (course: Course): readonly string[] =>
  course.plan.matches
    .map(({ key }) => key)
    .filter((key) => course.state.matches[key]?.status === 'ready')
    .filter((key) => slotsIn(course, key).includes(course.state.callers[key] ?? ''));

describe('take-overs at any moment', () => {
  it('change no match that others have played, and leave a tournament that comes to its end', () => {
    let taken = 0;
    let twice = 0;
    fc.assert(
      fc.property(anyPlan, fc.array(anyAct, { minLength: 12, maxLength: 50, size: 'max' }), (plan, acts) => {
        let course = startCourse(plan);
        let own = 0;
        for (const act of acts) {
          const [planned] = act.kind === 'take-over' ? possibleTakeOvers(course).slice(act.pick % 3) : [];
          const after = planned ? takeOver(course, planned) : doAct(course, act);
          if (planned && after === null) throw new Error('It is refused');
          if (after === null) continue;
          if (planned) {
            const { winner, loser } = planned.takeOver;
            taken += 1;
            own += 1;
            expect(ownCalls(after).filter((key) => !ownCalls(course).includes(key))).toEqual([]);
            for (const [key, one] of course.kept) {
              const people = entrantsIn(course.state.matches[key]?.slots ?? []);
              if (one.result === 'played' && !people.includes(winner) && !people.includes(loser))
                expect({ key, ...after.kept.get(key) }).toEqual({ key, ...one });
            }
          }
          check(after);
          course = after;
        }
        if (own > 1) twice += 1;
        const finished = finishCourse(course);
        check(finished);
        expect(finished.state.status).toBe('finished');
      }),
      runs(80),
    );
    expect(taken).toBeGreaterThan(80);
    expect(twice).toBeGreaterThan(20);
  });
});
