// Plays a day by a policy: people come, matches are called, begin and end, boards break, and the real engine of tournaments
// says what follows. What the policy decides is checked here, by other means than its own.

import { learnedLeg, usualLeg } from '@neundarter/rules/hall/expected-length';
import type { HallBoard, HallMatch, HallPerson } from '@neundarter/rules/hall/hall-state';
import { usualHallOptions } from '@neundarter/rules/hall/hall-state';
import { hallMatchId, tournamentMatches } from '@neundarter/rules/hall/tournament-matches';
import type { HallInput } from '@neundarter/rules/hall/view';
import { pointsOf } from '@neundarter/rules/table/ranking-figures';
import type { LogRow } from '@neundarter/rules/tournament/advance/log';
import { forfeitOutcome } from '@neundarter/rules/tournament/advance/outcome';
import { advance, type Tournament } from '@neundarter/rules/tournament/course/advance';
import { entrantsIn, type PlannedMatch } from '@neundarter/rules/tournament/match/planned-match';
import { hasCallerRule } from '@neundarter/rules/tournament/plan/modes';
import { lengthsOf } from './lengths.ts';
import { type Day, type Fate, minute } from './make-day.ts';
import type { Policy } from './policies.ts';

/** A match as it was played. Times in ms from the beginning of the day. */
export type Played = {
  readonly match: PlannedMatch;
  readonly people: readonly string[];
  readonly caller: string | null;
  readonly calledAt: number;
  readonly end: number;
  readonly fate: Fate;
};

export type Course = {
  readonly played: readonly Played[];
  readonly length: number;
  readonly doubleBookings: number;
  /** Calls of a match that had been called before. */
  readonly moved: number;
  /** Longest answer of the policy in ms. */
  readonly slowest: number;
  /** Sum of all answers in ms, and their number. */
  readonly answers: { readonly total: number; readonly count: number };
};

type Current = {
  readonly match: PlannedMatch;
  readonly people: readonly [string, string];
  readonly fate: Fate;
  readonly calledAt: number;
  readonly begins: number;
  readonly ends: number;
  readonly board: string;
  readonly caller: string | null;
};

export const competition = 'cup';
const comesTooLate = 60 * minute;

const resultRow = ({ match, fate }: Current): LogRow => {
  const { figures } = forfeitOutcome(match.config, 'nobody');
  const side = (party: 0 | 1) => ({
    ...figures[party],
    ...pointsOf(fate.winner === party ? 'won' : 'lost'),
    legsWon: fate.legs[party],
    legsLost: fate.legs[party === 0 ? 1 : 0],
  });
  const outcome = { winner: fate.winner, isComplete: true, figures: [side(0), side(1)] as const };
  return { kind: 'result', match: match.key, outcome };
};

export class RunningDay {
  readonly day: Day;
  readonly people: Map<string, HallPerson>;
  readonly boards: Map<string, HallBoard>;
  readonly current = new Map<string, Current>();
  readonly called = new Set<string>();
  readonly log: LogRow[] = [];
  readonly played: Played[] = [];
  readonly legs: number[] = [];
  readonly leaving = new Set<string>();
  tournament: Tournament;
  knockoutFrom: number | null;
  doubleBookings = 0;
  moved = 0;

  constructor(day: Day) {
    this.day = day;
    this.tournament = advance(day.plan, []);
    this.knockoutFrom = day.plan.groups.length > 0 ? null : 0;
    this.people = new Map(
      day.people.map((id) => [
        id,
        {
          id,
          presence: 'expected',
          pauseUntil: null,
          freeSince: day.arrivals.get(id) ?? 0,
          mustLeaveAt: null,
          isCaller: true,
          calls: 0,
          lastLoss: null,
          perhaps: [],
        },
      ]),
    );
    const boards = Array.from(
      { length: day.boards },
      (_, index): HallBoard => ({
        id: `b${index}`,
        order: index,
        state: 'open',
        pauseUntil: null,
        freeSince: 0,
        isStream: false,
        isMain: index === 0,
        reservedFor: null,
      }),
    );
    this.boards = new Map(boards.map((board) => [board.id, board]));
  }

  change(id: string, what: Partial<HallPerson>): void {
    const person = this.people.get(id);
    if (person !== undefined) this.people.set(id, { ...person, ...what });
  }

  setBoard(index: number, state: HallBoard['state']): void {
    const board = this.boards.get(`b${index}`);
    if (board !== undefined) this.boards.set(board.id, { ...board, state });
  }

  /** Adds rows, and decides at once what nobody but the organiser can decide. */
  add(row: LogRow): void {
    this.log.push(row);
    this.tournament = advance(this.day.plan, this.log);
    for (const { entrants } of this.tournament.needed) {
      this.log.push({ kind: 'order', entrants: entrants.toSorted() });
      this.tournament = advance(this.day.plan, this.log);
    }
  }

  isFinished(): boolean {
    return this.tournament.status === 'finished';
  }

  isOver(group: boolean): boolean {
    const { plan } = this.day;
    return plan.matches
      .filter(({ place }) => (place.groupId !== null) === group)
      .every(({ key }) => !['waiting', 'ready'].includes(this.tournament.matches[key]?.status ?? ''));
  }

  withdraw(person: string): void {
    this.change(person, { presence: 'gone' });
    const { plan } = this.day;
    if (plan.groups.length > 0) {
      const own = plan.matches.filter(
        ({ place, slots }) => place.groupId !== null && entrantsIn(slots).includes(person),
      );
      const open = own.filter(({ key }) => this.tournament.matches[key]?.status === 'ready').length;
      const effect = open > own.length / 2 ? 'out-of-table' : 'forfeits';
      this.add({ kind: 'withdrawal', stage: 'group', entrant: person, effect });
    }
    if (plan.firstRound.length > 0) this.add({ kind: 'withdrawal', stage: 'knockout', entrant: person });
  }

  /** Withdraws who wants to leave and does not play. */
  letLeave(): void {
    const busy = new Set([...this.current.values()].flatMap(({ people, caller }) => [...people, caller]));
    for (const person of this.leaving) {
      if (busy.has(person)) continue;
      this.leaving.delete(person);
      if (this.people.get(person)?.presence !== 'gone') this.withdraw(person);
    }
  }

  finish(one: Current): void {
    const { match, people, fate, caller, board, calledAt, ends } = one;
    this.current.delete(match.key);
    this.add(resultRow(one));
    for (const person of people) this.change(person, { freeSince: ends });
    this.change(people[fate.winner === 0 ? 1 : 0], { lastLoss: { at: ends, board } });
    const free = this.boards.get(board);
    if (free !== undefined) this.boards.set(board, { ...free, freeSince: ends });
    this.legs.push(...fate.legTimes);
    this.played.push({ match, people, caller, calledAt, end: ends, fate });
  }

  /** What happens until this time; nothing of it lies before what happened last. */
  happen(now: number): void {
    for (const [id, at] of this.day.arrivals) {
      if (at <= now && this.people.get(id)?.presence === 'expected') this.change(id, { presence: 'here' });
    }
    for (const one of this.current.values()) if (one.ends <= now) this.finish(one);
    const { injury, broken, leavers } = this.day;
    if (broken !== null) {
      this.setBoard(broken.board, now >= broken.from && now < broken.until ? 'broken' : 'open');
      this.freeBroken();
    }
    if (injury !== null && injury.at <= now) this.leave(injury.person);
    if (now >= comesTooLate)
      for (const { id, presence } of this.people.values()) if (presence === 'expected') this.leave(id);
    if (this.knockoutFrom === null && this.isOver(true)) {
      this.knockoutFrom = now + 5 * minute;
      for (const person of leavers) this.leave(person);
    }
    this.letLeave();
  }

  leave(person: string): void {
    const presence = this.people.get(person)?.presence;
    if (presence !== 'gone') this.leaving.add(person);
  }

  /** What was called on a broken board and has not begun loses its board. */
  freeBroken(): void {
    const now = this.now;
    for (const [key, { board, begins }] of this.current) {
      if (begins > now && this.boards.get(board)?.state === 'broken') this.current.delete(key);
    }
  }

  now = 0;

  times(): readonly number[] {
    const { injury, broken, arrivals } = this.day;
    return [
      ...arrivals.values(),
      ...[...this.current.values()].map(({ ends }) => ends),
      ...(injury === null ? [] : [injury.at]),
      ...(broken === null ? [] : [broken.from, broken.until]),
      comesTooLate,
      this.knockoutFrom ?? 0,
      ...[...this.current.values()].map(({ begins }) => begins),
      Math.max(0, ...this.played.slice(-2 * this.boards.size).map(({ end }) => end)) + 10 * minute,
    ].filter((time) => time > this.now);
  }

  input(): HallInput {
    const { now, day } = this;
    const lengthOf = lengthsOf(learnedLeg({ count: this.legs.length, total: sum(this.legs) }, usualLeg));
    const matches = tournamentMatches(day.plan, this.tournament, {
      competition,
      peopleOf: (entrant) => [entrant],
      lengthOf,
    }).map((match): HallMatch => this.inPlay(match));
    return {
      state: {
        people: [...this.people.values()],
        matches,
        competitions: [
          {
            id: competition,
            targetEnd: 600 * minute,
            knockoutFrom: this.knockoutFrom,
            semiFinals: 'together',
            final: 'last',
            finalPause: 10 * minute,
            thirdPlace: 'beside-final',
            callers: hasCallerRule(day.plan.config.mode) ? 'if-possible' : 'none',
          },
        ],
      },
      boards: [...this.boards.values()],
      now,
      options: usualHallOptions,
    };
  }

  inPlay(match: HallMatch): HallMatch {
    const one = this.current.get(match.id.slice(competition.length + 1));
    if (one === undefined) return match;
    const isRunning = one.begins <= this.now;
    return {
      ...match,
      state: isRunning ? 'running' : 'called',
      since: one.calledAt,
      board: one.board,
      caller: one.caller,
    };
  }

  call(id: string, board: string, caller: string | null): void {
    const { day, now } = this;
    const match = day.plan.matches.find(({ key }) => hallMatchId(competition, key) === id);
    const [home = '', away = ''] = entrantsIn(this.tournament.matches[match?.key ?? '']?.slots ?? []);
    if (match === undefined) throw new Error(`No match ${id}`);
    const busy = [...this.current.values()].flatMap((one) => [...one.people, one.caller, one.board]);
    const taken = [home, away, caller, board].filter((one) => one !== null && busy.includes(one));
    if (taken.length > 0 || caller === home || caller === away || home === away) this.doubleBookings += 1;
    if (this.called.has(match.key)) this.moved += 1;
    this.called.add(match.key);
    const fate = day.fateOf(match, home, away);
    const begins = now + fate.way;
    const ends = begins + sum(fate.legTimes);
    const calledAt = now;
    this.current.set(match.key, { match, people: [home, away], fate, calledAt, begins, ends, board, caller });
    const calls = this.people.get(caller ?? '')?.calls ?? 0;
    if (caller !== null) this.change(caller, { calls: calls + 1 });
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Waits between two answers, at most: somebody may be waiting for nothing but the time. */
const mostSteps = 20_000;

/** Plays a day. @param observe sees the day after all calls of a moment */
export const playDay = (
  day: Day,
  policy: Policy,
  observe: (running: RunningDay) => void = () => undefined,
): Course => {
  const running = new RunningDay(day);
  let slowest = 0;
  let [total, count] = [0, 0];
  for (let step = 0; !running.isFinished(); step += 1) {
    running.happen(running.now);
    if (running.isFinished()) break;
    const input = running.input();
    const startedAt = performance.now();
    const calls = policy(input);
    const took = performance.now() - startedAt;
    slowest = Math.max(slowest, took);
    total += took;
    count += 1;
    for (const { match, board, caller } of calls) running.call(match, board, caller);
    observe(running);
    const next = Math.min(...running.times());
    if (step > mostSteps || !Number.isFinite(next)) throw new Error(`${day.name} does not come to its end`);
    running.now = next;
  }
  const { played, doubleBookings, moved } = running;
  const length = Math.max(...played.map(({ end }) => end));
  return { played, length, doubleBookings, moved, slowest, answers: { total, count } };
};
