// Plays a hall on by `schedule` itself, with the real engine of tournaments: what the plays of the forecast have to equal.
import { seededChance } from '../src/board/seeded-chance.ts';
import { plainUse } from '../src/hall/event-board.ts';
import { type MatchScore, notBegun } from '../src/hall/forecast/forecast-input.ts';
import type { Fate, Luck } from '../src/hall/forecast/play-forward.ts';
import type { HallBoard, HallMatch, HallPerson } from '../src/hall/hall-state.ts';
import { schedule } from '../src/hall/schedule.ts';
import { tournamentMatches } from '../src/hall/tournament-matches.ts';
import { type HallInput, holdsBoard, peopleOf } from '../src/hall/view.ts';
import type { LogRow } from '../src/tournament/advance/log.ts';
import { forfeitOutcome } from '../src/tournament/advance/outcome.ts';
import { advance, type Tournament } from '../src/tournament/course/advance.ts';
import type { Plan } from '../src/tournament/plan/plan.ts';
import { type HallForTest, hallForTest, noon } from './halls.ts';

const minute = 60_000;
export const tablesShown = 5 * minute;

/** Who wins and for how long: always the same for the same match, and in a final not always the better one. */
export const fixedLuck = (seed: number): Luck => ({
  delayOf: () => 0,
  fateOf: ({ match, now }): Fate => {
    const chance = seededChance(`${seed} ${match.id}`);
    const strengthOf = (party: 0 | 1) => {
      const side = match.parties[party];
      return side.kind === 'people' ? seededChance(`${seed} ${side.people.join(' ')}`)() : 0;
    };
    const whole = (4 + Math.floor(20 * chance())) * minute;
    const isHeld = ['called', 'running', 'interrupted'].includes(match.state) && match.board !== null;
    const length = isHeld && match.state !== 'called' ? Math.max(minute, match.since + whole - now) : whole;
    const isUpset = match.kind === 'final' && chance() < 0.5;
    const winner = strengthOf(0) > strengthOf(1) === !isUpset ? 0 : 1;
    const won = winner === 0 ? ([1, 0] as const) : ([0, 1] as const);
    return { winner, sets: won, legs: [3 * won[0], 3 * won[1]], length };
  },
});

type Reference = {
  input: HallInput;
  readonly logs: LogRow[][];
  readonly plans: readonly Plan[];
  readonly ends: Map<string, { readonly at: number; readonly fate: Fate }>;
};

const competitionOf = (index: number): string => `c${index}`;

/** The tournament of a log; lots go by name. */
const settled = (plan: Plan, log: LogRow[]): Tournament => {
  let tournament = advance(plan, log);
  while (tournament.needed.length > 0) {
    for (const { entrants } of tournament.needed) log.push({ kind: 'order', entrants: entrants.toSorted() });
    tournament = advance(plan, log);
  }
  return tournament;
};

const resultOf = (key: string, plan: Plan, winner: 0 | 1): LogRow => {
  const match = plan.matches.find((one) => one.key === key);
  if (match === undefined) throw new Error(`${key} is unknown`);
  return { kind: 'result', match: key, outcome: forfeitOutcome(match.config, winner) };
};

/** The matches as the engine has them, with boards and states of before. */
const withEngine = ({ input, logs, plans }: Reference): readonly HallMatch[] => {
  const before = new Map(input.state.matches.map((match) => [match.id, match]));
  return plans.flatMap((plan, index) =>
    tournamentMatches(plan, settled(plan, logs[index] ?? []), {
      competition: competitionOf(index),
      peopleOf: (entrant) => [entrant],
      lengthOf: () => 20 * minute,
    }).map((match): HallMatch => {
      const known = before.get(match.id);
      if (known === undefined || match.state === 'over') return match;
      const { state, since, board, isStream } = known;
      return { ...match, state, since, board, isStream };
    }),
  );
};

const released = ({ state, now }: HallInput): HallInput['state']['competitions'] =>
  state.competitions.map((competition) => {
    const isOver = state.matches.every(
      ({ group, state: one, competition: id }) => group === null || one === 'over' || id !== competition.id,
    );
    return competition.knockoutFrom === null && isOver
      ? { ...competition, knockoutFrom: now + tablesShown }
      : competition;
  });

const refresh = (reference: Reference): void => {
  const { input } = reference;
  const next = { ...input, state: { ...input.state, matches: withEngine(reference) } };
  reference.input = { ...next, state: { ...next.state, competitions: released(next) } };
};

const finish = (reference: Reference, match: HallMatch, fate: Fate): void => {
  const { input, logs, plans } = reference;
  const index = Number(match.competition.slice(1));
  const [plan, log] = [plans[index], logs[index]];
  if (plan === undefined || log === undefined) throw new Error(`${match.competition} is unknown`);
  log.push(resultOf(match.id.slice(match.competition.length + 1), plan, fate.winner));
  const own = new Set(peopleOf(match));
  const { now } = input;
  reference.input = {
    ...input,
    boards: input.boards.map((one) => (one.id === match.board ? { ...one, freeSince: now } : one)),
    state: {
      ...input.state,
      people: input.state.people.map((one) => (own.has(one.id) ? { ...one, freeSince: now } : one)),
    },
  };
};

const begin = (reference: Reference, luck: Luck, score: MatchScore) => {
  const { input } = reference;
  const { play } = schedule(input);
  const called = new Map(play.map(({ match, board }) => [match, board]));
  const matches = input.state.matches.map((match): HallMatch => {
    const board = called.get(match.id);
    if (board === undefined) return match;
    const fate = luck.fateOf({ match, score, now: input.now });
    reference.ends.set(match.id, { at: input.now + fate.length, fate });
    return { ...match, state: 'running', since: input.now, board };
  });
  reference.input = { ...input, state: { ...input.state, matches } };
  return play.map(({ match, board }) => ({ match, board, at: input.now }));
};

const nextTime = ({ input, ends }: Reference): number => {
  const { state, boards, now, options } = input;
  const free = [...state.people, ...boards].map(({ freeSince }) => freeSince);
  const times = [
    ...[...ends.values()].map(({ at }) => at),
    ...[...state.people, ...boards].map(({ pauseUntil }) => pauseUntil ?? 0),
    ...state.matches.flatMap(({ state: one, since }) => (one === 'postponed' ? [since] : [])),
    ...state.competitions.map(({ knockoutFrom }) => knockoutFrom ?? 0),
    ...[options.streamWait, options.rest, options.longWait, 10 * minute].flatMap((wait) =>
      free.map((time) => time + wait),
    ),
  ];
  return Math.min(...times.filter((time) => time > now));
};

/** Plays on to the end; every match with its board and its time. */
export const playBySchedule = ({ input, logs, plans }: DayForTest, luck: Luck) => {
  const reference: Reference = { input, logs: logs.map((log) => [...log]), plans, ends: new Map() };
  const score = notBegun(3);
  const boardById = new Map(input.boards.map((board) => [board.id, board]));
  for (const match of input.state.matches) {
    if (!holdsBoard(match, boardById)) continue;
    const fate = luck.fateOf({ match, score, now: input.now });
    reference.ends.set(match.id, { at: input.now + fate.length, fate });
  }
  refresh(reference);
  const begun = begin(reference, luck, score);
  for (let time = nextTime(reference); Number.isFinite(time); time = nextTime(reference)) {
    reference.input = { ...reference.input, now: time };
    for (const [id, { at, fate }] of reference.ends) {
      if (at > time) continue;
      const match = reference.input.state.matches.find((one) => one.id === id);
      reference.ends.delete(id);
      if (match !== undefined) finish(reference, match, fate);
    }
    refresh(reference);
    begun.push(...begin(reference, luck, score));
  }
  return { begun, open: reference.input.state.matches.filter(({ state }) => state !== 'over') };
};

export type DayForTest = {
  readonly input: HallInput;
  readonly logs: readonly (readonly LogRow[])[];
  readonly plans: readonly Plan[];
};

/** A log up to a share of the matches: the same luck has decided them. */
const logUpTo = (plan: Plan, index: number, { progress, seed }: HallForTest): LogRow[] => {
  const log: LogRow[] = [];
  const luck = fixedLuck(seed);
  const played = Math.floor(plan.matches.filter(({ number }) => number !== null).length * progress);
  for (let count = 0; count < played; count += 1) {
    const tournament = settled(plan, log);
    const [ready] = plan.matches.filter(({ key }) => tournament.matches[key]?.status === 'ready');
    if (ready === undefined) break;
    const all = tournamentMatches(plan, tournament, {
      competition: competitionOf(index),
      peopleOf: (entrant) => [entrant],
      lengthOf: () => 20 * minute,
    });
    const match = all.find(
      ({ id }) => id.endsWith(`/${ready.key}`) && id.startsWith(`${competitionOf(index)}/`),
    );
    if (match === undefined) break;
    log.push(resultOf(ready.key, plan, luck.fateOf({ match, score: notBegun(3), now: noon }).winner));
  }
  return log;
};

/** A hall without anybody who is late, out or calls, and without protests. */
export const undisturbedDay = (options: HallForTest): DayForTest => {
  const logs = options.plans.map((plan, index) => logUpTo(plan, index, options));
  const input = hallForTest({ ...options, logs });
  const people = input.state.people.map((person): HallPerson => ({ ...person, presence: 'here' }));
  const matches = input.state.matches.map(
    (match): HallMatch => (match.state === 'protest' ? { ...match, state: 'open' } : match),
  );
  const competitions = input.state.competitions.map((one) => ({ ...one, callers: 'none' as const }));
  const boards = input.boards.map(
    (board, index): HallBoard =>
      index === 0 ? { ...board, state: 'open', reservedFor: null, use: plainUse, isStream: false } : board,
  );
  return {
    input: { ...input, boards, state: { people, matches, competitions } },
    logs,
    plans: options.plans,
  };
};

/** Scores of the matches that are over. */
export const scoresOf = ({ logs }: DayForTest): ReadonlyMap<string, MatchScore> =>
  new Map(
    logs.flatMap((log, index) =>
      log.flatMap((row): [string, MatchScore][] => {
        if (row.kind !== 'result') return [];
        const [home, away] = row.outcome.figures;
        const won = row.outcome.winner === 0 ? ([1, 0] as const) : ([0, 1] as const);
        const score = { ...notBegun(3), sets: won, legs: [home.legsWon, away.legsWon] as const };
        return [[`${competitionOf(index)}/${row.match}`, score]];
      }),
    ),
  );
