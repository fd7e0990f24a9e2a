import type { WriteTx } from '../platform/db/database.ts';
import { findPlayerRows, removePlayer } from './store.ts';

/** Deletes players without an account whom nobody needs any more, for other nouns; others are left alone. */
export const removeExternalPlayers = async (tx: WriteTx, ids: readonly string[]): Promise<void> => {
  for (const { id, type } of await findPlayerRows(tx.q, ids))
    if (type === 'external') await removePlayer(tx, id);
};
