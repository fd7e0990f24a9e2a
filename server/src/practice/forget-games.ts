import type { WriteTx } from '../platform/db/database.ts';
import { removeGamesOf } from './store.ts';

/** Deletes the practice games of an account that is deleted: nobody else ever saw them. */
export const forgetGames = (
  tx: WriteTx,
  owner: { readonly userId: string; readonly playerId: string | null },
): Promise<void> => removeGamesOf(tx, owner);
