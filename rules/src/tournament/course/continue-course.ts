// A tournament on its way through its log, with what is needed to go on from there. A longer log, one from which something was
// taken back, and one in which a result was corrected all cost only what is different: the result equals `advance`, which
// computes the same from nothing, and a property compares both after every step.
import { factsOf, isFact, type LogRow } from '../advance/log.ts';
import { type TournamentState, tournamentState } from '../advance/tournament-state.ts';
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
  /** The tournament without its callers, and the rows on which that depends. */
  readonly state: TournamentState;
  readonly facts: readonly LogRow[];
  /** Null without a rule for callers. */
  readonly callers: FollowedCallers | null;
};

const areSame = (one: readonly LogRow[], other: readonly LogRow[]): boolean =>
  one.length === other.length && one.every((row, index) => row === other[index]);

const courseOf = (plan: Plan, rows: readonly LogRow[], before: Course | null): Course => {
  const facts = rows.filter(isFact);
  const isSameState = before !== null && areSame(facts, before.facts);
  const state = isSameState ? before.state : tournamentState(plan, factsOf(facts));
  const inForce = withoutOldBegins(rows, state.matches);
  const { callers, followed } = callersAfter(plan, inForce, before?.callers ?? null);
  return { plan, rows, tournament: { ...state, callers }, state, facts, callers: followed };
};

/** The course of a tournament, computed from nothing. @param rows active rows, in order */
export const startCourse = (plan: Plan, rows: readonly LogRow[]): Course => courseOf(plan, rows, null);

/**
 * The course after another log of the same plan. Rows that both have in common are the same objects; otherwise the result is
 * right as well, but costs as much as a new course.
 */
export const continueCourse = (before: Course, rows: readonly LogRow[]): Course =>
  areSame(rows, before.rows) ? before : courseOf(before.plan, rows, before);
