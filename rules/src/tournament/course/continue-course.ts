// A tournament on its way through its log, with what is needed to go on from there. A longer log, one from which something was
// taken back, and one in which a result was corrected all cost only what is different: the result equals `advance`, which
// computes the same from nothing, and a property compares both after every step.
import { factsOf, type LogRow } from '../advance/log.ts';
import { tournamentState } from '../advance/tournament-state.ts';
import { withoutOldBegins } from '../callers/begins.ts';
import { callersAfter } from '../callers/callers.ts';
import type { FollowedCallers } from '../callers/knockout-callers.ts';
import type { Plan } from '../plan/plan.ts';
import type { Tournament } from './advance.ts';

/** A tournament after some rows. It is never changed. */
export type Course = {
  readonly plan: Plan;
  readonly rows: readonly LogRow[];
  readonly tournament: Tournament;
  /** Null without a rule for callers. */
  readonly callers: FollowedCallers | null;
};

const courseOf = (plan: Plan, rows: readonly LogRow[], before: FollowedCallers | null): Course => {
  const state = tournamentState(plan, factsOf(rows));
  const { callers, followed } = callersAfter(plan, withoutOldBegins(rows, state.matches), before);
  return { plan, rows, tournament: { ...state, callers }, callers: followed };
};

/** The course of a tournament, computed from nothing. @param rows active rows, in order */
export const startCourse = (plan: Plan, rows: readonly LogRow[]): Course => courseOf(plan, rows, null);

/**
 * The course after another log of the same plan. Rows that both have in common are the same objects; otherwise the result is
 * right as well, but costs as much as a new course.
 */
export const continueCourse = (before: Course, rows: readonly LogRow[]): Course =>
  rows.length === before.rows.length && rows.every((row, index) => row === before.rows[index])
    ? before
    : courseOf(before.plan, rows, before.callers);
