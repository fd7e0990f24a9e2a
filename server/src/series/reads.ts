import type { ListedSeries, SeriesEntity } from '@neundarter/contract/entities/series';
import { defaultLimit } from '@neundarter/contract/limits';
import { isAdmin } from '@neundarter/rules/access/people';
import { ok } from '@neundarter/rules/result';
import type { Database } from '../platform/db/database.ts';
import type { Actor, Outcome } from '../platform/http/handler.ts';
import { describeActor } from '../users/describe-actor.ts';
import { findReadableSeries, type SeriesCommand } from './access.ts';
import { findAchievementsOf, type StoredAchievements } from './achievement-rows.ts';
import {
  describeOneSeries,
  describeSeries,
  findStartedEvents,
  type SeriesPlatform,
} from './describe-series.ts';
import { findEventIdsOf } from './event-rows.ts';
import { narrowTournaments } from './narrow-tournaments.ts';
import { countSeriesRows, findSeriesPage, type SeriesFilter } from './store.ts';

type Query = { readonly teamId?: string; readonly eventId?: string };
type Page = { readonly skip?: number; readonly limit?: number };

const filterFor = (actor: Actor, query: Query): SeriesFilter => {
  const user = describeActor(actor);
  return { ...query, visibleTeamIds: isAdmin(user) ? null : user.teamIds };
};

/** Series that the caller may see, newest first, without points. */
export const listSeries = (
  platform: SeriesPlatform,
  actor: Actor,
  { skip = 0, limit = defaultLimit, ...query }: Query & Page,
): Promise<ListedSeries[]> =>
  platform.db.query(async (q) => {
    const page = await findSeriesPage(q, filterFor(actor, query), { skip, limit });
    const series = await describeSeries(q, platform, page);
    return narrowTournaments(q, { rights: platform.rights, actor }, series);
  });

export const countSeries = (db: Database, actor: Actor, query: Query): Promise<number> =>
  db.query((q) => countSeriesRows(q, filterFor(actor, query)));

/** One series with its points. @param command `eventId` leaves only the points of this tournament */
export const readSeries = (
  platform: SeriesPlatform,
  { eventId, ...command }: SeriesCommand & { readonly eventId?: string | undefined },
): Promise<Outcome<SeriesEntity>> =>
  platform.db.read(async (q): Promise<Outcome<SeriesEntity>> => {
    const series = await findReadableSeries(q, command);
    if (!series.ok) return series;
    const described = await describeOneSeries(q, platform, { series: series.value, only: eventId });
    const { rights } = platform;
    const [told = described] = await narrowTournaments(q, { rights, actor: command.actor }, [described]);
    return ok(told);
  });

/** Maximum number of series in the sitemap. */
const maxInSitemap = 5000;

/** Ids of the series that everybody may see and that search engines may show, newest first. */
export const listSearchableSeries = async (db: Database): Promise<readonly string[]> => {
  const filter = { isSearchable: true, visibleTeamIds: [] } as const;
  const series = await db.query((q) => findSeriesPage(q, filter, { skip: 0, limit: maxInSitemap }));
  return series.map(({ id }) => id);
};

/** Whether the points of a series may change. */
export const readCanUpdateSeries = (
  platform: SeriesPlatform,
  command: SeriesCommand,
): Promise<Outcome<{ canUpdate: boolean }>> =>
  platform.db.read(async (q): Promise<Outcome<{ canUpdate: boolean }>> => {
    const series = await findReadableSeries(q, command);
    if (!series.ok) return series;
    const started = await findStartedEvents(q, platform, await findEventIdsOf(q, command.id));
    return ok({ canUpdate: started.size === 0 });
  });

/** What the caller's player has achieved in tournaments, for the export of own data. */
export const findOwnAchievements = async (
  db: Database,
  actor: Actor,
): Promise<readonly Omit<StoredAchievements, 'playerId'>[]> => {
  const { playerId } = describeActor(actor);
  if (playerId === undefined) return [];
  const own = await db.query((q) => findAchievementsOf(q, playerId));
  return own.map(({ eventId, achievements }) => ({ eventId, achievements }));
};
