import type { WriteTx } from '../platform/db/database.ts';
import { consentRows } from './store.ts';

/** Deletes what a player whose account is deleted was asked. */
export const forgetConsents = (tx: WriteTx, playerId: string): Promise<void> =>
  consentRows.removeOf(tx, playerId);

/** Forgets whom a user has entered. */
export const forgetEnterer = (tx: WriteTx, userId: string): Promise<void> =>
  consentRows.forgetAsker(tx, userId);
