import { logRows } from '../../events/log-rows.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import { guestDeviceRows } from '../storage/guest-device-rows.ts';
import { forgetSetter } from '../storage/store.ts';

/** Forgets who has set line-ups, decided things during events and taken part as a guest. */
export const forgetLineUps = async (tx: WriteTx, userId: string): Promise<void> => {
  await forgetSetter(tx, userId);
  await guestDeviceRows.removeOf(tx, userId);
  await logRows.forget(tx, userId);
};
