import { logRows } from '../events/log-rows.ts';
import type { WriteTx } from '../platform/db/database.ts';
import { forgetSetter } from './store.ts';

/** Forgets who has set line-ups and decided things during events. */
export const forgetLineUps = async (tx: WriteTx, userId: string): Promise<void> => {
  await forgetSetter(tx, userId);
  await logRows.forget(tx, userId);
};
