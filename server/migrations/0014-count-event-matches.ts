import type { Kysely } from 'kysely';

/**
 * Counting the matches that somebody may know of looks at those of events, which are the few in most places: everything
 * that decides about them, without their rows.
 */
export const countEventMatchesMigration = {
  name: '0014-count-event-matches',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema
      .createIndex('matches_of_events')
      .on('matches')
      .columns(['event_id', 'event_team_id', 'status', 'created_by', 'id'])
      .where('event_id', 'is not', null)
      .execute();
  },
};
