import { sides } from '@neundarter/rules/matchday/plan';
import { ok, refused } from '@neundarter/rules/result';
import type { ChangedEvent } from '../../events/event-kind.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { findMatchdays, removeLineUp, updateMatchday } from '../storage/store.ts';
import { checkFormat } from './check-format.ts';

/**
 * Changes the format of a match day before its start. Both line-ups are removed: who has set them chose by the pairings of
 * the earlier format. Refusals: `error.event.invalid-status` unless scheduled, and those of `checkFormat`.
 */
export const changeFormat = async (tx: WriteTx, { event, sent }: ChangedEvent): Promise<Outcome<true>> => {
  const format = checkFormat(sent);
  if (!format.ok) return format;
  const [row] = await findMatchdays(tx.q, [event.id]);
  if (row === undefined || format.value === undefined) return ok(true);
  if (JSON.stringify(format.value) === JSON.stringify(row.format)) return ok(true);
  if (row.status !== 'scheduled') return refused('error.event.invalid-status');
  for (const side of sides) await removeLineUp(tx, { eventId: event.id, side });
  await updateMatchday(tx, { ...row, format: format.value, revealedAt: null });
  return ok(true);
};
