import type { Session } from '@neundarter/contract/entities/user';
import { normaliseEmailAddress } from '@neundarter/rules/access/email-address';
import { ok, type Result, refused } from '@neundarter/rules/result';
import { forgetAttempts, type SlowLimit, slowAttempt, tooManyAttempts } from '../platform/attempts.ts';
import type { Outcome, Refusal } from '../platform/http/handler.ts';
import { hashPassword, TooManyHashes, verifyPassword } from '../platform/identity/password-hash.ts';
import { hashToken } from '../platform/identity/secret-token.ts';
import type { Platform } from '../platform/platform.ts';
import { openSession } from './open-session.ts';
import { findUser, lockUser } from './store.ts';
import type { UserHooks } from './user-entity.ts';

type Login = {
  readonly emailAddress: string;
  readonly password: string;
  /** The tokens that this device got when somebody signed in here before. */
  readonly deviceTokens?: readonly string[] | undefined;
  /** IP address of the client. */
  readonly clientAddress: string;
};

/** More attempts for one account from one IP address, or on one known device, are hardly typing errors. */
const forOneDevice = { free: 8, maxWaitMs: 5 * 60_000 };
/** Attempts for one account from all IP addresses. A short wait, because the owner may be on a new device. */
const forAccount = { free: 40, maxWaitMs: 10_000 };
/** Attempts from one IP address. A short wait, because a whole club may share it. */
const forAddress = { free: 200, maxWaitMs: 2000 };

type Limits = {
  readonly limits: readonly SlowLimit[];
  /** Keys to forget after the right password. */
  readonly own: readonly string[];
};

/**
 * A known device has a limit of its own: whatever strangers try, its owner gets in. The keys are hashed, so that the
 * table does not show who tried to sign in from which address.
 */
const limitsOf = (email: string, clientAddress: string, deviceToken: string | undefined): Limits => {
  const key = (...parts: readonly string[]) => `login:${hashToken(JSON.stringify(parts))}`;
  if (deviceToken !== undefined) {
    const device = key('device', deviceToken);
    return { limits: [{ key: device, ...forOneDevice }], own: [device, key(email, clientAddress)] };
  }
  const [both, account] = [key(email, clientAddress), key(email)];
  const limits = [
    { key: both, ...forOneDevice },
    { key: account, ...forAccount },
    { key: key('', clientAddress), ...forAddress },
  ];
  return { limits, own: [both, account] };
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

const tooMany = (retryAfterS: number): Refusal =>
  tooManyAttempts(retryAfterS, 'error.login.too-many-requests');

/** Signs in with address and password. Every attempt is counted before the password is checked. */
export const login = async (
  platform: Platform,
  hooks: UserHooks,
  { emailAddress, password, deviceTokens = [], clientAddress }: Login,
): Promise<Outcome<Session>> => {
  const { db, clock } = platform;
  await hooks.days.note(clock.now());
  const email = normaliseEmailAddress(emailAddress) ?? '';
  const deviceToken = deviceTokens.find((token) => hooks.devices.isGenuine(token, email));
  const { limits, own } = limitsOf(email, clientAddress, deviceToken);
  const waitS = await db.write((tx) => slowAttempt(tx, limits, clock.now()));
  if (waitS !== null) return { ok: false, error: tooMany(waitS) };
  try {
    const checked = await check(platform, email, password);
    if (!checked.ok) return checked;
    return await db.write(async (tx): Promise<Outcome<Session>> => {
      const user = await lockUser(tx, { id: checked.value });
      if (user === null) return refused('error.login.user-not-found');
      await forgetAttempts(tx, own, clock.now());
      return ok(await openSession({ ...platform, hooks }, tx, { user, deviceToken }));
    });
  } catch (error) {
    if (error instanceof TooManyHashes) return { ok: false, error: tooMany(1) };
    throw error;
  }
};
