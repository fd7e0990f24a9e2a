import type { WriteTx } from '../platform/db/database.ts';
import { removeGamesOf } from './store.ts';

/** Deletes the practice games of a deleted account; nobody else could see them. */
export const forgetGames = (
  tx: WriteTx,
  owner: { readonly userId: string; readonly playerId: string | null },
): Promise<void> => removeGamesOf(tx, owner);
