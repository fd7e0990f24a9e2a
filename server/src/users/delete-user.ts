import { ok, refused } from '@neundarter/rules/result';
import { countAttempt } from '../platform/attempts.ts';
import type { Actor, Outcome } from '../platform/http/handler.ts';
import { TooManyHashes, verifyPassword } from '../platform/identity/password-hash.ts';
import type { Platform } from '../platform/platform.ts';
import { announceSessionEnd } from './announce-session-end.ts';
import { findUser, lockUser, removeUser } from './store.ts';
import type { UserHooks } from './user-entity.ts';

export type Deletion = { readonly actor: Actor; readonly id: string; readonly password: string };

/** Maximum number of password attempts in this time. */
const limit = { max: 8, windowMs: 15 * 60_000 };

const checkPassword = async (
  { db, clock }: Platform,
  { id, password }: Deletion,
): Promise<Outcome<undefined>> => {
  const waitS = await db.write((tx) => countAttempt(tx, [{ key: `delete:${id}`, ...limit }], clock.now()));
  const tooMany = (retryAfterS: number) =>
    ({ ok: false, error: { code: 'error.login.too-many-requests', fields: [], retryAfterS } }) as const;
  if (waitS !== null) return tooMany(waitS);
  const user = await db.query((q) => findUser(q, { id }));
  if (user === null) return refused('error.not-found');
  try {
    const isRight = await verifyPassword(password, user.passwordHash);
    return isRight ? ok(undefined) : refused('error.login.wrong-password');
  } catch (error) {
    if (error instanceof TooManyHashes) return tooMany(1);
    throw error;
  }
};

/** Deletes the caller's account with all personal data. The caller must enter the password; a session is not enough. */
export const deleteUser = async (
  platform: Platform,
  hooks: UserHooks,
  deletion: Deletion,
): Promise<Outcome<undefined>> => {
  const { actor, id } = deletion;
  const { db } = platform;
  if (actor.kind !== 'user' || actor.id !== id) {
    const isThere = (await db.query((q) => findUser(q, { id }))) !== null;
    const isAdmin = actor.kind === 'user' && actor.roles.includes('admin');
    return refused(isAdmin && !isThere ? 'error.not-found' : 'error.insufficient-permissions');
  }
  const checked = await checkPassword(platform, deletion);
  if (!checked.ok) return checked;
  return db.write(async (tx): Promise<Outcome<undefined>> => {
    const user = await lockUser(tx, { id });
    if (user === null) return refused('error.not-found');
    await removeUser(tx, id);
    platform.announce(tx, [announceSessionEnd({ userId: id }, 'account-deleted')]);
    await hooks.forgetUser(tx, { userId: id, playerId: user.playerId });
    if (user.playerId !== null) await hooks.anonymisePlayer(tx, user.playerId);
    return ok(undefined);
  });
};
