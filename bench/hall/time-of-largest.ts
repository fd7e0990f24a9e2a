// How long one schedule of the largest event takes: a league of 32, everybody against everybody twice, on 16 boards.
import type { Chance } from '@neundarter/rules/board/seeded-chance';
import { type HallBoard, type HallPerson, usualHallOptions } from '@neundarter/rules/hall/hall-state';
import { schedule } from '@neundarter/rules/hall/schedule';
import { tournamentMatches } from '@neundarter/rules/hall/tournament-matches';
import type { HallInput } from '@neundarter/rules/hall/view';
import { advance } from '@neundarter/rules/tournament/course/advance';
import { planTournament } from '@neundarter/rules/tournament/plan/plan';
import { defaultPlanConfig } from '@neundarter/rules/tournament/plan/plan-config';
import { median } from '../lib/figures.ts';
import { minute } from './make-day.ts';

const rounds = 200;

const largest = (chance: Chance): HallInput => {
  const entrants = Array.from({ length: 32 }, (_, index) => `p${index}`);
  const config = { ...defaultPlanConfig, mode: 'league', roundRobinMode: 'double' } as const;
  const plan = planTournament({ config, entrants, groups: [], seed: 'largest' });
  const matches = tournamentMatches(plan, advance(plan, []), {
    competition: 'league',
    peopleOf: (entrant) => [entrant],
    lengthOf: () => 20 * minute,
  });
  const person = (id: string): HallPerson => ({
    id,
    presence: 'here',
    pauseUntil: null,
    freeSince: -Math.floor(60 * chance()) * minute,
    mustLeaveAt: null,
    isCaller: true,
    calls: 0,
    lastLoss: null,
    perhaps: [],
  });
  const board = (order: number): HallBoard => ({
    id: `b${order}`,
    order,
    state: 'open',
    pauseUntil: null,
    freeSince: 0,
    isStream: false,
    isMain: order === 0,
    reservedFor: null,
  });
  return {
    now: 0,
    options: usualHallOptions,
    boards: Array.from({ length: 16 }, (_, index) => board(index)),
    state: {
      matches,
      people: entrants.map(person),
      competitions: [
        {
          id: 'league',
          targetEnd: 600 * minute,
          knockoutFrom: null,
          semiFinals: 'together',
          final: 'last',
          finalPause: 0,
          thirdPlace: 'beside-final',
          callers: 'if-possible',
        },
      ],
    },
  };
};

/** Median of many schedules in ms, in which all boards get a match. */
export const timeOfLargest = (chance: Chance): number => {
  const input = largest(chance);
  if (input.state.matches.length !== 992) throw new Error('The league does not have 992 matches');
  const times = Array.from({ length: rounds }, () => {
    const startedAt = performance.now();
    schedule(input);
    return performance.now() - startedAt;
  });
  return median(times);
};
