import type { Queries, WriteTx } from '../../platform/db/database.ts';
import type { EventParticipantAddressesTable } from '../../platform/db/tables/tournament-tables.ts';
import { dropHeld } from '../../platform/mail/paced-mails.ts';
import { findEntryThread, findTimeThread } from './find-entry-thread.ts';

/** The e-mail address of an entry. */
export type EntryAddress = {
  readonly entryId: string;
  readonly eventId: string;
  /** Spelled as `normaliseEmailAddress` does. */
  readonly address: string;
  /** Whether the people registered themselves. */
  readonly isOwn: boolean;
  readonly withdrawKey: string;
};

const columns = ['entry_id', 'event_id', 'address', 'is_own', 'withdraw_key'] as const;

const addressOf = (row: EventParticipantAddressesTable): EntryAddress => ({
  entryId: row.entry_id,
  eventId: row.event_id,
  address: row.address,
  isOwn: row.is_own === 1,
  withdrawKey: row.withdraw_key,
});

/** E-mail addresses of entries. Only code that writes mails or answers organisers uses them. */
export const addressRows = {
  find: async (q: Queries, eventId: string): Promise<ReadonlyMap<string, EntryAddress>> => {
    const rows = await q
      .selectFrom('event_participant_addresses')
      .select(columns)
      .where('event_id', '=', eventId)
      .execute();
    return new Map(rows.map((row) => [row.entry_id, addressOf(row)]));
  },

  /** The address of one entry; null without one. */
  findOf: async (q: Queries, entryId: string): Promise<EntryAddress | null> => {
    const row = await q
      .selectFrom('event_participant_addresses')
      .select(columns)
      .where('entry_id', '=', entryId)
      .executeTakeFirst();
    return row === undefined ? null : addressOf(row);
  },

  /** Writes the address of an entry in place of an earlier one. */
  put: async (tx: WriteTx, address: EntryAddress): Promise<void> => {
    const { q } = tx;
    const { entryId, eventId, withdrawKey, isOwn } = address;
    await addressRows.remove(tx, entryId);
    await q
      .insertInto('event_participant_addresses')
      .values({
        entry_id: entryId,
        event_id: eventId,
        address: address.address,
        is_own: isOwn ? 1 : 0,
        withdraw_key: withdrawKey,
      })
      .execute();
  },

  /** Forgets the address of an entry, and the mail that waits for it. */
  remove: async (tx: WriteTx, entryId: string): Promise<void> => {
    await dropHeld(tx, findEntryThread(entryId));
    await dropHeld(tx, findTimeThread(entryId));
    await tx.q.deleteFrom('event_participant_addresses').where('entry_id', '=', entryId).execute();
  },

  /** Deletes the addresses of events that ended before a time, ms since 1970. */
  forgetBefore: async ({ q }: WriteTx, endedBefore: number): Promise<void> => {
    await q
      .deleteFrom('event_participant_addresses')
      .where('event_id', 'in', (events) =>
        events.selectFrom('events').select('id').where('end_date_time', '<', endedBefore),
      )
      .execute();
  },
};
