import type { Queries, WriteTx } from '../../platform/db/database.ts';

/** A device by which the guests of a match day take part. */
export type GuestDevice = {
  readonly eventId: string;
  /** User or guest. */
  readonly callerId: string;
  /** Milliseconds since 1970. */
  readonly enrolledAt: number;
};

const columns = ['event_id', 'caller_id', 'enrolled_at'] as const;

const deviceOf = (row: { event_id: string; caller_id: string; enrolled_at: number }): GuestDevice => ({
  eventId: row.event_id,
  callerId: row.caller_id,
  enrolledAt: row.enrolled_at,
});

/** Devices that know the PIN of the guests. */
export const guestDeviceRows = {
  /** The devices of these events, the first one of each event first. */
  find: async (q: Queries, eventIds: readonly string[]): Promise<readonly GuestDevice[]> => {
    if (eventIds.length === 0) return [];
    const rows = await q
      .selectFrom('guest_devices')
      .select(columns)
      .where('event_id', 'in', [...eventIds])
      .orderBy('enrolled_at')
      .orderBy('caller_id')
      .execute();
    return rows.map(deviceOf);
  },

  /** The devices of a caller. */
  findOf: async (q: Queries, callerId: string): Promise<readonly GuestDevice[]> => {
    const rows = await q
      .selectFrom('guest_devices')
      .select(columns)
      .where('caller_id', '=', callerId)
      .execute();
    return rows.map(deviceOf);
  },

  add: async ({ q }: WriteTx, { eventId, callerId, enrolledAt }: GuestDevice): Promise<void> => {
    await q
      .insertInto('guest_devices')
      .values({ event_id: eventId, caller_id: callerId, enrolled_at: enrolledAt })
      .onConflict((conflict) => conflict.columns(['event_id', 'caller_id']).doNothing())
      .execute();
  },

  /** Ends the part that all devices take in an event. */
  removeAll: async ({ q }: WriteTx, eventId: string): Promise<void> => {
    await q.deleteFrom('guest_devices').where('event_id', '=', eventId).execute();
  },

  /** Forgets a user whose account is deleted. */
  removeOf: async ({ q }: WriteTx, callerId: string): Promise<void> => {
    await q.deleteFrom('guest_devices').where('caller_id', '=', callerId).execute();
  },
};
