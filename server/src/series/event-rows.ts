import type { Queries, WriteTx } from '../platform/db/database.ts';

/** Ids of the tournaments of these series, in the order in which they begin, by the id of the series. */
export const findEventIds = async (
  q: Queries,
  seriesIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const found = new Map<string, string[]>();
  if (seriesIds.length === 0) return found;
  const rows = await q
    .selectFrom('series_events')
    .innerJoin('events', 'events.id', 'series_events.event_id')
    .select(['series_events.series_id', 'series_events.event_id'])
    .where('series_events.series_id', 'in', seriesIds)
    .orderBy('events.start_date_time')
    .orderBy('events.id')
    .execute();
  for (const { series_id: id, event_id: eventId } of rows) {
    const own = found.get(id);
    if (own === undefined) found.set(id, [eventId]);
    else own.push(eventId);
  }
  return found;
};

/** The same of one series. */
export const findEventIdsOf = async (q: Queries, seriesId: string): Promise<readonly string[]> =>
  (await findEventIds(q, [seriesId])).get(seriesId) ?? [];

type ChangeEvents = (tx: WriteTx, seriesId: string, eventIds: readonly string[]) => Promise<void>;

/** The change, but for no tournaments nothing, because SQL knows no empty list. */
const unlessEmpty =
  (change: ChangeEvents): ChangeEvents =>
  async (tx, seriesId, eventIds) => {
    if (eventIds.length > 0) await change(tx, seriesId, eventIds);
  };

/** Adds tournaments to a series; those that it has already stay. */
export const addEvents = unlessEmpty(async ({ q }, seriesId, eventIds) => {
  await q
    .insertInto('series_events')
    .values(eventIds.map((eventId) => ({ series_id: seriesId, event_id: eventId })))
    .onConflict((conflict) => conflict.columns(['series_id', 'event_id']).doNothing())
    .execute();
});

/** Takes tournaments out of a series. */
export const removeEvents = unlessEmpty(async ({ q }, seriesId, eventIds) => {
  await q
    .deleteFrom('series_events')
    .where('series_id', '=', seriesId)
    .where('event_id', 'in', eventIds)
    .execute();
});
