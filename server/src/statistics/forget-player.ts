import type { WriteTx } from '../platform/db/database.ts';
import { removeRowsOfPlayer } from './store.ts';

/** Deletes the statistics of a player whose account is deleted; the opponents keep theirs. */
export const forgetPlayer = (tx: WriteTx, playerId: string): Promise<void> =>
  removeRowsOfPlayer(tx, playerId);
