import type { Queries, WriteTx } from '../../platform/db/database.ts';
import { preparedQuery } from '../../platform/db/prepared.ts';

type Enrolment = {
  readonly eventId: string;
  /** User or guest. */
  readonly callerId: string;
};

const selectEnrolment = preparedQuery<Enrolment, { readonly event_id: string }>((q, argument) =>
  q
    .selectFrom('event_enrolments')
    .select('event_id')
    .where('event_id', '=', argument('eventId'))
    .where('caller_id', '=', argument('callerId')),
);

/** Callers who have entered the PIN of an event. */
export const enrolmentRows = {
  isEnrolled: async (q: Queries, { eventId, callerId }: Enrolment): Promise<boolean> => {
    const rows = await selectEnrolment(q, { eventId, callerId });
    return rows.length > 0;
  },

  /** Events for which a caller is enrolled. */
  findEventsOf: async (q: Queries, callerId: string): Promise<readonly string[]> => {
    const rows = await q
      .selectFrom('event_enrolments')
      .select('event_id')
      .where('caller_id', '=', callerId)
      .execute();
    return rows.map(({ event_id }) => event_id);
  },

  /** @param enrolledAt ms since 1970 */
  add: async ({ q }: WriteTx, { eventId, callerId }: Enrolment, enrolledAt: number): Promise<void> => {
    await q
      .insertInto('event_enrolments')
      .values({ event_id: eventId, caller_id: callerId, enrolled_at: enrolledAt })
      .onConflict((conflict) => conflict.columns(['event_id', 'caller_id']).doNothing())
      .execute();
  },

  /** Ends all enrolments of an event. */
  removeAll: async ({ q }: WriteTx, eventId: string): Promise<void> => {
    await q.deleteFrom('event_enrolments').where('event_id', '=', eventId).execute();
  },

  /** Ends the enrolments of a user whose account is deleted. */
  removeOf: async ({ q }: WriteTx, callerId: string): Promise<void> => {
    await q.deleteFrom('event_enrolments').where('caller_id', '=', callerId).execute();
  },
};
