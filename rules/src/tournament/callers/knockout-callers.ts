// Callers of a knockout. Whoever has lost (or won, if the organisers want it so) waits to call. After groups those who
// are out begin, the longest pause first; without groups the organisers set the first callers. This follows the order of
// the log: the undo of a result takes back the callers that came from it, unless their match has begun.
import { type GroupStage, groupStageOf } from '../advance/group-stage.ts';
import { knockoutStates } from '../advance/knockout-states.ts';
import { factsOf, type LogRow } from '../advance/log.ts';
import type { MatchStates } from '../advance/match-state.ts';
import type { Plan } from '../plan/plan.ts';
import type { PlannedMatch, SlotSource } from '../plan/planned-match.ts';
import {
  assignCallers,
  type CallerState,
  dropCaller,
  enqueue,
  noCallers,
  type ReadyMatch,
  setCaller,
} from './caller-queue.ts';

type Moment = {
  readonly callers: CallerState;
  readonly groupStage: GroupStage;
  /** Who has been put into the queue after the groups. */
  readonly out: readonly string[];
  readonly begun: ReadonlySet<string>;
};

type Fold = {
  readonly plan: Plan;
  readonly knockout: readonly PlannedMatch[];
  /** Rows up to this moment, the last one included. */
  readonly log: readonly LogRow[];
};

const entrantIn = (slot: SlotSource | undefined): readonly string[] =>
  slot?.kind === 'entrant' ? [slot.entrant] : [];

/** Row of the last result of an entrant in a group; -1 without one. */
const lastResultOf = ({ plan, log }: Fold, entrant: string): number => {
  const own = plan.matches.filter(({ slots }) => slots.flatMap(entrantIn).includes(entrant));
  const keys = new Set(own.map(({ key }) => key));
  return log.findLastIndex((row) => row.kind === 'result' && keys.has(row.match));
};

/** Whether a slot may still be for somebody of a group. */
const isOpenFor = (slot: SlotSource, groupId: string): boolean =>
  slot.kind === 'order-rank' || (slot.kind === 'group-rank' && slot.groupId === groupId);

/** Who of the groups is out, the longest pause first. */
const outOfGroups = (fold: Fold, { slots, standings }: GroupStage): readonly string[] => {
  const qualified = new Set(slots.flatMap(entrantIn));
  return standings
    .filter(({ groupId, isFinished }) => isFinished && !slots.some((slot) => isOpenFor(slot, groupId)))
    .flatMap(({ classes }) => classes.flat().map(({ key }) => key))
    .filter((entrant) => !qualified.has(entrant))
    .map((entrant) => ({ entrant, last: lastResultOf(fold, entrant) }))
    .toSorted((one, other) => one.last - other.last)
    .map(({ entrant }) => entrant);
};

const readyMatches = (knockout: readonly PlannedMatch[], states: MatchStates): readonly ReadyMatch[] =>
  knockout.flatMap(({ key }) => {
    const state = states[key];
    return state?.status === 'ready' ? [{ match: key, entrants: state.slots.flatMap(entrantIn) }] : [];
  });

/** Who waits to call after this row. */
const waitingAfter = (row: LogRow, { plan }: Fold, states: MatchStates): readonly string[] => {
  if (row.kind !== 'result') return [];
  const state = states[row.match];
  return entrantIn(plan.config.callerRule === 'winner-calls' ? state?.winner : state?.loser);
};

/** Whether the row may have changed who qualifies: single results of groups that go on cannot. */
const changesGroups = (row: LogRow, { plan, log }: Fold): boolean => {
  if (row.kind === 'order' || row.kind === 'withdrawal') return true;
  if (row.kind !== 'result') return false;
  const groupId = plan.matches.find(({ key }) => key === row.match)?.place.groupId ?? null;
  if (groupId === null) return false;
  const results = new Set(log.flatMap((one) => (one.kind === 'result' ? [one.match] : [])));
  const open = plan.matches.filter(({ key, place }) => place.groupId === groupId && !results.has(key));
  return open.length === 0 || log.some(({ kind }) => kind === 'withdrawal');
};

const dropWithdrawn = (
  row: LogRow,
  { callers, begun }: Moment,
  knockout: readonly PlannedMatch[],
): CallerState => {
  if (row.kind !== 'withdrawal') return callers;
  const open = knockout.map(({ key }) => key).filter((key) => !begun.has(key));
  return dropCaller(callers, row.entrant, open);
};

const afterRow = (before: Moment, row: LogRow, fold: Fold): Moment => {
  if (row.kind === 'begin' || row.kind === 'caller') {
    const begun = row.kind === 'begin' ? new Set([...before.begun, row.match]) : before.begun;
    return { ...before, begun, callers: setCaller(before.callers, row.match, row.caller) };
  }
  const facts = factsOf(fold.log);
  const isChanged = changesGroups(row, fold);
  const groupStage = isChanged ? groupStageOf(fold.plan, facts) : before.groupStage;
  const states = knockoutStates(fold.knockout, groupStage.slots, facts);
  const out = isChanged ? outOfGroups(fold, groupStage) : before.out;
  const newlyOut = out.filter((entrant) => !before.out.includes(entrant));
  const waiting = [...newlyOut, ...waitingAfter(row, fold, states)].filter(
    (entrant) => !facts.leftKnockout.has(entrant) && !facts.leftGroups.has(entrant),
  );
  const queued = enqueue(dropWithdrawn(row, before, fold.knockout), waiting);
  const callers = assignCallers(queued, readyMatches(fold.knockout, states));
  return { ...before, groupStage, callers, out };
};

/** The callers of the knockout after a log, also those that were set in groups by hand. */
export const knockoutCallers = (plan: Plan, log: readonly LogRow[]): CallerState['callers'] => {
  const knockout = plan.matches.filter(({ place }) => place.stage !== 'group');
  let moment: Moment = {
    callers: noCallers,
    groupStage: groupStageOf(plan, factsOf([])),
    out: [],
    begun: new Set(),
  };
  log.forEach((row, index) => {
    moment = afterRow(moment, row, { plan, knockout, log: log.slice(0, index + 1) });
  });
  return moment.callers.callers;
};
