import type { Queries } from '../../platform/db/database.ts';

/** Ids of the matches of an event that were started, in order. */
export const findStartedMatches = async (q: Queries, eventId: string): Promise<readonly string[]> => {
  const rows = await q
    .selectFrom('matches')
    .select('id')
    .where('event_id', '=', eventId)
    .where('status', '<>', 'scheduled')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};
