import type { PlayerStatistics } from '@neundarter/contract/entities/statistics';
import { communityRanges, communitySteps } from '@neundarter/rules/stats/average-ranges';
import { calendarMonthOf, monthsUntil } from '@neundarter/rules/stats/calendar-months';
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../platform/db/database.ts';
import type { Platform } from '../platform/platform.ts';

type Distribution = PlayerStatistics['communityAvgDistribution'];

/**
 * Maximum age of the cached distribution, in ms. It reads all players, and a few minutes make no visible difference.
 */
export const communityMaxAgeMs = 5 * 60 * 1000;

/** Number of months whose averages count. */
const months = 12;

/** SQL for the index of an average's range, with the same result as `averageRangeOf` of the rules. */
const rangeColumn = (): RawBuilder<number> => {
  const { ranges, from, to, step } = communitySteps;
  const ends = Array.from({ length: (to - from) / step }, (_, index) => from + index * step);
  const cases = ends.map(
    (end, index) => sql`when score * 3 < darts * ${sql.lit(end)} then ${sql.lit(index)}`,
  );
  const last = sql`when score * 3 <= darts * ${sql.lit(to)} then ${sql.lit(ranges.length - 2)}`;
  return sql<number>`case ${sql.join([...cases, last], sql` `)} else ${sql.lit(ranges.length - 1)} end`;
};

const countPlayers = async (q: Queries, firstMonth: string): Promise<Distribution> => {
  const rows = await q
    .selectFrom((eb) =>
      eb
        .selectFrom('player_month_stats')
        .select((inner) => [
          inner.fn.sum<number>('total_score').as('score'),
          inner.fn.sum<number>('total_darts').as('darts'),
        ])
        .where('month', '>=', firstMonth)
        .groupBy('player_id')
        .as('players'),
    )
    .where('darts', '>', 0)
    .select((eb) => [rangeColumn().as('place'), eb.fn.countAll<number>().as('count')])
    .groupBy('place')
    .execute();
  const counts = new Map(rows.map(({ place, count }) => [place, count]));
  return communityRanges.map((range, place) => ({ range, noOfPlayers: counts.get(place) ?? 0 }));
};

/**
 * Distribution of the averages of all players in the last twelve months, from the monthly sums. It is computed at most
 * once in five minutes and cached.
 */
export const readDistribution = ({ db, clock }: Pick<Platform, 'db' | 'clock'>) => {
  let known: { readonly at: number; readonly distribution: Promise<Distribution> } | null = null;
  return (): Promise<Distribution> => {
    const now = clock.now();
    if (known !== null && now >= known.at && now - known.at < communityMaxAgeMs) return known.distribution;
    const firstMonth = monthsUntil(calendarMonthOf(now), months)[0] ?? '';
    const distribution = db.query((q) => countPlayers(q, firstMonth));
    known = { at: now, distribution };
    distribution.catch(() => {
      known = null;
    });
    return distribution;
  };
};
