import type { Queries, WriteTx } from '../../platform/db/database.ts';

/** Somebody who was enrolled once; guests have a number within the event, from 1, and users have none. */
type Scorer = { readonly callerId: string; readonly guestNumber: number | null };

/** Who was ever enrolled in an event. They keep their numbers when they have to enter another PIN. */
export const scorerRows = {
  /** Adds a caller who is new to a locked event. */
  add: async (
    { q }: WriteTx,
    { eventId, callerId, kind }: { eventId: string; callerId: string; kind: 'guest' | 'user' },
  ): Promise<void> => {
    const [known] = await scorerRows.find(q, eventId, [callerId]);
    if (known !== undefined) return;
    const last = await q
      .selectFrom('event_scorers')
      .select((eb) => eb.fn.max('guest_number').as('number'))
      .where('event_id', '=', eventId)
      .executeTakeFirst();
    const number = kind === 'guest' ? (last?.number ?? 0) + 1 : null;
    await q
      .insertInto('event_scorers')
      .values({ event_id: eventId, caller_id: callerId, guest_number: number })
      .execute();
  },

  /** Those of these callers who were enrolled. */
  find: async (q: Queries, eventId: string, callerIds: readonly string[]): Promise<readonly Scorer[]> => {
    if (callerIds.length === 0) return [];
    const rows = await q
      .selectFrom('event_scorers')
      .select(['caller_id', 'guest_number'])
      .where('event_id', '=', eventId)
      .where('caller_id', 'in', [...callerIds])
      .execute();
    return rows.map(({ caller_id, guest_number }) => ({ callerId: caller_id, guestNumber: guest_number }));
  },

  /** Forgets a user whose account is deleted. */
  removeOf: async ({ q }: WriteTx, callerId: string): Promise<void> => {
    await q.deleteFrom('event_scorers').where('caller_id', '=', callerId).execute();
  },
};
