import { isConfirmed } from '@neundarter/rules/matchday/disputes';
import { ok, type Result, refused } from '@neundarter/rules/result';
import { type LogEntry, type LogUndo, logRows } from '../../events/log-rows.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import { signaturesIn } from '../storage/stored-log.ts';

/** The error of whatever would change a report that both sides have signed. */
type Signed = 'error.event.report-signed';

/** Whether the report can still change. */
export const checkUnsigned = (log: readonly LogEntry[]): Result<true, Signed> =>
  isConfirmed(signaturesIn(log)) ? refused('error.event.report-signed') : ok(true);

/** Takes signatures back, because what they stand below has changed. */
export const clearSignatures = async (
  tx: WriteTx,
  log: readonly LogEntry[],
  undo: LogUndo,
): Promise<void> => {
  for (const signature of signaturesIn(log))
    if (signature !== null) await logRows.undo(tx, signature.entry, undo);
};
