// Random halls for tests: a real tournament that stands somewhere in its course, with people, boards and matches in any state.
import { seededChance } from '../src/board/seeded-chance.ts';
import { plainUse } from '../src/hall/event-board.ts';
import { type HallBoard, type HallMatch, type HallPerson, usualHallOptions } from '../src/hall/hall-state.ts';
import { tournamentMatches } from '../src/hall/tournament-matches.ts';
import { type HallInput, hasParties, peopleOf } from '../src/hall/view.ts';
import type { LogRow } from '../src/tournament/advance/log.ts';
import { advance } from '../src/tournament/course/advance.ts';
import type { Plan } from '../src/tournament/plan/plan.ts';
import { playOut, winnersBy } from './tournaments.ts';

const minute = 60_000;
export const noon = 12 * 60 * minute;

export type HallForTest = {
  readonly plans: readonly Plan[];
  /** Share of each log that has happened, from 0 to 1. */
  readonly progress: number;
  readonly boards: number;
  readonly seed: number;
  /** Logs instead of random ones. */
  readonly logs?: readonly (readonly LogRow[])[];
};

const personFor = (id: string, chance: () => number): HallPerson => {
  const luck = chance();
  return {
    id,
    presence: luck < 0.04 ? 'expected' : luck < 0.06 ? 'injured' : luck < 0.08 ? 'gone' : 'here',
    pauseUntil: chance() < 0.05 ? noon + 5 * minute : null,
    freeSince: noon - Math.floor(100 * chance()) * minute,
    mustLeaveAt: chance() < 0.05 ? noon + 120 * minute : null,
    isCaller: chance() > 0.05,
    calls: Math.floor(4 * chance()),
    lastLoss: chance() < 0.4 ? { at: noon - Math.floor(99 * chance()) * minute, board: 'b1' } : null,
    perhaps: [],
  };
};

const boardFor = (index: number, chance: () => number): HallBoard => {
  const luck = chance();
  return {
    id: `b${index}`,
    order: index,
    state: luck < 0.1 ? 'broken' : luck < 0.15 ? 'practice' : 'open',
    pauseUntil: chance() < 0.05 ? noon + minute : null,
    freeSince: noon - Math.floor(20 * chance()) * minute,
    isStream: chance() < 0.1,
    isMain: index === 0,
    reservedFor: chance() < 0.1 ? ['c0'] : null,
    ...(chance() < 0.1 && { use: { ...plainUse, rounds: ['final'] } }),
  };
};

/** Calls some matches on boards, so that nobody is called twice. */
const callSome = (
  matches: readonly HallMatch[],
  boards: readonly HallBoard[],
  chance: () => number,
): readonly HallMatch[] => {
  const busy = new Set<string>();
  const free = boards.filter(() => chance() < 0.6).map(({ id }) => id);
  return matches.map((match) => {
    if (match.state === 'over' || !hasParties(match)) return match;
    const luck = chance();
    const people = peopleOf(match);
    const isFree = new Set(people).size === people.length && people.every((person) => !busy.has(person));
    if (luck < 0.03) return { ...match, state: 'postponed', since: noon + (luck < 0.02 ? 1 : -1) * minute };
    if (luck < 0.05) return { ...match, state: 'protest' };
    if (luck < 0.06 && isFree) return { ...match, state: 'interrupted' };
    if (luck > 0.4 || !isFree) return match;
    const board = free.pop();
    if (board === undefined) return match;
    for (const person of people) busy.add(person);
    const since = noon - Math.floor(25 * chance()) * minute;
    return { ...match, state: luck < 0.2 ? 'called' : 'running', since, board };
  });
};

/** A hall; people with the same name in several competitions are the same. */
export const hallForTest = ({ plans, progress, boards, seed, logs }: HallForTest): HallInput => {
  const chance = seededChance(seed);
  const matches = plans.flatMap((plan, index) => {
    const { log } = playOut(plan, winnersBy(seededChance(`${seed} ${index}`)));
    const tournament = advance(plan, logs?.[index] ?? log.slice(0, Math.floor(log.length * progress)));
    return tournamentMatches(plan, tournament, {
      competition: `c${index}`,
      peopleOf: (entrant) => [entrant],
      lengthOf: () => 20 * minute,
    }).map((match) => ({ ...match, isStream: chance() < 0.05 }));
  });
  const people = [...new Set(matches.flatMap(peopleOf))].toSorted().map((id) => personFor(id, chance));
  const all = Array.from({ length: boards }, (_, index) => boardFor(index, chance));
  return {
    now: noon,
    options: usualHallOptions,
    boards: all,
    state: {
      people,
      matches: callSome(matches, all, chance),
      competitions: plans.map((_, index) => ({
        id: `c${index}`,
        targetEnd: noon + 400 * minute,
        knockoutFrom: chance() < 0.8 ? noon - minute : chance() < 0.5 ? null : noon + minute,
        semiFinals: chance() < 0.7 ? 'together' : 'free',
        final: chance() < 0.7 ? 'last' : 'free',
        finalPause: 10 * minute,
        thirdPlace: chance() < 0.5 ? 'beside-final' : 'before-final',
        callers: chance() < 0.6 ? 'if-possible' : chance() < 0.5 ? 'required' : 'none',
      })),
    },
  };
};
