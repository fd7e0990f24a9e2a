// Who calls which match. In groups the plan says it; who withdraws or goes gives the calls to others. In a knockout it follows
// from the results. Without a rule only callers by hand exist. While the hall names callers, both name nobody.
import type { LogRow } from '../advance/log.ts';
import { entrantsIn } from '../match/planned-match.ts';
import type { Plan } from '../plan/plan.ts';
import { callersByHand } from './callers-by-hand.ts';
import { type FollowedCallers, followKnockoutCallers } from './knockout-callers.ts';
import { forgetLoser, type LostCalls, loseCalls, lostBy, regainCall } from './lost-calls.ts';

type Callers = { readonly [match: string]: string };

/** The groups on their way through the log. */
type Course = {
  readonly plan: Plan;
  readonly callers: { [match: string]: string };
  /** Who has withdrawn. */
  readonly left: Set<string>;
  readonly gone: Set<string>;
  lost: LostCalls;
  /** Matches with a result: who has called them does not change. */
  readonly over: Set<string>;
  isHall: boolean;
};

/**
 * Gives the calls of an entrant to the idle member of the group with the fewest calls, match by match.
 * @returns the matches
 */
const passOn = ({ plan, callers, left, gone, over }: Course, entrant: string): readonly string[] => {
  const callsOf = (one: string) => Object.values(callers).filter((caller) => caller === one).length;
  const open = plan.matches.filter(({ key }) => callers[key] === entrant && !over.has(key));
  for (const match of open) {
    const [next] = (plan.groups.find(({ id }) => id === match.place.groupId)?.entrants ?? [])
      .filter((one) => !left.has(one) && !gone.has(one) && !entrantsIn(match.slots).includes(one))
      .toSorted((one, other) => callsOf(one) - callsOf(other));
    if (next === undefined) delete callers[match.key];
    else callers[match.key] = next;
  }
  return open.map(({ key }) => key);
};

const withdraw = (course: Course, entrant: string): void => {
  course.left.add(entrant);
  course.lost = forgetLoser(course.lost, entrant);
  passOn(course, entrant);
};

const letGo = (course: Course, entrant: string): void => {
  course.gone.add(entrant);
  course.lost = loseCalls(course.lost, entrant, passOn(course, entrant));
};

const takeBack = (course: Course, entrant: string): void => {
  course.gone.delete(entrant);
  for (const match of lostBy(course.lost, entrant).filter((one) => !course.over.has(one))) {
    course.callers[match] = entrant;
    course.lost = regainCall(course.lost, entrant, match);
  }
  course.lost = forgetLoser(course.lost, entrant);
};

/** The hall names callers: nobody is named any more. The rule does so again: the plan holds, as far as people are there. */
const giveTo = (course: Course, chosenBy: 'hall' | 'rule'): void => {
  const { plan, callers, over, left, gone } = course;
  const isHall = chosenBy === 'hall';
  if (isHall === course.isHall) return;
  course.isHall = isHall;
  course.lost = {};
  for (const [match, caller] of Object.entries(plan.groupCallers)) {
    if (over.has(match)) continue;
    if (isHall) delete callers[match];
    else callers[match] = caller;
  }
  if (!isHall) for (const entrant of [...left, ...gone]) passOn(course, entrant);
};

const takeRow = (course: Course, row: LogRow): void => {
  if (row.kind === 'result') course.over.add(row.match);
  else if (row.kind === 'withdrawal' && row.stage === 'group') withdraw(course, row.entrant);
  else if (row.kind === 'callers') giveTo(course, row.chosenBy);
  else if (row.kind === 'gone') letGo(course, row.entrant);
  else if (row.kind === 'back') takeBack(course, row.entrant);
};

/** Callers of groups: who withdraws or goes passes on the calls that are open at that moment. */
const groupCallersAfter = (plan: Plan, log: readonly LogRow[]): Callers => {
  const callers = { ...plan.groupCallers };
  const nobody = { left: new Set<string>(), gone: new Set<string>(), over: new Set<string>() };
  const course: Course = { plan, callers, ...nobody, lost: {}, isHall: false };
  for (const row of log) takeRow(course, row);
  return callers;
};

/** The caller of each match that has one, and how it was found where that follows from the order of the log. */
type CallersAfter = { readonly callers: Callers; readonly followed: FollowedCallers | null };

/**
 * The callers after a log.
 * @param before after another log of the same plan: only what is different is computed
 */
export const callersAfter = (
  plan: Plan,
  log: readonly LogRow[],
  before: FollowedCallers | null = null,
): CallersAfter => {
  const isByHand = plan.config.callerRule === 'by-hand';
  const followed = isByHand ? null : followKnockoutCallers(plan, log, before);
  const all = { ...groupCallersAfter(plan, log), ...(followed?.callers ?? callersByHand(log)) };
  const named = Object.entries(all).flatMap(([match, caller]) => (caller === null ? [] : [[match, caller]]));
  return { callers: Object.fromEntries(named), followed };
};
