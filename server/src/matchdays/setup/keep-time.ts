import type { EventRecord } from '../../events/stored-event.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { findMatchdays, updateMatchday } from '../storage/store.ts';

/** Notes that the planned time of a match day was changed: the wait until a side counts as absent begins anew. */
export const keepTime = async (
  { clock }: Pick<Platform, 'clock'>,
  tx: WriteTx,
  { id }: EventRecord,
): Promise<void> => {
  const [row] = await findMatchdays(tx.q, [id]);
  if (row !== undefined) await updateMatchday(tx, { ...row, timedAt: clock.now() });
};
