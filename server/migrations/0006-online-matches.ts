import type { Kysely } from 'kysely';

/** Index of the requests for online matches that wait for a player's answer, newest first. */
export const onlineMatchesMigration = {
  name: '0006-online-matches',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema
      .createIndex('matches_by_request')
      .on('matches')
      .columns(['requested_to_player_id', 'request_status', 'time_stamp', 'id'])
      .execute();
  },
};
