import type { UserEntity } from '@neundarter/contract/entities/user';
import type { ErrorCode } from '@neundarter/contract/errors';
import { defaultLimit } from '@neundarter/contract/limits';
import { normaliseEmailAddress } from '@neundarter/rules/access/email-address';
import { isAdmin, mayReadUser } from '@neundarter/rules/access/people';
import { ok, type Result, refused } from '@neundarter/rules/result';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/handler.ts';
import { describeActor } from './describe-actor.ts';
import { countUserRows, findUser, findUsers, type UserFilter } from './store.ts';
import { membershipsOf, type UserHooks, userEntity } from './user-entity.ts';

type Teams = Pick<UserHooks, 'membershipsOf'>;

/** The user with an address, or null. For other nouns. */
export const findUserByAddress = async (
  q: Queries,
  emailAddress: string,
): Promise<{ readonly id: string; readonly playerId: string | null } | null> => {
  const email = normaliseEmailAddress(emailAddress);
  return email === null ? null : findUser(q, { email });
};

/** The address of a user; null if the user does not exist any more. For other nouns. */
export const findAddress = async (q: Queries, userId: string): Promise<string | null> =>
  (await findUser(q, { id: userId }))?.email ?? null;

export const readIsRegistered = async (db: Database, emailAddress: string): Promise<boolean> =>
  (await db.query((q) => findUserByAddress(q, emailAddress))) !== null;

/** One user, if the caller may see them. */
export const readUser = (
  db: Database,
  hooks: Teams,
  { actor, id }: { readonly actor: Actor; readonly id: string },
): Promise<Result<UserEntity, ErrorCode>> =>
  db.read(async (q): Promise<Result<UserEntity, ErrorCode>> => {
    const user = await findUser(q, { id });
    const asker = describeActor(actor);
    if (user === null) return refused('error.not-found');
    const memberships = await membershipsOf(q, hooks, user);
    return mayReadUser(asker, { id, teamIds: memberships.teamIds })
      ? ok(userEntity({ user, memberships, viewer: actor }))
      : refused('error.insufficient-permissions');
  });

type UserQuery = UserFilter & {
  readonly skip?: number | undefined;
  readonly limit?: number | undefined;
};

/** All users for admins; for others only the user of one player, if they may see that user. */
export const listUsers = (
  db: Database,
  hooks: Teams,
  { actor, skip = 0, limit = defaultLimit, ...filter }: UserQuery & { readonly actor: Actor },
): Promise<Result<UserEntity[], ErrorCode>> =>
  db.read(async (q): Promise<Result<UserEntity[], ErrorCode>> => {
    const asker = describeActor(actor);
    if (filter.playerId === undefined && !isAdmin(asker)) return refused('error.insufficient-permissions');
    const entities: UserEntity[] = [];
    for (const user of await findUsers(q, filter, { skip, limit })) {
      const memberships = await membershipsOf(q, hooks, user);
      if (!mayReadUser(asker, { id: user.id, teamIds: memberships.teamIds }))
        return refused('error.insufficient-permissions');
      entities.push(userEntity({ user, memberships, viewer: actor }));
    }
    return ok(entities);
  });

export const countUsers = async (
  db: Database,
  actor: Actor,
  filter: UserFilter,
): Promise<Result<{ count: number }, ErrorCode>> =>
  isAdmin(describeActor(actor))
    ? ok({ count: await db.query((q) => countUserRows(q, filter)) })
    : refused('error.insufficient-permissions');

/** The player id of a user with a verified address, or null. For other nouns. */
export const findPlayerIdOfUser = async (q: Queries, userId: string): Promise<string | null> => {
  const user = await findUser(q, { id: userId });
  return user === null || user.verifiedAt === null ? null : user.playerId;
};

/** Whether the user exists. For other nouns. */
export const findUserById = async (q: Queries, userId: string): Promise<boolean> =>
  (await findUser(q, { id: userId })) !== null;

/** Id of a player's user; null if the player has no account. For other nouns. */
export const findUserIdOfPlayer = async (q: Queries, playerId: string): Promise<string | null> =>
  (await findUser(q, { playerId }))?.id ?? null;

/** The address of a player's user; null if the player has no account. For other nouns. */
export const findAddressOfPlayer = async (q: Queries, playerId: string): Promise<string | null> =>
  (await findUser(q, { playerId }))?.email ?? null;

/** Everything that is stored about an account, for its owner; null if it does not exist. For other nouns. */
export const readOwnAccount = async (db: Database, userId: string): Promise<object | null> => {
  const user = await db.query((q) => findUser(q, { id: userId }));
  if (user === null) return null;
  const { passwordHash: _, ...account } = user;
  return account;
};

/** Addresses of all verified platform admins. */
export const findAdminAddresses = async (q: Queries): Promise<readonly string[]> => {
  const rows = await q
    .selectFrom('users')
    .select('email')
    .where('roles', 'like', '%"admin"%')
    .where('verified_at', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map(({ email }) => email);
};
