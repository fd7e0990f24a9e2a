import type { Queries } from '../platform/db/database.ts';

/** Ids of the finished matches of an event, in the order in which they ended. For other nouns. */
export const findEndedMatches = async (q: Queries, eventId: string): Promise<readonly string[]> => {
  const rows = await q
    .selectFrom('matches')
    .select('id')
    .where('event_id', '=', eventId)
    .where('status', '=', 'finished')
    .orderBy('finished_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};
