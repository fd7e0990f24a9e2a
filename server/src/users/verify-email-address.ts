import type { ErrorCode } from '@neundarter/contract/errors';
import { verificationLifetimeMs } from '@neundarter/contract/limits';
import { ok, type Result, refused } from '@neundarter/rules/result';
import { isOver } from '../platform/clock.ts';
import type { Platform } from '../platform/platform.ts';
import { confirmAddress } from './confirm-address.ts';
import { mailTokenRows } from './mail-token-rows.ts';
import { lockUser } from './store.ts';
import type { UserHooks } from './user-entity.ts';

/** Confirms an address with the token of its mail, which works once. */
export const verifyEmailAddress = (
  platform: Platform,
  hooks: UserHooks,
  token: string,
): Promise<Result<undefined, ErrorCode>> =>
  platform.db.write(async (tx): Promise<Result<undefined, ErrorCode>> => {
    const found = await mailTokenRows.find(tx, token, 'verify');
    if (found === null) return refused('error.registration.invalid-link');
    if (isOver(found.expiresAt, verificationLifetimeMs, platform.clock.now()))
      return refused('error.registration.expired-link');
    const user = await lockUser(tx, { id: found.userId });
    if (user === null) return refused('error.registration.invalid-link');
    await mailTokenRows.removeAll(tx, user.id, ['verify']);
    await confirmAddress({ ...platform, hooks }, tx, user);
    return ok(undefined);
  });
