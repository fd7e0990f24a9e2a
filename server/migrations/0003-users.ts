import type { Kysely } from 'kysely';

const createUsers = (db: Kysely<unknown>) =>
  db.schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('player_id', 'text', (column) => column.unique())
    .addColumn('roles', 'text', (column) => column.notNull())
    .addColumn('verified_at', 'bigint')
    .addColumn('last_seen', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('wanted_player_id', 'text')
    .addColumn('wanted_team_id', 'text')
    .execute();

const createSessions = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessions_by_user').on('sessions').column('user_id').execute();
};

const createUserTokens = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('user_tokens')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('user_tokens_by_user').on('user_tokens').column('user_id').execute();
};

const createAttempts = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('attempts')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('window_ends', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('attempts_by_end').on('attempts').column('window_ends').execute();
};

const createMails = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('mails')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('request_key', 'text', (column) => column.notNull().unique())
    .addColumn('mail', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('mails_by_due').on('mails').column('due_at').execute();
};

/** Accounts with their sessions and mailed tokens, counted attempts, and mails that wait to be sent. */
export const usersMigration = {
  name: '0003-users',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await createUsers(db);
    await createSessions(db);
    await createUserTokens(db);
    await createAttempts(db);
    await createMails(db);
  },
};
