import { verificationLifetimeMs } from '@neundarter/contract/limits';
import type { WriteTx } from '../platform/db/database.ts';
import type { Platform } from '../platform/platform.ts';
import { mailTokenRows } from './mail-token-rows.ts';
import type { StoredUser } from './store.ts';
import type { UserNotice } from './user-mails.ts';

/** Requests the mail that confirms an address; it is sent after the commit. */
export const sendVerification = async (
  { clock, notify }: Platform,
  tx: WriteTx,
  { user, requestId }: { readonly user: StoredUser; readonly requestId: string },
): Promise<void> => {
  const expiresAt = clock.now() + verificationLifetimeMs;
  const token = await mailTokenRows.make(tx, { userId: user.id, kind: 'verify', expiresAt });
  const what: UserNotice = { kind: 'verify-email', token };
  const repeats = { once: `verify:${user.id}:${requestId}` };
  await notify(tx, { by: 'mail', what, to: user.email, repeats });
};
