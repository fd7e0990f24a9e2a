import { relocationLifetimeMs } from '@neundarter/contract/limits';
import type { Queries, WriteTx } from '../platform/db/database.ts';
import type { RelocationsTable } from '../platform/db/tables/platform-tables.ts';

export type StoredRelocation = RelocationsTable;

/** How long a device gets an answer again that was lost on its way, in ms. */
export const repeatMs = 5 * 60_000;

/** How long a device can learn whether its code was used, in ms: somebody may open the old page weeks later. */
const keptMs = 30 * 24 * 60 * 60_000;

/** Whose device it is. */
type Owner = Pick<StoredRelocation, 'user_id' | 'session_id' | 'guest_id'>;

export const findRelocation = (q: Queries, codeHash: string): Promise<StoredRelocation | undefined> =>
  q.selectFrom('relocations').selectAll().where('code_hash', '=', codeHash).executeTakeFirst();

/** Reads the row and locks it until the end of the transaction. */
export const lockRelocation = (tx: WriteTx, codeHash: string): Promise<StoredRelocation | undefined> =>
  tx
    .lockRows(tx.q.selectFrom('relocations').selectAll().where('code_hash', '=', codeHash))
    .executeTakeFirst();

export const insertRelocation = async ({ q }: WriteTx, row: StoredRelocation): Promise<void> => {
  await q.insertInto('relocations').values(row).execute();
};

/** A device has at most one open code. */
export const removeOpenOf = async ({ q }: WriteTx, owner: Owner): Promise<void> => {
  const open = q.deleteFrom('relocations').where('taken_at', 'is', null);
  await (owner.session_id === null
    ? open.where('guest_id', '=', owner.guest_id).where('session_id', 'is', null)
    : open.where('session_id', '=', owner.session_id)
  ).execute();
};

/** Number of codes whose content is kept. */
export const countKept = async (q: Queries): Promise<number> => {
  const { count } = await q
    .selectFrom('relocations')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('content', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
};

type Taking = Pick<StoredRelocation, 'claim_hash' | 'new_session_id' | 'taken_at'>;

export const markTaken = async ({ q }: WriteTx, codeHash: string, taking: Taking): Promise<void> => {
  await q.updateTable('relocations').set(taking).where('code_hash', '=', codeHash).execute();
};

/** Forgets contents that nobody can take any more, and old codes. A row from the future is of a clock that was wrong. */
export const sweepRelocations = async ({ q }: WriteTx, now: number): Promise<void> => {
  const isWrong = now + relocationLifetimeMs;
  await q
    .updateTable('relocations')
    .set({ content: null })
    .where('content', 'is not', null)
    .where((eb) =>
      eb.or([eb('created_at', '<=', now - relocationLifetimeMs - repeatMs), eb('created_at', '>', isWrong)]),
    )
    .execute();
  await q
    .deleteFrom('relocations')
    .where((eb) => eb.or([eb('created_at', '<=', now - keptMs), eb('created_at', '>', now + keptMs)]))
    .execute();
};

export const removeRelocationsOf = async ({ q }: WriteTx, userId: string): Promise<void> => {
  await q.deleteFrom('relocations').where('user_id', '=', userId).execute();
};
