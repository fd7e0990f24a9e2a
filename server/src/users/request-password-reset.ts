import { passwordResetLifetimeMs } from '@neundarter/contract/limits';
import { normaliseEmailAddress } from '@neundarter/rules/access/email-address';
import { countAttempt } from '../platform/attempts.ts';
import { hashToken } from '../platform/identity/secret-token.ts';
import type { Platform } from '../platform/platform.ts';
import { mailTokenRows } from './mail-token-rows.ts';
import { mailLimit } from './resend-verification.ts';
import { findUser } from './store.ts';

/** Sends a mail to set a new password. The answer is always the same, so that nobody learns who is registered. */
export const requestPasswordReset = async (
  { db, clock, sendMail }: Platform,
  { emailAddress, requestId }: { readonly emailAddress: string; readonly requestId: string },
): Promise<void> => {
  const email = normaliseEmailAddress(emailAddress);
  if (email === null) return;
  await db.write(async (tx) => {
    const now = clock.now();
    const waitS = await countAttempt(tx, [{ key: `reset:${hashToken(email)}`, ...mailLimit }], now);
    const user = await findUser(tx.q, { email });
    if (user === null || waitS !== null) return;
    const expiresAt = now + passwordResetLifetimeMs;
    const token = await mailTokenRows.make(tx, { userId: user.id, kind: 'reset', expiresAt });
    await sendMail(tx, { kind: 'reset-password', to: email, token }, `reset:${user.id}:${requestId}`);
  });
};
