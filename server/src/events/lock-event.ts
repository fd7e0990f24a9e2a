import type { WriteTx } from '../platform/db/database.ts';
import { prepared } from '../platform/db/prepared.ts';

const selectLocked = prepared<{ readonly id: string }>(({ q, lockRows }, argument) =>
  lockRows(q.selectFrom('events').select('id').where('id', '=', argument('id'))),
);

/**
 * Locks an event until the end of the transaction. Call it before any match of the event is locked. Does nothing if the
 * event has been deleted, because then nothing depends on its matches.
 */
export const lockEvent = async (tx: WriteTx, id: string): Promise<void> => {
  await selectLocked.run(tx, { id });
};
