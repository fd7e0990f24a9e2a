import type { Session } from '@neundarter/contract/entities/user';
import type { ErrorCode } from '@neundarter/contract/errors';
import { normaliseEmailAddress } from '@neundarter/rules/access/email-address';
import { passwordProblem } from '@neundarter/rules/access/password';
import { ok, type Result, refused } from '@neundarter/rules/result';
import { hashPassword, TooManyHashes } from '../platform/identity/password-hash.ts';
import type { Platform } from '../platform/platform.ts';
import { openSession } from './open-session.ts';
import { sendVerification } from './send-verification.ts';
import { findUser, insertUser, type StoredUser } from './store.ts';
import type { UserHooks } from './user-entity.ts';

export type Registration = {
  readonly emailAddress: string;
  readonly password: string;
  readonly playerId?: string | undefined;
  readonly teamId?: string | undefined;
  readonly requestId: string;
};

const newUser = (
  { clock, newId }: Platform,
  { playerId, teamId }: Registration,
  { email, passwordHash }: Pick<StoredUser, 'email' | 'passwordHash'>,
): StoredUser => ({
  id: newId(),
  email,
  passwordHash,
  playerId: null,
  roles: [],
  verifiedAt: null,
  lastSeen: null,
  createdAt: clock.now(),
  wantedPlayerId: playerId ?? null,
  wantedTeamId: teamId ?? null,
});

/**
 * Creates an account and signs in. The player and team of an invitation are only noted; the user gets them after
 * verifying the address.
 */
export const registerUser = async (
  platform: Platform,
  hooks: UserHooks,
  registration: Registration,
): Promise<Result<Session, ErrorCode>> => {
  const { db } = platform;
  await hooks.days.note(platform.clock.now());
  const problem = passwordProblem(registration.password);
  if (problem !== null) return refused(problem);
  const email = normaliseEmailAddress(registration.emailAddress);
  if (email === null) return refused('error.invalid-request');
  const inUse = refused('error.registration.address-already-in-use');
  if ((await db.query((q) => findUser(q, { email }))) !== null) return inUse;
  try {
    const passwordHash = await hashPassword(registration.password);
    const user = newUser(platform, registration, { email, passwordHash });
    return await db.write(async (tx): Promise<Result<Session, ErrorCode>> => {
      if (!(await insertUser(tx, user))) return inUse;
      await sendVerification(platform, tx, { user, requestId: registration.requestId });
      return ok(await openSession({ ...platform, hooks }, tx, { user }));
    });
  } catch (error) {
    if (error instanceof TooManyHashes) return refused('error.too-many-requests');
    throw error;
  }
};
