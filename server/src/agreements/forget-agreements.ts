import type { WriteTx } from '../platform/db/database.ts';
import { removeAgreementsOf } from './store.ts';

/** Deletes the agreements of a user whose account is deleted, asked and answered. */
export const forgetAgreements = (
  tx: WriteTx,
  user: { readonly userId: string; readonly playerId: string | null },
): Promise<void> => removeAgreementsOf(tx, user);
