import { passwordResetLifetimeMs } from '@neundarter/contract/limits';
import { normaliseEmailAddress } from '@neundarter/rules/access/email-address';
import { countAttempt } from '../platform/attempts.ts';
import { hashToken } from '../platform/identity/secret-token.ts';
import type { Platform } from '../platform/platform.ts';
import { mailTokenRows } from './mail-token-rows.ts';
import { mailLimit } from './resend-verification.ts';
import { findUser } from './store.ts';
import type { UserHooks } from './user-entity.ts';
import type { UserNotice } from './user-mails.ts';

const sendReset = (
  { db, clock, notify }: Platform,
  { email, requestId }: { readonly email: string; readonly requestId: string },
): Promise<void> =>
  db.write(async (tx) => {
    const user = await findUser(tx.q, { email });
    if (user === null) return;
    const expiresAt = clock.now() + passwordResetLifetimeMs;
    const token = await mailTokenRows.make(tx, { userId: user.id, kind: 'reset', expiresAt });
    const what: UserNotice = { kind: 'reset-password', token };
    const repeats = { once: `reset:${user.id}:${requestId}` };
    await notify(tx, { by: 'mail', what, to: email, repeats });
  });

/**
 * Sends a mail to set a new password. The answer is always the same, and comes before anybody looks for the user, so
 * that nobody learns who is registered, not even from the time it takes.
 */
export const requestPasswordReset = async (
  platform: Platform,
  hooks: Pick<UserHooks, 'inBackground'>,
  { emailAddress, requestId }: { readonly emailAddress: string; readonly requestId: string },
): Promise<void> => {
  const email = normaliseEmailAddress(emailAddress);
  if (email === null) return;
  const limits = [{ key: `reset:${hashToken(email)}`, ...mailLimit }];
  const waitS = await platform.db.write((tx) => countAttempt(tx, limits, platform.clock.now()));
  if (waitS === null) hooks.inBackground(sendReset(platform, { email, requestId }));
};
