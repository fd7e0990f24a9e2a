import type { Session } from '@neundarter/contract/entities/user';
import { normaliseEmailAddress } from '@neundarter/rules/access/email-address';
import { passwordProblem } from '@neundarter/rules/access/password';
import { ok, refused } from '@neundarter/rules/result';
import { tooManyAttempts } from '../platform/attempts.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { hashPassword, TooManyHashes } from '../platform/identity/password-hash.ts';
import type { Platform } from '../platform/platform.ts';
import { openSession } from './open-session.ts';
import { sendVerification } from './send-verification.ts';
import { findUser, insertUser, type StoredUser } from './store.ts';
import type { UserHooks } from './user-entity.ts';

type Registration = {
  readonly emailAddress: string;
  readonly password: string;
  readonly playerId?: string | undefined;
  readonly teamId?: string | undefined;
  readonly requestId: string;
  /** IP address of the client. */
  readonly clientAddress: string;
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
 * verifying the address. Refusals: `error.registration.address-already-in-use`, those of `passwordProblem`, and
 * `error.too-many-requests` for too many mails to this address or domain or from this network.
 */
export const registerUser = async (
  platform: Platform,
  hooks: UserHooks,
  registration: Registration,
): Promise<Outcome<Session>> => {
  const { db } = platform;
  await hooks.days.note(platform.clock.now());
  const problem = passwordProblem(registration.password);
  if (problem !== null) return refused(problem);
  const email = normaliseEmailAddress(registration.emailAddress);
  if (email === null) return refused('error.invalid-request');
  const inUse = refused('error.registration.address-already-in-use');
  if ((await db.query((q) => findUser(q, { email }))) !== null) return inUse;
  const { clientAddress } = registration;
  const waitS = await hooks.countVerification({ email, clientAddress });
  if (waitS !== null) return { ok: false, error: tooManyAttempts(waitS) };
  try {
    const passwordHash = await hashPassword(registration.password);
    const user = newUser(platform, registration, { email, passwordHash });
    return await db.write(async (tx): Promise<Outcome<Session>> => {
      if (!(await insertUser(tx, user))) return inUse;
      await sendVerification(platform, tx, { user, requestId: registration.requestId });
      return ok(await openSession({ ...platform, hooks }, tx, { user }));
    });
  } catch (error) {
    if (error instanceof TooManyHashes) return refused('error.too-many-requests');
    throw error;
  }
};
