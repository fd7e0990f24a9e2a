import type { Queries, WriteTx } from '../platform/db/database.ts';

/** Which events are competitions of one day. Their team is locked whenever this is written. */
export const dayRows = {
  /** Ids of the events of a day. */
  findIds: async (q: Queries, dayId: string): Promise<readonly string[]> =>
    (await q.selectFrom('events').select('id').where('day_id', '=', dayId).execute()).map(({ id }) => id),
  /** Writes to which day an event belongs; null for none. */
  set: async (
    { q }: WriteTx,
    { id, dayId }: { readonly id: string; readonly dayId: string | null },
  ): Promise<void> => {
    await q.updateTable('events').set({ day_id: dayId }).where('id', '=', id).execute();
  },
};
