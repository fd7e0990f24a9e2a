import type { MatchHead } from '@neundarter/contract/entities/match';
import type { PlayerStatistics } from '@neundarter/contract/entities/statistics';
import type { ErrorCode } from '@neundarter/contract/errors';
import { defaultLimit } from '@neundarter/contract/limits';
import { ok, type Result } from '@neundarter/rules/result';
import { calendarMonthOf, monthsUntil } from '@neundarter/rules/stats/calendar-months';
import type { EventRights } from '../events/gather-event-rights.ts';
import { tellHeads } from '../matches/read-match-for.ts';
import { findMatchHeads } from '../matches/reads.ts';
import type { Queries } from '../platform/db/database.ts';
import type { Platform } from '../platform/platform.ts';
import { findKnownPlayers } from '../players/reads.ts';
import { type Asking, checkMayRead, narrowToTold } from './access.ts';
import { findEventFigures } from './find-event-figures.ts';
import { findFigures } from './find-figures.ts';
import { countMatches, findMatches } from './find-matches.ts';
import type { FiguresFilter } from './narrow-figures.ts';
import { playerStatisticsEntity } from './player-statistics-entity.ts';

/** Number of months in the trend. */
const trendMonths = 12;
/** A time span of more than twelve months, in ms. */
const trendMs = 400 * 24 * 60 * 60 * 1000;

type Query = Asking & FiguresFilter;

/** What the functions that read statistics for a caller need. */
type StatisticsReader = Pick<Platform, 'db' | 'clock'> & { readonly rights: EventRights };

/** One page of a player's matches. */
export const listPlayerMatches = (
  { db, rights }: StatisticsReader,
  { skip = 0, limit = defaultLimit, ...query }: Query,
): Promise<Result<readonly MatchHead[], ErrorCode>> =>
  db.read(async (q): Promise<Result<readonly MatchHead[], ErrorCode>> => {
    const access = await checkMayRead(q, query);
    if (!access.ok) return access;
    const ids = await findMatches(q, await narrowToTold(q, rights, query), { skip, limit });
    const caller = { actor: query.actor, matchPin: null };
    return ok(await tellHeads(q, { rights, caller }, await findMatchHeads(q, ids)));
  });

export const countPlayerMatches = (
  { db, rights }: StatisticsReader,
  query: Query,
): Promise<Result<{ count: number }, ErrorCode>> =>
  db.read(async (q): Promise<Result<{ count: number }, ErrorCode>> => {
    const access = await checkMayRead(q, query);
    if (!access.ok) return access;
    return ok({ count: await countMatches(q, await narrowToTold(q, rights, query)) });
  });

type Community = () => Promise<PlayerStatistics['communityAvgDistribution']>;

const hasAccount = async (q: Queries, playerId: string): Promise<boolean> =>
  (await findKnownPlayers(q, [playerId])).some(({ isRegistered }) => isRegistered);

/**
 * The statistics of a player, from the stored figures of each match. Somebody without an account has figures only in an
 * event, from its matches.
 */
export const readPlayerStatistics = async (
  { db, clock, rights }: StatisticsReader,
  communityOf: Community,
  query: Query,
): Promise<Result<PlayerStatistics, ErrorCode>> => {
  const now = clock.now();
  const months = monthsUntil(calendarMonthOf(now), trendMonths);
  const found = await db.read(async (q) => {
    const access = await checkMayRead(q, query);
    if (!access.ok) return access;
    const known = await narrowToTold(q, rights, query);
    const { eventId, ...filter } = known;
    if (eventId !== undefined && !(await hasAccount(q, query.playerId)))
      return ok(await findEventFigures(q, { ...filter, eventId }));
    return ok(await findFigures(q, known, { months, since: now - trendMs, until: now }));
  });
  if (!found.ok) return found;
  return ok(playerStatisticsEntity(found.value, { months, community: await communityOf() }));
};
