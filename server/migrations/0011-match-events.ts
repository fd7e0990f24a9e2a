import type { Kysely } from 'kysely';

/** What a match keeps of its event: whose it is and of what kind. */
export const matchEventsMigration = {
  name: '0011-match-events',
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const column of ['event_team_id', 'event_type'])
      await db.schema.alterTable('matches').addColumn(column, 'text').execute();
  },
};
