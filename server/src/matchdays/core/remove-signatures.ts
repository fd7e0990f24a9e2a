import { type LogEntry, type LogUndo, logRows } from '../../events/log-rows.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import { signaturesIn } from '../storage/stored-log.ts';

/** Takes signatures back, because what they stand below has changed. */
export const removeSignatures = async (
  tx: WriteTx,
  log: readonly LogEntry[],
  undo: LogUndo,
): Promise<void> => {
  for (const signature of signaturesIn(log))
    if (signature !== null) await logRows.undo(tx, signature.entry, undo);
};
