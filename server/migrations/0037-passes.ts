import type { Kysely } from 'kysely';

/** The columns of tournaments that kept their PINs until now. */
type OldPins = {
  readonly tournaments: {
    readonly event_id: string;
    readonly match_pin: string | null;
    readonly earlier_pins: string | null;
    readonly pin_locked_at: number | null;
    readonly pin_round: number;
  };
  readonly passes: {
    readonly kind: string;
    readonly scope: string;
    readonly part: string;
    readonly number: number;
    readonly shown: string;
    readonly is_single_use: number;
    readonly issued_at: number;
    readonly revoked_at: number | null;
    readonly locked_at: number | null;
    readonly round: number;
  };
};

const createPasses = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('passes')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('part', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('secret_hash', 'text')
    .addColumn('shown', 'text')
    .addColumn('is_single_use', 'integer', (column) => column.notNull())
    .addColumn('issued_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint')
    .addColumn('revoked_at', 'bigint')
    .addColumn('last_used_at', 'bigint')
    .addColumn('locked_at', 'bigint')
    .addColumn('round', 'integer', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('passes_key', ['kind', 'scope', 'part', 'number'])
    .execute();
  await db.schema.createIndex('passes_by_scope').on('passes').columns(['scope']).execute();
};

/** The time at which a PIN was made was not kept. */
const unknownTime = 0;

const takePins = async (db: Kysely<OldPins>): Promise<void> => {
  const rows = await db
    .selectFrom('tournaments')
    .select(['event_id', 'match_pin', 'earlier_pins', 'pin_locked_at', 'pin_round'])
    .where('match_pin', 'is not', null)
    .execute();
  for (const row of rows) {
    const earlier = JSON.parse(row.earlier_pins ?? '[]') as readonly string[];
    const pins = [...earlier, row.match_pin ?? ''];
    for (const [number, shown] of pins.entries()) {
      const isLatest = number === pins.length - 1;
      await db
        .insertInto('passes')
        .values({
          kind: 'match-pin',
          scope: row.event_id,
          part: '',
          number,
          shown,
          is_single_use: 0,
          issued_at: unknownTime,
          revoked_at: isLatest ? null : unknownTime,
          locked_at: isLatest ? row.pin_locked_at : null,
          round: isLatest ? row.pin_round : 0,
        })
        .execute();
    }
  }
};

/** PINs and keys with which people without a right of their own get one; takes over the PINs of tournaments. */
export const passesMigration = {
  name: '0037-passes',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await createPasses(db);
    await takePins(db);
  },
};
