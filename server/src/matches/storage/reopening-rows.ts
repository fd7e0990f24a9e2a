import { maxReopenings } from '@neundarter/contract/limits';
import type { Queries, WriteTx } from '../../platform/db/database.ts';
import type { Reopening, StoredMatch } from './stored-match.ts';

const updateReopenings = async (
  { q }: WriteTx,
  id: string,
  reopenings: readonly Reopening[],
): Promise<void> => {
  const columns = { reopenings: JSON.stringify(reopenings) };
  await q.updateTable('matches').set(columns).where('id', '=', id).execute();
};

/** Stores why a match is reopened; of very many reasons only the latest. Returns the row afterwards. */
export const noteReopening = async (
  tx: WriteTx,
  stored: StoredMatch,
  reopening: Reopening,
): Promise<StoredMatch> => {
  const reopenings = [...stored.reopenings, reopening].slice(-maxReopenings);
  await updateReopenings(tx, stored.id, reopenings);
  return { ...stored, reopenings };
};

/** All matches that were reopened after their result was final: few, with an index of their own. */
const findReopened = async (
  q: Queries,
): Promise<readonly { readonly id: string; readonly reopenings: readonly Reopening[] }[]> => {
  const rows = await q
    .selectFrom('matches')
    .select(['id', 'reopenings'])
    .where('reopenings', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id, reopenings }) => ({ id, reopenings: JSON.parse(reopenings ?? '[]') }));
};

/** The reopenings by a user, for the export of own data. */
export const findReopeningsBy = async (
  q: Queries,
  userId: string,
): Promise<readonly { readonly matchId: string; readonly at: number; readonly reason: string }[]> =>
  (await findReopened(q)).flatMap(({ id: matchId, reopenings }) =>
    reopenings.flatMap(({ at, reason, userId: by }) => (by === userId ? [{ matchId, at, reason }] : [])),
  );

/** Forgets who reopened matches, for a deleted account; the reasons stay. */
export const forgetReopener = async (tx: WriteTx, userId: string): Promise<void> => {
  const byUser = (await findReopened(tx.q)).filter(({ reopenings }) =>
    reopenings.some((one) => one.userId === userId),
  );
  for (const { id } of byUser) {
    // Read again with a lock, because somebody else may reopen the match now.
    const row = await tx
      .lockRows(tx.q.selectFrom('matches').select('reopenings').where('id', '=', id))
      .executeTakeFirst();
    const reopenings: readonly Reopening[] = JSON.parse(row?.reopenings ?? '[]');
    const forgotten = reopenings.map((one) => (one.userId === userId ? { ...one, userId: null } : one));
    await updateReopenings(tx, id, forgotten);
  }
};
