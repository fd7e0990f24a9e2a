import type { SeriesConfig } from '@neundarter/contract/entities/series';
import type { Queries, WriteTx } from '../platform/db/database.ts';

/** A series as stored in the database. */
export type StoredSeries = {
  readonly id: string;
  readonly teamId: string;
  readonly name: string;
  readonly isPublic: boolean;
  /** Whether search engines may show it while it is public. */
  readonly isSearchable: boolean;
  readonly config: SeriesConfig;
  readonly propsHash: string;
  readonly createdBy: string;
  readonly createdAt: number;
};

const columns = [
  'series.id',
  'series.team_id',
  'series.name',
  'series.is_public',
  'series.is_searchable',
  'series.config',
  'series.props_hash',
  'series.created_by',
  'series.created_at',
] as const;

type Row = Awaited<ReturnType<ReturnType<typeof selectRows>['execute']>>[number];

const selectRows = (q: Queries) => q.selectFrom('series').select(columns);

const seriesOf = (row: Row): StoredSeries => ({
  id: row.id,
  teamId: row.team_id,
  name: row.name,
  isPublic: row.is_public === 1,
  isSearchable: row.is_searchable === 1,
  config: JSON.parse(row.config) as SeriesConfig,
  propsHash: row.props_hash,
  createdBy: row.created_by,
  createdAt: row.created_at,
});

const changingFieldsOf = ({
  name,
  isPublic,
  isSearchable,
  config,
}: Pick<StoredSeries, 'name' | 'isPublic' | 'isSearchable' | 'config'>) => ({
  name,
  is_public: isPublic ? 1 : 0,
  is_searchable: isSearchable ? 1 : 0,
  config: JSON.stringify(config),
});

/** Series of a list. */
export type SeriesFilter = {
  readonly teamId?: string;
  readonly eventId?: string;
  /** Only series that search engines may show while they are public. */
  readonly isSearchable?: true;
  /** Teams whose series that are not public the caller sees; null for all. */
  readonly visibleTeamIds: readonly string[] | null;
};

const filtered = (q: Queries, { teamId, eventId, isSearchable, visibleTeamIds }: SeriesFilter) =>
  q
    .selectFrom('series')
    .$if(teamId !== undefined, (series) => series.where('series.team_id', '=', teamId ?? ''))
    .$if(eventId !== undefined, (series) =>
      series.where((eb) =>
        eb.exists(
          eb
            .selectFrom('series_events')
            .select('series_events.event_id')
            .whereRef('series_events.series_id', '=', 'series.id')
            .where('series_events.event_id', '=', eventId ?? ''),
        ),
      ),
    )
    .$if(isSearchable !== undefined, (series) => series.where('series.is_searchable', '=', 1))
    .$if(visibleTeamIds !== null, (series) =>
      series.where((eb) => {
        const teamIds = visibleTeamIds ?? [];
        const isPublic = eb('series.is_public', '=', 1);
        return teamIds.length === 0 ? isPublic : eb.or([isPublic, eb('series.team_id', 'in', teamIds)]);
      }),
    );

/** One page, newest first. */
export const findSeriesPage = async (
  q: Queries,
  filter: SeriesFilter,
  { skip, limit }: { readonly skip: number; readonly limit: number },
): Promise<readonly StoredSeries[]> => {
  const page = filtered(q, filter)
    .select(columns)
    .orderBy('series.created_at', 'desc')
    .orderBy('series.id')
    .offset(skip)
    .limit(limit);
  return (await page.execute()).map(seriesOf);
};

export const countSeriesRows = async (q: Queries, filter: SeriesFilter): Promise<number> => {
  const { count } = await filtered(q, filter)
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

export const findSeries = async (q: Queries, id: string): Promise<StoredSeries | null> => {
  const row = await selectRows(q).where('series.id', '=', id).executeTakeFirst();
  return row === undefined ? null : seriesOf(row);
};

/** Reads the row and locks it until the end of the transaction. */
export const lockSeries = async (tx: WriteTx, id: string): Promise<StoredSeries | null> => {
  const row = await tx.lockRows(selectRows(tx.q).where('series.id', '=', id)).executeTakeFirst();
  return row === undefined ? null : seriesOf(row);
};

/** Inserts a series; returns `false` if the id is taken. */
export const insertSeries = async ({ q }: WriteTx, series: StoredSeries): Promise<boolean> => {
  const { id, teamId, propsHash, createdBy, createdAt } = series;
  const fixed = { id, team_id: teamId, props_hash: propsHash, created_by: createdBy, created_at: createdAt };
  const result = await q
    .insertInto('series')
    .values({ ...fixed, ...changingFieldsOf(series) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
};

export const updateSeries = async ({ q }: WriteTx, series: StoredSeries): Promise<void> => {
  await q.updateTable('series').set(changingFieldsOf(series)).where('id', '=', series.id).execute();
};

export const removeSeries = async ({ q }: WriteTx, id: string): Promise<void> => {
  await q.deleteFrom('series').where('id', '=', id).execute();
};
