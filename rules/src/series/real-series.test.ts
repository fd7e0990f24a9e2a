import { describe, expect, it } from 'vitest';
import { type RealResult, readTournamentData } from '../../test-support/real-tables.ts';
import { nameOf, resultRow } from '../../test-support/tournaments.ts';
import type { LogRow } from '../tournament/advance/log.ts';
import { advance } from '../tournament/course/advance.ts';
import { planTournament } from '../tournament/plan/plan.ts';
import { defaultPlanConfig } from '../tournament/plan/plan-config.ts';
import { achievementsOf, type FinishedTournament } from './achievements.ts';
import { eventPointsOf } from './event-points.ts';
import { defaultPointsConfig, type PointsConfig } from './points-config.ts';
import { seriesTableOf } from './series-table.ts';

type Night = {
  readonly QF: readonly RealResult[];
  readonly SF: readonly RealResult[];
  readonly F: readonly RealResult[];
};
type PremierLeague = {
  readonly pointsConfig: Partial<PointsConfig['pointsForKnockoutRound']>;
  readonly nights: { readonly [night: string]: Night };
  readonly tables: { readonly after2: { readonly [player: string]: number } };
};

const { nights, tables, pointsConfig } = readTournamentData<PremierLeague>(
  'premier-league-2025-nights-1-2.json',
);

const config: PointsConfig = {
  ...defaultPointsConfig,
  pointsForKnockoutRound: { ...defaultPointsConfig.pointsForKnockoutRound, ...pointsConfig },
};

const eventPoints = (night: FinishedTournament) =>
  Object.fromEntries(
    [...achievementsOf(night)].map(([id, achieved]) => [id, eventPointsOf(achieved, config)]),
  );

/** The slots of the bracket are 1 8 4 5 2 7 3 6: the seeds of the players of the quarter-finals, from top to bottom. */
const seedsBySlot = [1, 8, 4, 5, 2, 7, 3, 6];

/** Quarter-finals in the order in which their winners meet. */
const drawOf = ({ QF, SF }: Night): readonly RealResult[] =>
  SF.flatMap((semi) => [semi.a, semi.b].flatMap((name) => QF.filter(({ a, b }) => a === name || b === name)));

const playNight = (night: Night) => {
  const players = drawOf(night).flatMap(({ a, b }) => [a, b]);
  const entrants = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => players[seedsBySlot.indexOf(seed)] ?? '');
  const plan = planTournament({
    config: { ...defaultPlanConfig, mode: 'single-knockout' },
    entrants,
    groups: [],
    seed: 'night',
  });
  let log: readonly LogRow[] = [];
  for (const { a, b, legsA, legsB } of [...night.QF, ...night.SF, ...night.F]) {
    const { matches } = advance(plan, log);
    const match = plan.matches.find(({ key }) => {
      const names = matches[key]?.slots.map(nameOf) ?? [];
      return matches[key]?.status === 'ready' && names.includes(a) && names.includes(b);
    });
    if (match === undefined) throw new Error(`${a} does not meet ${b}`);
    const winner = (legsA ?? 0) > legsB ? a : b;
    log = [...log, resultRow(match, matches[match.key]?.slots.map(nameOf).indexOf(winner) === 0 ? 0 : 1)];
  }
  return eventPoints({
    plan,
    matches: advance(plan, log).matches,
    figures: [],
    participants: entrants.map((entrant) => ({ entrant, playerIds: [entrant] })),
  });
};

describe('the Premier League 2025', () => {
  it('has after two nights the points that were published', () => {
    const byNight = Object.fromEntries(
      Object.entries(nights).map(([night, results]) => [night, playNight(results)]),
    );
    const table = seriesTableOf(byNight, null);
    expect(Object.fromEntries(table.map(({ playerId, sum }) => [playerId, sum]))).toEqual(tables.after2);
    expect(table.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 5, 7, 7]);
  });

  it('counts only the better night of everybody if one result counts', () => {
    const byNight = Object.fromEntries(
      Object.entries(nights).map(([night, results]) => [night, playNight(results)]),
    );
    const counted = seriesTableOf(byNight, 1).map(({ playerId, counted: points }) => [playerId, points]);
    expect(Object.fromEntries(counted)).toEqual({
      Humphries: 5,
      Littler: 5,
      Dobey: 3,
      'van Gerwen': 2,
      Cross: 2,
      Price: 2,
      Aspinall: 0,
      Bunting: 0,
    });
  });
});
