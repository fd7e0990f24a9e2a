import type { Session } from '@neundarter/contract/entities/user';
import { normaliseEmailAddress } from '@neundarter/rules/access/email-address';
import { ok, type Result, refused } from '@neundarter/rules/result';
import { countAttempt, forgetAttempts } from '../platform/attempts.ts';
import type { Outcome, Refusal } from '../platform/http/handler.ts';
import { hashPassword, TooManyHashes, verifyPassword } from '../platform/identity/password-hash.ts';
import { hashToken } from '../platform/identity/secret-token.ts';
import type { Platform } from '../platform/platform.ts';
import { openSession } from './open-session.ts';
import { findUser, lockUser } from './store.ts';
import type { UserHooks } from './user-entity.ts';

export type Login = {
  readonly emailAddress: string;
  readonly password: string;
  /** Where the call came from. */
  readonly clientAddress: string;
};

const windowMs = 15 * 60_000;
/** One person at one place; more are no longer typing errors. */
const maxHere = 8;
/** One account from anywhere: guesses of many machines. Enough that a stranger does not lock anybody out by the way. */
const maxForAccount = 40;
/** One place, where a whole club may sit behind one address. */
const maxForAddress = 200;

const keysOf = (email: string, clientAddress: string) => {
  // Hashed, so that the table is no list of who tried what from where.
  const key = (...parts: readonly string[]) => `login:${hashToken(JSON.stringify(parts))}`;
  return { here: key(email, clientAddress), account: key(email), address: key('', clientAddress) };
};

/** Whether the password is right; `user-not-found` takes as long as a wrong password. */
const check = async (
  { db }: Platform,
  email: string,
  password: string,
): Promise<Result<string, 'error.login.user-not-found' | 'error.login.wrong-password'>> => {
  const user = await db.query((q) => findUser(q, { email }));
  if (user === null) {
    await hashPassword(password);
    return refused('error.login.user-not-found');
  }
  const isRight = await verifyPassword(password, user.passwordHash);
  return isRight ? ok(user.id) : refused('error.login.wrong-password');
};

const tooMany = (retryAfterS: number): Refusal => ({
  code: 'error.login.too-many-requests',
  fields: [],
  retryAfterS,
});

/** Signs in with address and password. Every attempt is counted before it is looked at. */
export const login = async (
  platform: Platform,
  hooks: UserHooks,
  { emailAddress, password, clientAddress }: Login,
): Promise<Outcome<Session>> => {
  const { db, clock } = platform;
  const email = normaliseEmailAddress(emailAddress) ?? '';
  const keys = keysOf(email, clientAddress);
  const limits = [
    { key: keys.here, max: maxHere, windowMs },
    { key: keys.account, max: maxForAccount, windowMs },
    { key: keys.address, max: maxForAddress, windowMs },
  ];
  const waitS = await db.write((tx) => countAttempt(tx, limits, clock.now()));
  if (waitS !== null) return { ok: false, error: tooMany(waitS) };
  try {
    const checked = await check(platform, email, password);
    if (!checked.ok) return checked;
    return await db.write(async (tx): Promise<Outcome<Session>> => {
      const user = await lockUser(tx, { id: checked.value });
      if (user === null) return refused('error.login.user-not-found');
      await forgetAttempts(tx, [keys.here, keys.account], clock.now());
      return ok(await openSession({ ...platform, hooks }, tx, user));
    });
  } catch (error) {
    if (error instanceof TooManyHashes) return { ok: false, error: tooMany(1) };
    throw error;
  }
};
