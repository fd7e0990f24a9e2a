import type { WriteTx } from '../platform/db/database.ts';

/**
 * Locks an event until the end of the transaction. Call it before any match of the event is locked. Does nothing if the
 * event has been deleted, because then nothing depends on its matches.
 */
export const lockEvent = async (tx: WriteTx, id: string): Promise<void> => {
  await tx.lockRows(tx.q.selectFrom('events').select('id').where('id', '=', id)).execute();
};
