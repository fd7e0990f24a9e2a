import { isConfirmed } from '@neundarter/rules/matchday/disputes';
import { ok, type Result, refused } from '@neundarter/rules/result';
import type { LogEntry } from '../../events/log-rows.ts';
import { signaturesIn } from '../storage/stored-log.ts';

/** The error of whatever would change a report that both sides have signed. */
type Signed = 'error.event.report-signed';

/** Whether the report can still change. */
export const checkUnsigned = (log: readonly LogEntry[]): Result<true, Signed> =>
  isConfirmed(signaturesIn(log)) ? refused('error.event.report-signed') : ok(true);
