import { ok, refused } from '@neundarter/rules/result';
import { countAttempt, tooManyAttempts } from '../platform/attempts.ts';
import type { WriteTx } from '../platform/db/database.ts';
import type { Actor, Outcome } from '../platform/http/handler.ts';
import { TooManyHashes, verifyPassword } from '../platform/identity/password-hash.ts';
import type { Platform } from '../platform/platform.ts';
import { announceSessionEnd } from './announce-session-end.ts';
import { findUser, lockOtherAdmins, lockUser, removeUser, type StoredUser } from './store.ts';
import type { UserHooks } from './user-entity.ts';

type Deletion = {
  readonly actor: Actor;
  readonly id: string;
  readonly password: string;
  /** Whether a team or the platform may be left without an admin. */
  readonly isConfirmed?: boolean | undefined;
};

/** Maximum number of password attempts in this time. */
const limit = { max: 8, windowMs: 15 * 60_000 };

const checkPassword = async (
  { db, clock }: Platform,
  { id, password }: Deletion,
): Promise<Outcome<undefined>> => {
  const waitS = await db.write((tx) => countAttempt(tx, [{ key: `delete:${id}`, ...limit }], clock.now()));
  const tooMany = (retryAfterS: number) =>
    ({ ok: false, error: tooManyAttempts(retryAfterS, 'error.login.too-many-requests') }) as const;
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

/** Refuses to delete the last admin of the platform, or of a team with other players. */
const checkLastAdmin = async (tx: WriteTx, hooks: UserHooks, user: StoredUser): Promise<Outcome<true>> => {
  const isAdmin = user.verifiedAt !== null && user.roles.includes('admin');
  if (isAdmin && (await lockOtherAdmins(tx, user.id)) === 0) return refused('error.users.last-admin');
  if (user.playerId === null) return ok(true);
  const { playerId } = user;
  const { adminOfTeamIds: teamIds } = await hooks.membershipsOf(tx.q, playerId);
  const left = await hooks.teamsWithoutAdmin(tx.q, { playerId, teamIds });
  return left.length > 0 ? refused('error.teams.last-admin') : ok(true);
};

/**
 * Deletes the caller's account with all personal data. The caller must enter the password; a session is not enough. The
 * last admin of a team or of the platform must also confirm that nobody follows.
 */
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
    const checked = deletion.isConfirmed === true ? ok(true) : await checkLastAdmin(tx, hooks, user);
    if (!checked.ok) return checked;
    await removeUser(tx, id);
    platform.announce(tx, [announceSessionEnd({ userId: id }, 'account-deleted')]);
    await hooks.forgetUser(tx, { userId: id, playerId: user.playerId });
    if (user.playerId !== null) await hooks.anonymisePlayer(tx, user.playerId);
    return ok(undefined);
  });
};
