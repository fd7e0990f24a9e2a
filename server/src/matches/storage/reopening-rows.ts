import { maxReopenings } from '@neundarter/contract/limits';
import type { Queries, WriteTx } from '../../platform/db/database.ts';
import { noteRows } from './note-rows.ts';
import type { Reopening, StoredMatch } from './stored-match.ts';

const rows = noteRows<Reopening>('reopenings');

/** Stores why a match is reopened; of very many reasons only the latest. Returns the row afterwards. */
export const noteReopening = async (
  tx: WriteTx,
  stored: StoredMatch,
  reopening: Reopening,
): Promise<StoredMatch> => {
  const reopenings = [...stored.reopenings, reopening].slice(-maxReopenings);
  await rows.update(tx, stored.id, reopenings);
  return { ...stored, reopenings };
};

/** The reopenings by a user, for the export of own data. */
export const findReopeningsBy = async (
  q: Queries,
  userId: string,
): Promise<readonly { readonly matchId: string; readonly at: number; readonly reason: string }[]> =>
  (await rows.findBy(q, userId)).map(({ matchId, at, reason }) => ({ matchId, at, reason }));

/** Forgets who reopened matches, for a deleted account; the reasons stay. */
export const forgetReopener = rows.forgetAuthor;
