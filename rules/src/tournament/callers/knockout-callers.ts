// Callers of a knockout. Whoever has lost (or won, if the organisers want it so) waits to call. After groups those who
// are out begin, the longest pause first, until the knockout itself has losers; without groups the organisers set the first
// callers. Who has gone is passed over. This follows the order of the log: the undo of a result takes back the callers that
// came from it, unless their match has begun.
import { knockoutStates, statesAfterResult } from '../advance/knockout-states.ts';
import { addRow, type Facts, type LogRow, noFacts } from '../advance/log.ts';
import type { MatchStates } from '../advance/match-state.ts';
import { entrantsIn, type PlannedMatch } from '../match/planned-match.ts';
import type { Plan } from '../plan/plan.ts';
import {
  assignCallers,
  type CallerState,
  dropCaller,
  enqueue,
  enqueueFromKnockout,
  letGo,
  noCallers,
  type ReadyMatch,
  setCaller,
  setCallerByHand,
  takeBack,
} from './caller-queue.ts';
import { GroupFollower } from './follow-groups.ts';

/** The callers at one moment of the log. */
type Moment = {
  readonly callers: CallerState;
  readonly states: MatchStates;
  /** Who of the groups is out. */
  readonly out: readonly string[];
  /** Matches that have begun. */
  readonly begun: ReadonlySet<string>;
};

type Course = {
  readonly plan: Plan;
  readonly matches: readonly PlannedMatch[];
  readonly groups: GroupFollower;
  readonly facts: Facts;
};

const readyMatches = (matches: readonly PlannedMatch[], states: MatchStates): readonly ReadyMatch[] =>
  matches.flatMap(({ key }) => {
    const state = states[key];
    return state?.status === 'ready' ? [{ match: key, entrants: entrantsIn(state.slots) }] : [];
  });

/** Who waits to call after this row. */
const waitingAfter = (row: LogRow, { config }: Plan, states: MatchStates): readonly string[] => {
  const state = row.kind === 'result' ? states[row.match] : undefined;
  if (state === undefined) return [];
  return entrantsIn([config.callerRule === 'winner-calls' ? state.winner : state.loser]);
};

/** Whether a match has a caller who has not called it yet. */
const isUncalled =
  ({ callers: { callers }, begun }: Moment, { facts }: Pick<Course, 'facts'>) =>
  (match: string): boolean =>
    match in callers && !begun.has(match) && !facts.outcomes.has(match);

/** Who leaves the groups leaves everything; who leaves the knockout may have been named to call in a group. */
const dropWithdrawn = (row: LogRow, before: Moment, course: Course): CallerState => {
  const { callers, states } = before;
  if (row.kind !== 'withdrawal') return callers;
  const open = Object.keys(callers.callers)
    .filter(isUncalled(before, course))
    .filter((key) => row.stage === 'group' || key in states);
  return dropCaller(callers, row.entrant, open);
};

/** Who goes calls nothing, in groups neither. Who comes back may have moved up meanwhile into the match of a lost call. */
const followPresence = (row: LogRow, before: Moment, course: Course): CallerState => {
  const { callers, states } = before;
  if (row.kind === 'gone')
    return letGo(callers, row.entrant, Object.keys(callers.callers).filter(isUncalled(before, course)));
  if (row.kind !== 'back') return dropWithdrawn(row, before, course);
  const { facts } = course;
  const isOpen = (match: string) =>
    !before.begun.has(match) &&
    !facts.outcomes.has(match) &&
    !entrantsIn(states[match]?.slots ?? []).includes(row.entrant);
  return takeBack(callers, row.entrant, isOpen);
};

type CallerRow = LogRow & { readonly kind: 'begin' | 'caller' };

/** A match that begins with its own caller changes nothing: who has lost again since waits for another call. */
const callersAfterRow = ({ callers, states }: Moment, { kind, match, caller }: CallerRow): CallerState => {
  if (caller !== null && callers.callers[match] === caller) return callers;
  if (kind === 'caller') return setCallerByHand(callers, match, caller);
  const isOfGroup = !(match in states);
  return isOfGroup
    ? { ...callers, callers: { ...callers.callers, [match]: caller } }
    : setCaller(callers, match, caller);
};

const setByRow = (before: Moment, row: CallerRow): Moment => ({
  ...before,
  begun: row.kind === 'begin' ? new Set([...before.begun, row.match]) : before.begun,
  callers: callersAfterRow(before, row),
});

const statesAfter = (row: LogRow, before: MatchStates, course: Course): MatchStates => {
  const { matches, groups, facts } = course;
  const haveGroupsChanged = groups.take(row, facts);
  const knockout = { matches, firstRound: groups.after.slots, facts };
  if (haveGroupsChanged || row.kind !== 'result') return knockoutStates(knockout);
  return row.match in before ? statesAfterResult(before, knockout, row.match) : before;
};

const afterRow = (before: Moment, row: LogRow, course: Course): Moment => {
  if (row.kind === 'begin' || row.kind === 'caller') return setByRow(before, row);
  const { plan, matches, groups, facts } = course;
  const states = statesAfter(row, before.states, course);
  const { out } = groups.after;
  const takesPart = (entrant: string) => !facts.leftKnockout.has(entrant) && !facts.leftGroups.has(entrant);
  const newlyOut = out.filter((entrant) => !before.out.includes(entrant)).filter(takesPart);
  const fromKnockout = waitingAfter(row, plan, states).filter(takesPart);
  const present = enqueue(followPresence(row, before, course), newlyOut);
  const queued = enqueueFromKnockout(present, fromKnockout);
  return { ...before, states, out, callers: assignCallers(queued, readyMatches(matches, states)) };
};

/** The callers of the knockout after a log, also those that were set in groups by hand. */
export const knockoutCallers = (plan: Plan, log: readonly LogRow[]): CallerState['callers'] => {
  const matches = plan.matches.filter(({ place }) => place.stage !== 'group');
  const facts = noFacts();
  const groups = new GroupFollower(plan);
  const { slots, out } = groups.after;
  const states = knockoutStates({ matches, firstRound: slots, facts });
  let moment: Moment = { callers: noCallers, states, out, begun: new Set() };
  for (const row of log) {
    addRow(facts, row);
    moment = afterRow(moment, row, { plan, matches, groups, facts });
  }
  return moment.callers.callers;
};
