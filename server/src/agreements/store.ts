import { maxLimit } from '@neundarter/contract/limits';
import { maxQueuedMs } from '@neundarter/rules/access/consent';
import type { Queries, WriteTx } from '../platform/db/database.ts';
import type { AgreementsTable } from '../platform/db/tables/people-tables.ts';

/** A question with its answer, as stored in the database. */
export type StoredAgreement = {
  readonly id: string;
  readonly code: string;
  /** Id of the user. */
  readonly askedBy: string;
  readonly status: AgreementsTable['status'];
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly playerId: string | null;
  readonly answeredAt: number | null;
  readonly validUntil: number | null;
};

const columns = [
  'id',
  'code',
  'asked_by',
  'status',
  'created_at',
  'expires_at',
  'player_id',
  'answered_at',
  'valid_until',
] as const satisfies readonly (keyof AgreementsTable)[];

const agreementOf = (row: AgreementsTable): StoredAgreement => ({
  id: row.id,
  code: row.code,
  askedBy: row.asked_by,
  status: row.status,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  playerId: row.player_id,
  answeredAt: row.answered_at,
  validUntil: row.valid_until,
});

const rowOf = (agreement: StoredAgreement): AgreementsTable => ({
  id: agreement.id,
  code: agreement.code,
  asked_by: agreement.askedBy,
  status: agreement.status,
  created_at: agreement.createdAt,
  expires_at: agreement.expiresAt,
  player_id: agreement.playerId,
  answered_at: agreement.answeredAt,
  valid_until: agreement.validUntil,
});

/** Inserts a new question; `false` if its id or code is taken. */
export const insertAgreement = async ({ q }: WriteTx, agreement: StoredAgreement): Promise<boolean> => {
  const result = await q
    .insertInto('agreements')
    .values(rowOf(agreement))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
};

export const findAgreement = async (q: Queries, id: string): Promise<StoredAgreement | null> => {
  const row = await q.selectFrom('agreements').select(columns).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : agreementOf(row);
};

export const findAgreementByCode = async (q: Queries, code: string): Promise<StoredAgreement | null> => {
  const row = await q.selectFrom('agreements').select(columns).where('code', '=', code).executeTakeFirst();
  return row === undefined ? null : agreementOf(row);
};

/** Reads the question with a code and locks it until the end of the transaction. */
export const lockAgreement = async (tx: WriteTx, code: string): Promise<StoredAgreement | null> => {
  const found = tx.q.selectFrom('agreements').select(columns).where('code', '=', code);
  const row = await tx.lockRows(found).executeTakeFirst();
  return row === undefined ? null : agreementOf(row);
};

export const updateAgreement = async ({ q }: WriteTx, agreement: StoredAgreement): Promise<void> => {
  const { id, ...row } = rowOf(agreement);
  await q.updateTable('agreements').set(row).where('id', '=', id).execute();
};

/** The agreements with a user, newest first; with `at` the latest that are valid then (ms since 1970). */
export const findAgreementsWith = async (
  q: Queries,
  { askedBy, at }: { readonly askedBy: string; readonly at?: number },
): Promise<readonly StoredAgreement[]> => {
  let rows = q.selectFrom('agreements').select(columns).where('asked_by', '=', askedBy);
  if (at !== undefined)
    rows = rows.where('valid_until', '>', at).where('answered_at', '<=', at).limit(maxLimit);
  const found = await rows.orderBy('created_at', 'desc').orderBy('id').execute();
  return found.map(agreementOf);
};

/** All agreements of a player. */
export const findAgreementsOf = async (q: Queries, playerId: string): Promise<readonly StoredAgreement[]> => {
  const rows = await q
    .selectFrom('agreements')
    .select(columns)
    .where('player_id', '=', playerId)
    .orderBy('created_at')
    .execute();
  return rows.map(agreementOf);
};

/** Deletes everything about a user and their player. */
export const removeAgreementsOf = async (
  { q }: WriteTx,
  { userId, playerId }: { readonly userId: string; readonly playerId: string | null },
): Promise<void> => {
  await q
    .deleteFrom('agreements')
    .where((eb) => eb.or([eb('asked_by', '=', userId), eb('player_id', '=', playerId ?? '')]))
    .execute();
};

/** How long a code without an agreement is kept, in ms, so that whoever is late learns that it has expired. */
const keptCodeMs = 24 * 60 * 60 * 1000;

/** Deletes expired codes, and agreements that no match of a device can refer to any more. @param now ms since 1970 */
export const removeOldAgreements = async ({ q }: WriteTx, now: number): Promise<void> => {
  await q
    .deleteFrom('agreements')
    .where((eb) =>
      eb.or([
        eb('valid_until', '<', now - maxQueuedMs),
        eb.and([eb('valid_until', 'is', null), eb('expires_at', '<', now - keptCodeMs)]),
      ]),
    )
    .execute();
};
