import type { Queries, WriteTx } from '../platform/db/database.ts';

/** The last event of a look, after which the next one goes on. */
export type DueEvent = { readonly id: string; readonly startsAt: number };

/** Events of which people were reminded, and players who want no reminders. */
export const reminderRows = {
  /** Events that begin in this time, both ends included, and of whose start nobody was reminded; the next ones after `after`. */
  findDue: async (
    q: Queries,
    {
      from,
      until,
      limit,
      after,
    }: {
      readonly from: number;
      readonly until: number;
      readonly limit: number;
      readonly after: DueEvent | null;
    },
  ): Promise<readonly DueEvent[]> => {
    const first = after ?? { id: '', startsAt: from };
    const rows = await q
      .selectFrom('events')
      .select(['events.id', 'start_date_time'])
      .where('start_date_time', '<=', until)
      .where((eb) =>
        eb.or([
          eb('start_date_time', '>', first.startsAt),
          eb.and([eb('start_date_time', '=', first.startsAt), eb('events.id', '>', first.id)]),
        ]),
      )
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('event_reminders')
              .select('event_reminders.event_id')
              .whereRef('event_reminders.event_id', '=', 'events.id')
              .whereRef('event_reminders.starts_at', '=', 'events.start_date_time'),
          ),
        ),
      )
      .orderBy('start_date_time')
      .orderBy('events.id')
      .limit(limit)
      .execute();
    return rows.map((row) => ({ id: row.id, startsAt: row.start_date_time }));
  },

  /** Notes that people are reminded of this start; `false` if another process has done so. */
  claim: async (
    { q }: WriteTx,
    { eventId, startsAt }: { readonly eventId: string; readonly startsAt: number },
  ): Promise<boolean> => {
    const result = await q
      .insertInto('event_reminders')
      .values({ event_id: eventId, starts_at: startsAt })
      .onConflict((conflict) => conflict.columns(['event_id', 'starts_at']).doNothing())
      .executeTakeFirst();
    return result.numInsertedOrUpdatedRows === 1n;
  },

  /** Of these players those who want no reminders. */
  findRefusals: async (q: Queries, playerIds: readonly string[]): Promise<ReadonlySet<string>> => {
    if (playerIds.length === 0) return new Set();
    const rows = await q
      .selectFrom('reminder_refusals')
      .select('player_id')
      .where('player_id', 'in', [...playerIds])
      .execute();
    return new Set(rows.map(({ player_id }) => player_id));
  },

  setWanted: async (
    { q }: WriteTx,
    { playerId, wantsReminders }: { readonly playerId: string; readonly wantsReminders: boolean },
  ): Promise<void> => {
    if (wantsReminders) await q.deleteFrom('reminder_refusals').where('player_id', '=', playerId).execute();
    else
      await q
        .insertInto('reminder_refusals')
        .values({ player_id: playerId })
        .onConflict((conflict) => conflict.column('player_id').doNothing())
        .execute();
  },
};
