import type { MoneySettings } from '@neundarter/contract/entities/money/money';
import type { Booking, BookingKind, FeeKind, Payment } from '@neundarter/rules/money/booking';
import type { Queries, WriteTx } from '../platform/db/database.ts';
import type { EventMoneyTable, MoneyBookingsTable } from '../platform/db/tables/money-tables.ts';

/** A line of a cash book. */
export type StoredBooking = Booking & {
  readonly eventId: string;
  readonly seq: number;
  readonly feeKind: FeeKind | null;
  readonly note: string | null;
  /** Ms since 1970. */
  readonly bookedAt: number;
  /** Id of a user; null for a helper, and after the account was deleted. */
  readonly bookedBy: string | null;
  readonly isByHelper: boolean;
};

const noSettings: MoneySettings = {
  fees: { normal: null, member: null, youth: null },
  deposit: null,
  prizes: null,
};

const settingsOf = (row: EventMoneyTable): MoneySettings => ({
  fees: { normal: row.fee_normal, member: row.fee_member, youth: row.fee_youth },
  deposit: row.deposit,
  prizes: row.prizes === null ? null : (JSON.parse(row.prizes) as MoneySettings['prizes']),
});

const bookingOf = (row: MoneyBookingsTable): StoredBooking => ({
  id: row.id,
  eventId: row.event_id,
  seq: row.seq,
  kind: row.kind as BookingKind,
  cents: row.cents,
  payment: row.payment as Payment,
  feeKind: row.fee_kind as FeeKind | null,
  entryId: row.entry_id,
  note: row.note,
  reverses: row.reverses,
  bookedAt: row.booked_at,
  bookedBy: row.booked_by_user_id,
  isByHelper: row.is_by_helper === 1,
});

const settingColumns = ['event_id', 'fee_normal', 'fee_member', 'fee_youth', 'deposit', 'prizes'] as const;
const bookingColumns = [
  'id',
  'event_id',
  'seq',
  'kind',
  'cents',
  'payment',
  'fee_kind',
  'entry_id',
  'note',
  'reverses',
  'booked_at',
  'booked_by_user_id',
  'is_by_helper',
] as const;

/** Settings and cash books. The event is locked whenever they are written. */
export const moneyRows = {
  /** What an event asks for; nothing as long as nobody has set it. */
  findSettings: async (q: Queries, eventId: string): Promise<MoneySettings> => {
    const row = await q
      .selectFrom('event_money')
      .select(settingColumns)
      .where('event_id', '=', eventId)
      .executeTakeFirst();
    return row === undefined ? noSettings : settingsOf(row);
  },

  putSettings: async (
    { q }: WriteTx,
    eventId: string,
    { fees, deposit, prizes }: MoneySettings,
  ): Promise<void> => {
    const values = {
      fee_normal: fees.normal,
      fee_member: fees.member,
      fee_youth: fees.youth,
      deposit,
      prizes: prizes === null ? null : JSON.stringify(prizes),
    };
    await q
      .insertInto('event_money')
      .values({ event_id: eventId, ...values })
      .onConflict((conflict) => conflict.column('event_id').doUpdateSet(values))
      .execute();
  },

  /** The cash book of an event, oldest first. */
  find: async (q: Queries, eventId: string): Promise<readonly StoredBooking[]> => {
    const rows = await q
      .selectFrom('money_bookings')
      .select(bookingColumns)
      .where('event_id', '=', eventId)
      .orderBy('seq')
      .execute();
    return rows.map(bookingOf);
  },

  /** One booking of any event; null if there is none. */
  findOne: async (q: Queries, id: string): Promise<StoredBooking | null> => {
    const row = await q
      .selectFrom('money_bookings')
      .select(bookingColumns)
      .where('id', '=', id)
      .executeTakeFirst();
    return row === undefined ? null : bookingOf(row);
  },

  insert: async ({ q }: WriteTx, one: StoredBooking): Promise<void> => {
    await q
      .insertInto('money_bookings')
      .values({
        id: one.id,
        event_id: one.eventId,
        seq: one.seq,
        kind: one.kind,
        cents: one.cents,
        payment: one.payment,
        fee_kind: one.feeKind,
        entry_id: one.entryId,
        note: one.note,
        reverses: one.reverses,
        booked_at: one.bookedAt,
        booked_by_user_id: one.bookedBy,
        is_by_helper: one.isByHelper ? 1 : 0,
      })
      .execute();
  },

  /** What a user has booked in all events, for the export of own data. */
  findBy: async (q: Queries, userId: string): Promise<readonly StoredBooking[]> => {
    const rows = await q
      .selectFrom('money_bookings')
      .select(bookingColumns)
      .where('booked_by_user_id', '=', userId)
      .orderBy('booked_at')
      .orderBy('id')
      .execute();
    return rows.map(bookingOf);
  },

  /** Leaves the bookings of a user without who has made them. */
  forgetUser: async ({ q }: WriteTx, userId: string): Promise<void> => {
    await q
      .updateTable('money_bookings')
      .set({ booked_by_user_id: null })
      .where('booked_by_user_id', '=', userId)
      .execute();
  },
};
