// Who calls which match. In groups the plan says it; who withdraws gives the calls to others. In a knockout it follows
// from the results. Without a rule only callers by hand exist.
import { factsOf, type LogRow } from '../advance/log.ts';
import type { Plan } from '../plan/plan.ts';
import { entrantsIn } from '../plan/planned-match.ts';
import { knockoutCallers } from './knockout-callers.ts';

type Callers = { readonly [match: string]: string };

/** Callers of groups after withdrawals: the idle member with the fewest calls takes over. */
const groupCallersAfter = (plan: Plan, log: readonly LogRow[]): Callers => {
  const { leftGroups, outcomes } = factsOf(log);
  const callers: { [match: string]: string } = { ...plan.groupCallers };
  const callsOf = (entrant: string) => Object.values(callers).filter((caller) => caller === entrant).length;
  for (const match of plan.matches) {
    const caller = callers[match.key];
    if (caller === undefined || !leftGroups.has(caller) || outcomes.has(match.key)) continue;
    const [next] = (plan.groups.find(({ id }) => id === match.place.groupId)?.entrants ?? [])
      .filter((entrant) => !leftGroups.has(entrant) && !entrantsIn(match.slots).includes(entrant))
      .toSorted((one, other) => callsOf(one) - callsOf(other));
    if (next === undefined) delete callers[match.key];
    else callers[match.key] = next;
  }
  return callers;
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
