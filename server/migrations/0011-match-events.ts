import type { Kysely } from 'kysely';

/** Columns of a match for the team and the type of its event. */
export const matchEventsMigration = {
  name: '0011-match-events',
  up: async (db: Kysely<unknown>): Promise<void> => {
    for (const column of ['event_team_id', 'event_type'])
      await db.schema.alterTable('matches').addColumn(column, 'text').execute();
  },
};
