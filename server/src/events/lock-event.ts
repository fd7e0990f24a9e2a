import type { WriteTx } from '../platform/db/database.ts';

/**
 * Keeps an event from others until the end of the transaction. To be called before any match of the event is locked.
 * Nothing happens for an event that has been deleted: its matches depend on nothing any more.
 */
export const lockEvent = async (tx: WriteTx, id: string): Promise<void> => {
  await tx.lockRows(tx.q.selectFrom('events').select('id').where('id', '=', id)).execute();
};
