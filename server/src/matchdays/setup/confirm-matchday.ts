import type { WriteTx } from '../../platform/db/database.ts';
import { findMatchdays, updateMatchday } from '../storage/store.ts';

/** Notes that the other team of a match day has agreed elsewhere, for example to a league. For other nouns. */
export const confirmMatchday = async (tx: WriteTx, eventId: string): Promise<void> => {
  const [row] = await findMatchdays(tx.q, [eventId]);
  if (row !== undefined) await updateMatchday(tx, { ...row, request: 'agreed' });
};
