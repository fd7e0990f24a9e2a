import type { Place } from '@neundarter/rules/tournament/advance/places';
import type { Queries, WriteTx } from '../../platform/db/database.ts';

/** The places of finished tournaments. The event is locked whenever they are written. */
export const placeRows = {
  /** Writes the places of a tournament in place of those it had. The entrants are ids of entries. */
  put: async ({ q }: WriteTx, eventId: string, places: readonly Place[]): Promise<void> => {
    await q.deleteFrom('event_places').where('event_id', '=', eventId).execute();
    if (places.length === 0) return;
    const rows = places.map(({ entrant, from, to }) => ({
      entry_id: entrant,
      event_id: eventId,
      place_from: from,
      place_to: to,
    }));
    await q.insertInto('event_places').values(rows).execute();
  },

  /** The places of these entries, by entry. */
  find: async (
    q: Queries,
    entryIds: readonly string[],
  ): Promise<ReadonlyMap<string, { readonly from: number; readonly to: number }>> => {
    if (entryIds.length === 0) return new Map();
    const rows = await q
      .selectFrom('event_places')
      .select(['entry_id', 'place_from', 'place_to'])
      .where('entry_id', 'in', [...entryIds])
      .execute();
    return new Map(rows.map((row) => [row.entry_id, { from: row.place_from, to: row.place_to }]));
  },

  /** Ids of finished tournaments without places. */
  findUnkept: async (q: Queries): Promise<readonly string[]> => {
    const rows = await q
      .selectFrom('tournaments')
      .select('event_id')
      .where('status', '=', 'finished')
      .where('event_id', 'not in', (eb) => eb.selectFrom('event_places').select('event_places.event_id'))
      .orderBy('event_id')
      .execute();
    return rows.map(({ event_id }) => event_id);
  },
};
