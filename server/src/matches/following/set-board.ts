import type { WriteTx } from '../../platform/db/database.ts';

/** The board of matches; null for none. */
type BoardChange = { readonly matchIds: readonly string[]; readonly board: string | null };

/** Writes the board into the places of matches. */
export const setBoard = async ({ q }: WriteTx, { matchIds, board }: BoardChange): Promise<void> => {
  if (matchIds.length === 0) return;
  await q
    .updateTable('match_places')
    .set({ board })
    .where('match_id', 'in', [...matchIds])
    .execute();
};
