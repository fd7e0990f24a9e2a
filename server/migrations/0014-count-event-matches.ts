import type { Kysely } from 'kysely';

/**
 * Index to count the matches that a caller may see. The count reads only the matches of events, usually few, and the
 * index contains every column that it needs.
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
