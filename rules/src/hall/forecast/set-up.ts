// The forecast of a tournament before it starts, from what is set up: how it is played, how many players and boards. Everybody
// is there, and nobody knows how well they play.
import type { Chance } from '../../board/seeded-chance.ts';
import { legsNeeded, setsNeeded } from '../../match/winners.ts';
import { advance } from '../../tournament/course/advance.ts';
import { drawSnake } from '../../tournament/groups/draw-groups.ts';
import { drawsGroups } from '../../tournament/plan/modes.ts';
import { planTournament } from '../../tournament/plan/plan.ts';
import type { PlanConfig } from '../../tournament/plan/plan-config.ts';
import { expectedLength } from '../expected-length.ts';
import { type HallBoard, type HallPerson, usualHallOptions } from '../hall-state.ts';
import { hallMatchId, tournamentMatches } from '../tournament-matches.ts';
import { type Forecast, forecastBy, seedsOf, usualPlays } from './forecast.ts';
import { type ForecastInput, notBegun } from './forecast-input.ts';

export type SetUp = {
  readonly config: PlanConfig;
  /** At least 2. */
  readonly noOfPlayers: number;
  /** Valid for the number of qualifiers; without a group stage it is not used. */
  readonly noOfGroups: number;
  /** At least 1. */
  readonly noOfBoards: number;
  /** ms since 1970 */
  readonly startsAt: number;
  /** Mean length of a leg on other days, ms; `usualLeg` if nobody knows. */
  readonly usualLeg: number;
};

const minute = 60_000;
const competition = 'cup';
const longEnough = 24 * 60 * minute;

const playerAt =
  (startsAt: number) =>
  (id: string): HallPerson => ({
    id,
    presence: 'here',
    pauseUntil: null,
    freeSince: startsAt,
    mustLeaveAt: null,
    isCaller: true,
    calls: 0,
    lastLoss: null,
    perhaps: [],
  });

const boardAt = (startsAt: number, order: number): HallBoard => ({
  id: `board ${order}`,
  order,
  state: 'open',
  pauseUntil: null,
  freeSince: startsAt,
  isStream: false,
  isMain: order === 0,
  reservedFor: null,
});

const planOf = ({ config, noOfPlayers, noOfGroups }: SetUp) => {
  const entrants = Array.from({ length: noOfPlayers }, (_, index) => `player ${index + 1}`);
  const groups = drawsGroups(config.mode) ? drawSnake(entrants, noOfGroups) : [];
  return { entrants, plan: planTournament({ config, entrants, groups, seed: 'forecast' }) };
};

/** The hall of a tournament that starts with everybody present. */
export const hallOf = (setUp: SetUp): ForecastInput => {
  const { startsAt, noOfBoards, usualLeg } = setUp;
  const { entrants, plan } = planOf(setUp);
  const matches = tournamentMatches(plan, advance(plan, []), {
    competition,
    peopleOf: (entrant) => [entrant],
    lengthOf: ({ config }) => expectedLength(config, usualLeg),
  });
  return {
    now: startsAt,
    options: usualHallOptions,
    boards: Array.from({ length: noOfBoards }, (_, order) => boardAt(startsAt, order)),
    state: {
      people: entrants.map(playerAt(startsAt)),
      matches,
      competitions: [
        {
          id: competition,
          targetEnd: startsAt + longEnough,
          knockoutFrom: plan.groups.length > 0 ? null : startsAt,
          semiFinals: 'together',
          final: 'last',
          finalPause: 10 * minute,
          thirdPlace: 'beside-final',
          callers: 'none',
        },
      ],
    },
    scores: new Map(
      plan.matches.map(({ key, config }) => [
        hallMatchId(competition, key),
        notBegun(legsNeeded(config), setsNeeded(config)),
      ]),
    ),
    forms: new Map(),
    legs: { count: 0, total: 0 },
    usualLeg,
    tablesShown: 5 * minute,
  };
};

/** The forecast of a set-up. Starts are those of the planned matches, by `hallMatchId('cup', key)`. */
export const forecastSetUp = (setUp: SetUp, chance: Chance): Forecast =>
  forecastBy(hallOf(setUp), seedsOf(chance, usualPlays));
