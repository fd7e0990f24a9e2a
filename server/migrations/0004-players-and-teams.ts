import type { Kysely } from 'kysely';

const createPlayers = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('players')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('online_id', 'text', (column) => column.notNull().unique())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text')
    .addColumn('nick_name', 'text')
    .addColumn('search_name', 'text', (column) => column.notNull())
    .addColumn('external_id', 'text')
    .addColumn('online_matches_allowed', 'integer', (column) => column.notNull())
    .addColumn('current_team_id', 'text')
    .addColumn('picture_id', 'text')
    .addColumn('props_hash', 'text')
    .addColumn('created_by', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('players_by_name').on('players').columns(['search_name', 'id']).execute();
};

const createPictures = (db: Kysely<unknown>) =>
  db.schema
    .createTable('pictures')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('content_type', 'text', (column) => column.notNull())
    .addColumn('base64_image', 'text', (column) => column.notNull())
    .execute();

const createTeams = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('teams')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('search_name', 'text', (column) => column.notNull())
    .addColumn('can_use_tournaments', 'integer', (column) => column.notNull())
    .addColumn('picture_id', 'text')
    .addColumn('props_hash', 'text', (column) => column.notNull())
    .addColumn('created_by', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('teams_by_name').on('teams').columns(['search_name', 'id']).execute();
};

const createMembers = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('team_members')
    .addColumn('team_id', 'text', (column) => column.notNull().references('teams.id').onDelete('cascade'))
    .addColumn('player_id', 'text', (column) => column.notNull().references('players.id').onDelete('cascade'))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('team_members_key', ['team_id', 'player_id'])
    .execute();
  await db.schema.createIndex('team_members_by_player').on('team_members').column('player_id').execute();
};

const createInvites = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('team_invites')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('team_id', 'text', (column) => column.notNull().references('teams.id').onDelete('cascade'))
    .addColumn('player_id', 'text', (column) => column.notNull().references('players.id').onDelete('cascade'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('team_invites_by_player')
    .on('team_invites')
    .columns(['player_id', 'team_id'])
    .execute();
};

const createWishes = (db: Kysely<unknown>) =>
  db.schema
    .createTable('team_wishes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('player_id', 'text', (column) => column.notNull().references('players.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();

/** Players, with or without an account, their pictures, and the teams they play in. */
export const playersAndTeamsMigration = {
  name: '0004-players-and-teams',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await createPlayers(db);
    await createPictures(db);
    await createTeams(db);
    await createMembers(db);
    await createInvites(db);
    await createWishes(db);
  },
};
