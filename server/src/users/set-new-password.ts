import type { ErrorCode } from '@neundarter/contract/errors';
import { passwordResetLifetimeMs } from '@neundarter/contract/limits';
import { passwordProblem } from '@neundarter/rules/access/password';
import { ok, type Result, refused } from '@neundarter/rules/result';
import { isOver } from '../platform/clock.ts';
import type { WriteTx } from '../platform/db/database.ts';
import { hashPassword, TooManyHashes } from '../platform/identity/password-hash.ts';
import type { Platform } from '../platform/platform.ts';
import { announceSessionEnd } from './announce-session-end.ts';
import { confirmAddress } from './confirm-address.ts';
import { mailTokenRows } from './mail-token-rows.ts';
import { sessionRows } from './session-rows.ts';
import { lockUser, type StoredUser, updateUser } from './store.ts';
import type { UserHooks } from './user-entity.ts';

type Found = Result<
  StoredUser,
  Extract<ErrorCode, 'error.registration.invalid-link' | 'error.registration.expired-link'>
>;

const userOfToken = async (tx: WriteTx, token: string, now: number): Promise<Found> => {
  const found = await mailTokenRows.find(tx, token, 'reset');
  if (found === null) return refused('error.registration.invalid-link');
  if (isOver(found.expiresAt, passwordResetLifetimeMs, now))
    return refused('error.registration.expired-link');
  const user = await lockUser(tx, { id: found.userId });
  return user === null ? refused('error.registration.invalid-link') : ok(user);
};

/** Refuses a link that was used, has expired or never existed, so that nobody types a password in vain. */
export const checkPasswordLink = async (
  { db, clock }: Platform,
  token: string,
): Promise<Result<undefined, ErrorCode>> => {
  const known = await db.write((tx) => userOfToken(tx, token, clock.now()));
  return known.ok ? ok(undefined) : known;
};

/**
 * Sets a password with the token of a mail, which works once. Ends all sessions, so that somebody who knew the old
 * password is signed out. It also verifies the address, because the user has received the mail.
 */
export const setNewPassword = async (
  platform: Platform,
  hooks: UserHooks,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<Result<undefined, ErrorCode>> => {
  const { db, clock } = platform;
  const problem = passwordProblem(password);
  if (problem !== null) return refused(problem);
  // Checks the token before hashing, because hashing is expensive.
  const known = await db.write((tx) => userOfToken(tx, token, clock.now()));
  if (!known.ok) return known;
  try {
    const passwordHash = await hashPassword(password);
    return await db.write(async (tx): Promise<Result<undefined, ErrorCode>> => {
      const user = await userOfToken(tx, token, clock.now());
      if (!user.ok) return user;
      await mailTokenRows.removeAll(tx, user.value.id, ['reset', 'verify']);
      await sessionRows.endAllOf(tx, user.value.id);
      platform.announce(tx, [announceSessionEnd({ userId: user.value.id }, 'password-changed')]);
      await updateUser(tx, user.value.id, { passwordHash });
      await confirmAddress({ ...platform, hooks }, tx, user.value);
      return ok(undefined);
    });
  } catch (error) {
    if (error instanceof TooManyHashes) return refused('error.too-many-requests');
    throw error;
  }
};
