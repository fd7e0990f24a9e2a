import type { TakenRelocation } from '@neundarter/contract/entities/relocation';
import type { ErrorCode } from '@neundarter/contract/errors';
import { relocationLifetimeMs } from '@neundarter/contract/limits';
import { ok, type Result, refused } from '@neundarter/rules/result';
import type { WriteTx } from '../platform/db/database.ts';
import { hashToken } from '../platform/identity/secret-token.ts';
import type { Platform } from '../platform/platform.ts';
import { replaceSession } from '../users/replace-session.ts';
import type { RelocationParts } from './describe-secure-place.ts';
import { lockRelocation, markTaken, repeatMs, type StoredRelocation } from './store.ts';

type Taking = { readonly code: string; readonly claim: string; readonly clientAddress: string };

type Taken = Result<TakenRelocation, ErrorCode>;

/**
 * Opens a session or guest token of the same identity, ends the old one, and hands over what the device takes along. A code
 * works once; only the device that has used it gets the answer again, if it was lost on its way.
 */
export const takeRelocation = async (
  platform: Platform,
  parts: Pick<RelocationParts, 'userHooks' | 'guests'>,
  { code, claim, clientAddress }: Taking,
): Promise<Taken> => {
  const { db, clock } = platform;
  const claimHash = hashToken(claim);
  return db.write(async (tx): Promise<Taken> => {
    const now = clock.now();
    const row = await lockRelocation(tx, hashToken(code));
    if (row === undefined) return refused('error.relocation.code-expired');
    const refusal = refusalOf(row, { claimHash, addressHash: hashToken(clientAddress), now });
    if (refusal !== null) return refused(refusal);
    const session = await goOver(platform, parts, { tx, row });
    if (session === 'ended' || row.content === null) return refused('error.relocation.code-expired');
    if (row.guest_id !== null && row.taken_at === null) await parts.guests.endBefore(tx, row.guest_id, now);
    await markTaken(tx, row.code_hash, {
      claim_hash: claimHash,
      new_session_id: session?.sessionId ?? null,
      taken_at: row.taken_at ?? now,
    });
    return ok({
      content: row.content,
      session: session?.session ?? null,
      guest: row.guest_id === null ? null : parts.guests.issue(row.guest_id, now),
    });
  });
};

type Circumstances = { readonly claimHash: string; readonly addressHash: string; readonly now: number };

/** Why a code does not work for this device; null if it does. */
function refusalOf(row: StoredRelocation, { claimHash, addressHash, now }: Circumstances): ErrorCode | null {
  if (row.taken_at !== null) {
    const isRepeat = row.claim_hash === claimHash && now < row.taken_at + repeatMs;
    return isRepeat ? null : 'error.relocation.code-used';
  }
  if (row.address_hash !== null && row.address_hash !== addressHash) return 'error.relocation.other-device';
  return isOpen(row, now) ? null : 'error.relocation.code-expired';
}

/** Whether nobody has used a code yet, and its time is not over. */
export const isOpen = (
  row: Pick<StoredRelocation, 'taken_at' | 'created_at' | 'content'>,
  now: number,
): boolean =>
  row.taken_at === null &&
  row.content !== null &&
  now < row.created_at + relocationLifetimeMs &&
  now >= row.created_at - relocationLifetimeMs;

type GoingOver = { readonly tx: WriteTx; readonly row: StoredRelocation };

/** A new session in place of the old one; null for a guest, `ended` if somebody has ended the old one meanwhile. */
async function goOver(
  platform: Platform,
  { userHooks }: Pick<RelocationParts, 'userHooks'>,
  { tx, row }: GoingOver,
) {
  if (row.user_id === null) return null;
  const sessionId = row.new_session_id ?? row.session_id;
  if (sessionId === null) return 'ended';
  const earlier = { userId: row.user_id, sessionId };
  return (await replaceSession({ ...platform, hooks: userHooks }, tx, earlier)) ?? 'ended';
}
