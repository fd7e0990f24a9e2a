import type { Kysely } from 'kysely';

type Enrolled = {
  readonly event_enrolments: {
    readonly event_id: string;
    readonly caller_id: string;
    readonly enrolled_at: number;
  };
  readonly users: { readonly id: string };
  readonly event_scorers: {
    readonly event_id: string;
    readonly caller_id: string;
    readonly guest_number: number | null;
  };
};

/** Those that are enrolled already; guests get numbers in the order in which they came. */
const takeEnrolled = async (db: Kysely<Enrolled>): Promise<void> => {
  const users = new Set((await db.selectFrom('users').select('id').execute()).map(({ id }) => id));
  const enrolled = await db
    .selectFrom('event_enrolments')
    .select(['event_id', 'caller_id'])
    .orderBy('event_id')
    .orderBy('enrolled_at')
    .orderBy('caller_id')
    .execute();
  const guests = new Map<string, number>();
  for (const { event_id, caller_id } of enrolled) {
    const isGuest = !users.has(caller_id);
    const number = (guests.get(event_id) ?? 0) + 1;
    if (isGuest) guests.set(event_id, number);
    await db
      .insertInto('event_scorers')
      .values({ event_id, caller_id, guest_number: isGuest ? number : null })
      .execute();
  }
};

/** On which device a match ended, and the names by which organisers know the devices that score an event. */
export const devicesMigration = {
  name: '0038-devices',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await db.schema.alterTable('matches').addColumn('ended_on', 'text').execute();
    await db.schema
      .createTable('event_scorers')
      .addColumn('event_id', 'text', (column) => column.notNull().references('events.id').onDelete('cascade'))
      .addColumn('caller_id', 'text', (column) => column.notNull())
      .addColumn('guest_number', 'integer')
      .addPrimaryKeyConstraint('event_scorers_key', ['event_id', 'caller_id'])
      .addUniqueConstraint('event_scorers_by_number', ['event_id', 'guest_number'])
      .execute();
    await takeEnrolled(db);
  },
};
