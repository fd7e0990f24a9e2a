import type { HallMode } from '@neundarter/rules/hall/call';
import type { Queries, WriteTx } from '../platform/db/database.ts';

/** How organisers call in the hall of an event. */
export const findMode = async (q: Queries, eventId: string): Promise<HallMode> => {
  const row = await q
    .selectFrom('event_halls')
    .select('mode')
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return row?.mode ?? 'proposal';
};

export const writeMode = async ({ q }: WriteTx, eventId: string, mode: HallMode): Promise<void> => {
  await q.deleteFrom('event_halls').where('event_id', '=', eventId).execute();
  await q.insertInto('event_halls').values({ event_id: eventId, mode }).execute();
};
