import { type Kysely, sql } from 'kysely';

/** When players were confirmed members of teams. The rows stay when a player leaves or the team is deleted. */
const createMemberships = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('team_memberships')
    .addColumn('team_id', 'text', (column) => column.notNull())
    .addColumn('player_id', 'text', (column) => column.notNull().references('players.id').onDelete('cascade'))
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('until', 'bigint')
    .addPrimaryKeyConstraint('team_memberships_key', ['player_id', 'team_id', 'since'])
    .execute();
  await db.schema.createIndex('team_memberships_by_team').on('team_memberships').column('team_id').execute();
  await sql`
    insert into team_memberships (team_id, player_id, since, until)
    select team_id, player_id, since, null from team_members where status = 'confirmed'
  `.execute(db);
};

/** Players who agreed on a device of their own that a user puts them into matches. */
const createAgreements = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('agreements')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('asked_by', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('player_id', 'text')
    .addColumn('answered_at', 'bigint')
    .addColumn('valid_until', 'bigint')
    .execute();
  await db.schema
    .createIndex('agreements_by_user')
    .on('agreements')
    .columns(['asked_by', 'valid_until'])
    .execute();
  await db.schema.createIndex('agreements_by_player').on('agreements').column('player_id').execute();
};

/** Seats of guests who are, or may be, a registered player. Few matches have any. */
const createGuestSeats = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('guest_seats')
    .addColumn('match_id', 'text', (column) => column.notNull().references('matches.id').onDelete('cascade'))
    .addColumn('player_id', 'text', (column) => column.notNull())
    .addColumn('guest_id', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('time_stamp', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('guest_seats_key', ['match_id', 'player_id'])
    .execute();
  await db.schema
    .createIndex('guest_seats_by_player')
    .on('guest_seats')
    .columns(['player_id', 'status', 'time_stamp', 'match_id'])
    .execute();
};

/** Who may put whom into a match: memberships with their dates, agreements, and seats without consent. */
export const consentMigration = {
  name: '0015-consent',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await createMemberships(db);
    await createAgreements(db);
    await createGuestSeats(db);
  },
};
