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
  /** IP address of the client. */
  readonly clientAddress: string;
};

const windowMs = 15 * 60_000;
/** Maximum attempts per account and IP address together; more are hardly typing errors. */
const maxForBoth = 8;
/** Maximum attempts per account from all IP addresses; high enough that a stranger does not lock the owner out. */
const maxForAccount = 40;
/** Maximum attempts per IP address; a whole club may share one. */
const maxForAddress = 200;

const keysOf = (email: string, clientAddress: string) => {
  // Hashed, so that the table does not show who tried to sign in from which address.
  const key = (...parts: readonly string[]) => `login:${hashToken(JSON.stringify(parts))}`;
  return { both: key(email, clientAddress), account: key(email), address: key('', clientAddress) };
};

/** The user's id if the password is right. `user-not-found` takes as long as a wrong password. */
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

/** Signs in with address and password. Every attempt is counted before the password is checked. */
export const login = async (
  platform: Platform,
  hooks: UserHooks,
  { emailAddress, password, clientAddress }: Login,
): Promise<Outcome<Session>> => {
  const { db, clock } = platform;
  const email = normaliseEmailAddress(emailAddress) ?? '';
  const keys = keysOf(email, clientAddress);
  const limits = [
    { key: keys.both, max: maxForBoth, windowMs },
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
      await forgetAttempts(tx, [keys.both, keys.account], clock.now());
      return ok(await openSession({ ...platform, hooks }, tx, user));
    });
  } catch (error) {
    if (error instanceof TooManyHashes) return { ok: false, error: tooMany(1) };
    throw error;
  }
};
