// A tournament in a test as a server keeps it: a log, and beside it the matches, of which each change writes only those that
// it names. Changes that a match that has begun forbids are refused, as on the server.
import type { DecisionRow, LogRow, WithdrawalEffect } from '../src/tournament/advance/log.ts';
import type { MatchState } from '../src/tournament/advance/match-state.ts';
import type { OutcomeWinner } from '../src/tournament/advance/outcome.ts';
import { openPlayOff, plannedMatches } from '../src/tournament/advance/play-offs.ts';
import { drawSecondChance } from '../src/tournament/advance/second-chance.ts';
import { advance, type Tournament } from '../src/tournament/course/advance.ts';
import { blockingMatch, changedMatches, withMatchesOf } from '../src/tournament/course/changes.ts';
import { chooseLateSeat } from '../src/tournament/course/choose-late-seat.ts';
import { type PlannedTakeOver, planTakeOver } from '../src/tournament/course/plan-take-over.ts';
import type { LateEntry } from '../src/tournament/late/late-seat.ts';
import { seatLate } from '../src/tournament/late/seat-late.ts';
import type { Plan } from '../src/tournament/plan/plan.ts';
import { nameOf, resultRow } from './tournaments.ts';

/** A match as it is stored. `result`: a result of its own, or a forfeit because of a withdrawal. */
type KeptMatch = {
  readonly names: string;
  readonly winner: OutcomeWinner | null;
  readonly result: 'played' | 'forfeited' | null;
};

/** Something that people do during a tournament; numbers choose among what is possible at that moment. */
export type Act = {
  readonly kind:
    | 'result'
    | 'undo-result'
    | 'take-over'
    | 'withdraw'
    | 'return'
    | 'decide'
    | 'undo-decision'
    | 'draw-second-chance'
    | 'undo-second-chance'
    | 'enter-late'
    | 'undo-late';
  readonly pick: number;
  readonly way: number;
};

export type Course = {
  /** As it was started. */
  readonly base: Plan;
  /** Who has entered since. */
  readonly late: readonly LateEntry[];
  readonly plan: Plan;
  readonly log: readonly LogRow[];
  readonly state: Tournament;
  readonly kept: ReadonlyMap<string, KeptMatch>;
};

const keptOf = (state: MatchState | undefined): KeptMatch => {
  const { status = 'not-due', slots = [], outcome = null } = state ?? {};
  const isOver = status === 'finished' || status === 'forfeited';
  return {
    names: slots.map(nameOf).join(' '),
    winner: isOver ? (outcome?.winner ?? null) : null,
    result: isOver ? (status === 'finished' ? 'played' : 'forfeited') : null,
  };
};

/** A tournament in which nothing has happened. */
export const startCourse = (plan: Plan): Course => {
  const state = advance(plan, []);
  return {
    base: plan,
    late: [],
    plan,
    log: [],
    state,
    kept: new Map(plan.matches.map(({ key }) => [key, keptOf(state.matches[key])])),
  };
};

const hasResult = (log: readonly LogRow[], match: string): boolean =>
  log.some((row) => row.kind === 'result' && row.match === match);

/** What a change is: another log, other late entries, or both. @property own the match whose result it is */
type Changed = Pick<Course, 'log' | 'late'> & { readonly own: string | null };

/** The course with another log and late entries; null if a match that has begun forbids it. */
const change = (course: Course, { log, late, own }: Changed): Course | null => {
  const { base, state: before, kept } = course;
  const plan = late === course.late ? course.plan : seatLate(base, late);
  const state = advance(plan, log);
  const all = withMatchesOf(plan, course.plan);
  const changed = changedMatches(all, before, state).filter((key) => key !== own);
  const isOnlyCounting = (key: string) =>
    before.matches[key]?.status === 'cancelled' || state.matches[key]?.status === 'cancelled';
  const begun = changed.filter((key) => hasResult(course.log, key));
  if (blockingMatch(begun, (key) => !isOnlyCounting(key)) !== null) return null;
  const written = [...changed.filter((key) => !begun.includes(key)), ...(own === null ? [] : [own])];
  return {
    base,
    late,
    plan,
    log,
    state,
    kept: new Map([...kept, ...written.map((key) => [key, keptOf(state.matches[key])] as const)]),
  };
};

/** The same with another log. */
const changeLog = (course: Course, log: readonly LogRow[], own: string | null): Course | null =>
  change(course, { log, late: course.late, own });

const legsOf = [
  [3, 0],
  [3, 1],
  [1, 3],
  [0, 3],
] as const;

const pickFrom = <Item>(items: readonly Item[], pick: number): Item | undefined => items[pick % items.length];

const enterResult = (course: Course, { pick, way }: Act): Course | null => {
  const ready = plannedMatches(course.plan, course.state).filter(
    ({ key }) => course.state.matches[key]?.status === 'ready',
  );
  const match = pickFrom(ready, pick);
  if (match === undefined) return null;
  const legs = pickFrom(legsOf, way) ?? legsOf[0];
  const row = resultRow(match, legs[0] > legs[1] ? 0 : 1, legs);
  const after = changeLog(course, [...course.log, row], match.key);
  if (after === null) throw new Error(`The result of ${match.key} is refused`);
  return after;
};

const undoResult = (course: Course, { pick }: Act): Course | null => {
  const results = course.log.filter(
    (row) => row.kind === 'result' && course.state.matches[row.match]?.status === 'finished',
  );
  const row = pickFrom(results, pick);
  if (row?.kind !== 'result') return null;
  const { match } = row;
  const log = course.log.filter((one) => one !== row && !(one.kind === 'take-over' && one.match === match));
  const after = changeLog(course, log, match);
  // Nobody plays on for a place that somebody else has taken over.
  const isHeld = keptOf(course.state.matches[match]).names !== keptOf(after?.state.matches[match]).names;
  return isHeld ? null : after;
};

/** The take-overs that are possible. */
export const possibleTakeOvers = ({ plan, log: rows, state }: Course): readonly PlannedTakeOver[] => {
  const hasBegun = (match: string) => hasResult(rows, match);
  return plannedMatches(plan, state).flatMap(({ key }) => {
    const planned = planTakeOver({ plan, rows, state, hasBegun }, key);
    return planned?.isPossible ? planned : [];
  });
};

/** The same match with the other winner. */
const withOtherWinner = (row: LogRow): LogRow => {
  if (row.kind !== 'result' || (row.outcome.winner !== 0 && row.outcome.winner !== 1)) return row;
  const [home, away] = row.outcome.figures;
  return {
    ...row,
    outcome: { ...row.outcome, winner: row.outcome.winner === 0 ? 1 : 0, figures: [away, home] },
  };
};

/** The course after a take-over: what is played anew is reset, and the result corrected. */
export const takeOver = (course: Course, { takeOver: row, effects }: PlannedTakeOver): Course | null => {
  const anew = effects.flatMap(({ match, effect }) => (effect === 'anew' ? [match] : []));
  const isReset = (one: LogRow) =>
    (one.kind === 'result' || one.kind === 'take-over') && anew.includes(one.match);
  const reset = course.log.filter((one) => !isReset(one));
  const { match } = row;
  const log = reset
    .filter((one) => one.kind !== 'take-over' || one.match !== match)
    .map((one) => (one.kind === 'result' && one.match === match ? withOtherWinner(one) : one));
  return changeLog({ ...course, log: reset }, [...log, { kind: 'take-over', ...row }], match);
};

const takeSomeOver = (course: Course, { pick }: Act): Course | null => {
  const planned = pickFrom(possibleTakeOvers(course), pick);
  if (planned === undefined) return null;
  const after = takeOver(course, planned);
  if (after === null) throw new Error(`The take-over after ${planned.takeOver.match} is refused`);
  return after;
};

const withdraw = (course: Course, { pick, way }: Act): Course | null => {
  const { plan, log } = course;
  const entrants = plan.groups.length === 0 ? plan.firstRound : [];
  const all = [...plan.groups.flatMap((group) => group.entrants), ...entrants.map(nameOf)];
  const entrant = pickFrom(
    all.filter((one) => one !== 'bye'),
    pick,
  );
  if (entrant === undefined) return null;
  const stage = plan.groups.length > 0 && way % 3 > 0 ? 'group' : 'knockout';
  if (log.some((row) => row.kind === 'withdrawal' && row.entrant === entrant && row.stage === stage))
    return null;
  const effect: WithdrawalEffect = way % 3 === 1 ? 'forfeits' : 'out-of-table';
  const row: LogRow =
    stage === 'group'
      ? { kind: 'withdrawal', stage, entrant, effect }
      : { kind: 'withdrawal', stage, entrant };
  return changeLog(course, [...log, row], null);
};

const comeBack = (course: Course, { pick }: Act): Course | null => {
  const left = course.log.flatMap((row) => (row.kind === 'withdrawal' ? [row.entrant] : []));
  const entrant = pickFrom(left, pick);
  const rows = course.log.filter((row) => row.kind !== 'withdrawal' || row.entrant !== entrant);
  return entrant === undefined ? null : changeLog(course, rows, null);
};

/** Shared ranks for which no play-off is being played. */
export const openDecisions = ({ state }: Course): Tournament['needed'] =>
  state.needed.filter(({ entrants }) => openPlayOff(state, entrants) === undefined);

const decide = (course: Course, { pick, way }: Act): Course | null => {
  const needed = pickFrom(openDecisions(course), pick);
  if (needed === undefined) return null;
  const { entrants } = needed;
  const order = way % 4 === 0 ? entrants : entrants.toReversed();
  const last = Math.max(0, ...course.state.playOffs.map(({ id }) => Number(id)));
  const { group: config } = course.plan.config.matchConfigs;
  const row: DecisionRow =
    way % 2 === 0
      ? { kind: 'order', entrants: order }
      : { kind: 'play-off', id: `${last + 1}`, entrants, config };
  return changeLog(course, [...course.log, row], null);
};

const undoDecision = (course: Course): Course | null => {
  const row = course.log.findLast(({ kind }) => kind === 'order' || kind === 'play-off');
  const rows = course.log.filter((one) => one !== row);
  return row === undefined ? null : changeLog(course, rows, null);
};

/** Draws it with everybody who is out, or without some of them. */
const drawSecond = (course: Course, { pick, way }: Act): Course | null => {
  const { plan, log, state } = course;
  if (state.secondChance.isDrawn) return null;
  const { out } = state.secondChance;
  const playing = way % 3 === 0 ? out.filter((_, index) => index % 4 !== pick % 4) : out;
  const draw = drawSecondChance(
    plan,
    state.secondChance,
    playing.map(({ entrant }) => entrant),
  );
  return draw === null ? null : changeLog(course, [...log, { kind: 'second-chance', ...draw }], null);
};

const undoSecond = (course: Course): Course | null =>
  course.state.secondChance.isDrawn
    ? changeLog(
        course,
        course.log.filter(({ kind }) => kind !== 'second-chance'),
        null,
      )
    : null;

/** Somebody new enters. */
const enterLate = (course: Course): Course | null => {
  const { plan, log, state, late } = course;
  const entrant = `e${1 + Math.max(99, ...late.map((one) => Number(one.entrant.slice(1))))}`;
  const turn = 1 + Math.max(-1, ...late.map(({ seat }) => seat.turn));
  const hasBegun = (match: string) => hasResult(log, match);
  const seat = chooseLateSeat({ plan, rows: log, state, hasBegun, entrant }, turn);
  if (seat === null) return null;
  const after = change(course, { log, late: [...late, { entrant, seat }], own: null });
  if (after === null) throw new Error(`The seat of ${entrant} is refused`);
  return after;
};

/** One of them has not entered after all; what was logged about them is taken back as well. */
const undoLate = (course: Course, { pick }: Act): Course | null => {
  const gone = pickFrom(course.late, pick);
  if (gone === undefined) return null;
  const log = course.log.filter((row) => row.kind !== 'withdrawal' || row.entrant !== gone.entrant);
  return change(course, { log, late: course.late.filter((one) => one !== gone), own: null });
};

/** What follows from an act; null if nothing can be done or the act is refused. Throws if a result is. */
export const doAct = (course: Course, act: Act): Course | null => {
  switch (act.kind) {
    case 'result':
      return enterResult(course, act);
    case 'undo-result':
      return undoResult(course, act);
    case 'take-over':
      return takeSomeOver(course, act);
    case 'withdraw':
      return withdraw(course, act);
    case 'return':
      return comeBack(course, act);
    case 'decide':
      return decide(course, act);
    case 'undo-decision':
      return undoDecision(course);
    case 'draw-second-chance':
      return drawSecond(course, act);
    case 'undo-second-chance':
      return undoSecond(course);
    case 'enter-late':
      return enterLate(course);
    case 'undo-late':
      return undoLate(course, act);
  }
};

/** A corrected result may leave a rank open that matches have been played for: then only one order fits to them. */
const decideSomehow = (course: Course): Course | null => {
  for (const way of [0, 2]) {
    const after = decide(course, { kind: 'decide', pick: 0, way });
    if (after !== null) return after;
  }
  return null;
};

/** Plays a course to its end: the results and decisions that are missing. Throws if that cannot be reached. */
export const finishCourse = (course: Course): Course => {
  let current = course;
  for (let step = 0; step < 1000; step += 1) {
    const next = decideSomehow(current) ?? enterResult(current, { kind: 'result', pick: 0, way: 0 });
    if (next === null) return current;
    current = next;
  }
  throw new Error('The tournament does not come to its end');
};
