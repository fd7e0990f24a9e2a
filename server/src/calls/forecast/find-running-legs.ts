import type { PlayedLegs } from '@neundarter/rules/hall/forecast/day-so-far';
import type { Pair } from '@neundarter/rules/hall/forecast/forecast-input';
import type { Standing } from '@neundarter/rules/match/types';
import type { Queries } from '../../platform/db/database.ts';

/** How far a running match is. Times are ms since 1970. */
export type RunningLegs = {
  readonly sets: Pair;
  /** Of the set that is played. */
  readonly legs: Pair;
  /** When the leg that is played began. */
  readonly legSince: number;
  readonly played: PlayedLegs;
};

const findStandings = (q: Queries, matchIds: readonly string[]) =>
  q
    .selectFrom('matches')
    .select(['id', 'standing', 'started_at as startedAt'])
    .where('id', 'in', [...matchIds])
    .where('status', '=', 'running')
    .execute();

/** The latest turn of each leg, in order of play. */
const findLegs = (q: Queries, matchIds: readonly string[]) =>
  q
    .selectFrom('match_moves')
    .select(({ fn }) => ['match_id as matchId', fn.max('time_stamp').as('latest')])
    .where('match_id', 'in', [...matchIds])
    .where('kind', '=', 'throw')
    .groupBy(['match_id', 'set_number', 'leg_number'])
    .orderBy('match_id')
    .orderBy('set_number')
    .orderBy('leg_number')
    .execute();

/** How far these matches are, of those that run. A leg begins when the one before it has ended. */
export const findRunningLegs = async (
  q: Queries,
  matchIds: readonly string[],
): Promise<ReadonlyMap<string, RunningLegs>> => {
  if (matchIds.length === 0) return new Map();
  const ends = Map.groupBy(await findLegs(q, matchIds), ({ matchId }) => matchId);
  return new Map(
    (await findStandings(q, matchIds)).map(({ id, standing, startedAt }): [string, RunningLegs] => {
      const { sets, legs, darts } = JSON.parse(standing) as Standing;
      const all = (ends.get(id) ?? []).map(({ latest }) => latest);
      const finished = darts[0] + darts[1] > 0 ? all.slice(0, -1) : all;
      const began = startedAt ?? finished[0] ?? 0;
      const legSince = finished.at(-1) ?? began;
      return [id, { sets, legs, legSince, played: { legs: finished.length, length: legSince - began } }];
    }),
  );
};
