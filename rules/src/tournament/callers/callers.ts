// Who calls which match. In groups the plan says it; who withdraws gives the calls to others. In a knockout it follows
// from the results. Without a rule only callers by hand exist.
import type { LogRow } from '../advance/log.ts';
import { entrantsIn } from '../match/planned-match.ts';
import type { Plan } from '../plan/plan.ts';
import { knockoutCallers } from './knockout-callers.ts';

type Callers = { readonly [match: string]: string };

/** The groups on their way through the log. */
type Course = {
  readonly plan: Plan;
  readonly callers: { [match: string]: string };
  readonly left: Set<string>;
  /** Matches with a result: who has called them does not change. */
  readonly over: Set<string>;
};

/** Gives the calls of an entrant to the idle member of the group with the fewest calls, match by match. */
const passOn = ({ plan, callers, left, over }: Course, entrant: string): void => {
  const callsOf = (one: string) => Object.values(callers).filter((caller) => caller === one).length;
  for (const match of plan.matches) {
    if (callers[match.key] !== entrant || over.has(match.key)) continue;
    const [next] = (plan.groups.find(({ id }) => id === match.place.groupId)?.entrants ?? [])
      .filter((one) => !left.has(one) && !entrantsIn(match.slots).includes(one))
      .toSorted((one, other) => callsOf(one) - callsOf(other));
    if (next === undefined) delete callers[match.key];
    else callers[match.key] = next;
  }
};

/** Callers of groups after withdrawals, which pass on the calls that are open at that moment. */
const groupCallersAfter = (plan: Plan, log: readonly LogRow[]): Callers => {
  const course: Course = { plan, callers: { ...plan.groupCallers }, left: new Set(), over: new Set() };
  for (const row of log) {
    if (row.kind === 'result') course.over.add(row.match);
    if (row.kind !== 'withdrawal' || row.stage !== 'group') continue;
    course.left.add(row.entrant);
    passOn(course, row.entrant);
  }
  return course.callers;
};

const byHandOnly = (log: readonly LogRow[]): { readonly [match: string]: string | null } =>
  Object.fromEntries(
    log.flatMap((row) => (row.kind === 'caller' || row.kind === 'begin' ? [[row.match, row.caller]] : [])),
  );

/** The caller of each match that has one. */
export const callersOf = (plan: Plan, log: readonly LogRow[]): Callers => {
  const isByHand = plan.config.callerRule === 'by-hand';
  const set = isByHand ? byHandOnly(log) : knockoutCallers(plan, log);
  const all = { ...groupCallersAfter(plan, log), ...set };
  return Object.fromEntries(
    Object.entries(all).flatMap(([match, caller]) => (caller === null ? [] : [[match, caller]])),
  );
};
