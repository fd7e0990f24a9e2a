// Callers of a knockout. Whoever has lost (or won, if the organisers want it so) waits to call. After groups those who
// are out begin, the longest pause first, until the knockout itself has losers; without groups the organisers set the first
// callers. Who has gone is passed over. This follows the order of the log: the undo of a result takes back the callers that
// came from it, unless their match has begun. While the hall names callers, people only queue.
import { knockoutStates, statesAfterResult } from '../advance/knockout-states.ts';
import { addRow, type Facts, type LogRow, noFacts, undecided } from '../advance/log.ts';
import type { MatchStates } from '../advance/match-state.ts';
import { settleSecondChance } from '../advance/second-chance.ts';
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
  /** Matches of the second chance; none until they are due. */
  readonly secondChance: readonly PlannedMatch[];
  /** Who of the groups is out. */
  readonly out: readonly string[];
  /** Matches that have begun. */
  readonly begun: ReadonlySet<string>;
  /** Matches whose caller was chosen by hand or by the hall. */
  readonly chosen: ReadonlySet<string>;
  /** Whether the hall names callers. */
  readonly isHall: boolean;
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

type CallerRow = LogRow & { readonly kind: 'begin' | 'caller' | 'called' };

/** A match that begins with its own caller changes nothing: who has lost again since waits for another call. */
const callersAfterRow = ({ callers, states }: Moment, { kind, match, caller }: CallerRow): CallerState => {
  if (caller !== null && callers.callers[match] === caller) return callers;
  if (kind !== 'begin') return setCallerByHand(callers, match, caller);
  const isOfGroup = !(match in states);
  return isOfGroup
    ? { ...callers, callers: { ...callers.callers, [match]: caller } }
    : setCaller(callers, match, caller);
};

const setByRow = (before: Moment, row: CallerRow): Moment => ({
  ...before,
  begun: row.kind === 'begin' ? new Set([...before.begun, row.match]) : before.begun,
  chosen: row.kind === 'begin' ? before.chosen : new Set([...before.chosen, row.match]),
  callers: callersAfterRow(before, row),
});

/** The hall names callers: those whom the rule has named do not call. The rule does so again: those in the queue are next. */
const giveTo = (before: Moment, chosenBy: 'hall' | 'rule', course: Course): Moment => {
  const isHall = chosenBy === 'hall';
  if (isHall === before.isHall) return before;
  const { callers, states, chosen, secondChance } = before;
  const ready = readyMatches([...course.matches, ...secondChance], states);
  if (!isHall) return { ...before, isHall, callers: assignCallers(callers, ready) };
  const isUncalledYet = isUncalled(before, course);
  const isKept = (match: string) => chosen.has(match) || !isUncalledYet(match);
  const named = Object.entries(callers.callers);
  const freed = named.flatMap(([match, caller]) => (isKept(match) || caller === null ? [] : [caller]));
  const queue = [...new Set([...freed, ...callers.queue])];
  const kept = Object.fromEntries(named.filter(([match]) => isKept(match)));
  return { ...before, isHall, callers: { ...callers, queue, callers: kept, lost: {} } };
};

type KnockoutMoment = Pick<Moment, 'states' | 'secondChance'>;

/** Without groups the second chance follows from the first knockout. */
const followBoth = ({ plan, matches, facts }: Course): KnockoutMoment => {
  const knockout = knockoutStates({ matches, firstRound: plan.firstRound, facts });
  const qualification = { slots: plan.firstRound, needed: [], lots: [] };
  const decided = { plan, standings: [], facts: undecided(facts), qualification, knockout };
  // Callers do not depend on the numbers of matches.
  const { secondChance, states } = settleSecondChance(decided, 0);
  return secondChance.isDue
    ? { states: { ...knockout, ...states }, secondChance: secondChance.matches }
    : { states: knockout, secondChance: [] };
};

const statesAfter = (row: LogRow, { states: before }: Moment, course: Course): KnockoutMoment => {
  const { plan, matches, groups, facts } = course;
  const haveGroupsChanged = groups.take(row, facts);
  if (plan.groups.length === 0 && facts.secondChance !== null) return followBoth(course);
  const { slots, secondChance } = groups.after;
  const knockout = { matches: [...matches, ...secondChance], firstRound: slots, facts };
  if (haveGroupsChanged || row.kind !== 'result') return { states: knockoutStates(knockout), secondChance };
  const isKnown = row.match in before;
  return { states: isKnown ? statesAfterResult(before, knockout, row.match) : before, secondChance };
};

const afterRow = (before: Moment, row: LogRow, course: Course): Moment => {
  if (row.kind === 'begin' || row.kind === 'caller' || row.kind === 'called') return setByRow(before, row);
  if (row.kind === 'callers') return giveTo(before, row.chosenBy, course);
  const { plan, matches, groups, facts } = course;
  const { states, secondChance } = statesAfter(row, before, course);
  const { out } = groups.after;
  const takesPart = (entrant: string) => !facts.leftKnockout.has(entrant) && !facts.leftGroups.has(entrant);
  const newlyOut = out.filter((entrant) => !before.out.includes(entrant)).filter(takesPart);
  const fromKnockout = waitingAfter(row, plan, states).filter(takesPart);
  const present = enqueue(followPresence(row, before, course), newlyOut);
  const queued = enqueueFromKnockout(present, fromKnockout);
  const ready = readyMatches([...matches, ...secondChance], states);
  const callers = before.isHall ? queued : assignCallers(queued, ready);
  return { ...before, states, secondChance, out, callers };
};

/** What the callers have come to after the first rows of a log, so that a longer log can go on from there. */
type Stop = {
  /** Number of rows. */
  readonly at: number;
  readonly moment: Moment;
  readonly groups: GroupFollower;
};

/** The callers after a log. It is never changed, and many of them share most of what they contain. */
export type FollowedCallers = {
  readonly rows: readonly LogRow[];
  /** By their number of rows; the first one is the start, and the last one is the end of the rows. */
  readonly stops: readonly Stop[];
  /** Callers by match key; null if nobody is to call. */
  readonly callers: CallerState['callers'];
};

/** Rows after which a stop is kept while a long log is followed. */
const rowsBetweenStops = 32;
/** How many of the latest stops are kept: most of what is taken back has just happened. */
const noOfLatestStops = 8;

const startOf = (plan: Plan): Stop => {
  const groups = new GroupFollower(plan);
  const { slots, out } = groups.after;
  const matches = plan.matches.filter(({ place }) => place.stage !== 'group');
  const states = knockoutStates({ matches, firstRound: slots, facts: noFacts() });
  const nothing = { begun: new Set<string>(), chosen: new Set<string>(), isHall: false };
  return { at: 0, moment: { callers: noCallers, states, secondChance: [], out, ...nothing }, groups };
};

/** How many rows two logs have in common at their beginning. */
const commonRows = (one: readonly LogRow[], other: readonly LogRow[]): number => {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count += 1;
  return count;
};

/** Follows rows from a stop, and stops on the way and at the end. */
const followFrom = (plan: Plan, rows: readonly LogRow[], from: Stop): readonly Stop[] => {
  const matches = plan.matches.filter(({ place }) => place.stage !== 'group');
  const facts = noFacts();
  for (const row of rows.slice(0, from.at)) addRow(facts, row);
  const groups = from.groups.copy();
  const stops: Stop[] = [];
  let { moment } = from;
  for (let at = from.at; at < rows.length; at += 1) {
    const row = rows[at];
    if (row === undefined) break;
    addRow(facts, row);
    moment = afterRow(moment, row, { plan, matches, groups, facts });
    const isStop = (at + 1) % rowsBetweenStops === 0 || at + 1 === rows.length;
    if (isStop) stops.push({ at: at + 1, moment, groups: groups.copy() });
  }
  return stops;
};

/** Keeps the start, the latest stops, and of the others those at regular distances. */
const thinned = (stops: readonly Stop[]): readonly Stop[] =>
  stops.filter(({ at }, index) => at % rowsBetweenStops === 0 || index >= stops.length - noOfLatestStops);

/**
 * The callers of the knockout after a log, also those that were set in groups by hand.
 * @param before after another log of the same plan: what both have in common at their beginning is not computed again
 */
export const followKnockoutCallers = (
  plan: Plan,
  rows: readonly LogRow[],
  before: FollowedCallers | null = null,
): FollowedCallers => {
  const common = before === null ? 0 : commonRows(before.rows, rows);
  const known = before?.stops.filter(({ at }) => at <= common) ?? [startOf(plan)];
  const from = known.at(-1) ?? startOf(plan);
  const stops = thinned([...known, ...followFrom(plan, rows, from)]);
  const last = stops.at(-1) ?? from;
  return { rows, stops, callers: last.moment.callers.callers };
};
