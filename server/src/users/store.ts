import type { UserRole } from '@neundarter/rules/access/actor';
import type { Queries, WriteTx } from '../platform/db/database.ts';
import type { UsersTable } from '../platform/db/tables/people-tables.ts';

/** A user as stored in the database. */
export type StoredUser = {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly playerId: string | null;
  readonly roles: readonly UserRole[];
  readonly verifiedAt: number | null;
  readonly lastSeen: number | null;
  readonly createdAt: number;
  readonly wantedPlayerId: string | null;
  readonly wantedTeamId: string | null;
};

const columns = [
  'users.id',
  'users.email',
  'users.password_hash',
  'users.player_id',
  'users.roles',
  'users.verified_at',
  'users.last_seen',
  'users.created_at',
  'users.wanted_player_id',
  'users.wanted_team_id',
] as const;

const userOf = (row: UsersTable): StoredUser => ({
  id: row.id,
  email: row.email,
  passwordHash: row.password_hash,
  playerId: row.player_id,
  roles: JSON.parse(row.roles) as UserRole[],
  verifiedAt: row.verified_at,
  lastSeen: row.last_seen,
  createdAt: row.created_at,
  wantedPlayerId: row.wanted_player_id,
  wantedTeamId: row.wanted_team_id,
});

type By = { readonly id: string } | { readonly email: string } | { readonly playerId: string };

const selectBy = (q: Queries, by: By) => {
  const users = q.selectFrom('users').select(columns);
  if ('id' in by) return users.where('users.id', '=', by.id);
  return 'email' in by ? users.where('email', '=', by.email) : users.where('player_id', '=', by.playerId);
};

export const findUser = async (q: Queries, by: By): Promise<StoredUser | null> => {
  const row = await selectBy(q, by).executeTakeFirst();
  return row === undefined ? null : userOf(row);
};

/** Reads the row and locks it until the end of the transaction. */
export const lockUser = async (tx: WriteTx, by: By): Promise<StoredUser | null> => {
  const row = await tx.lockRows(selectBy(tx.q, by)).executeTakeFirst();
  return row === undefined ? null : userOf(row);
};

/** Inserts a new user; `false` if the address is taken. */
export const insertUser = async ({ q }: WriteTx, user: StoredUser): Promise<boolean> => {
  const result = await q
    .insertInto('users')
    .values({
      id: user.id,
      email: user.email,
      password_hash: user.passwordHash,
      player_id: user.playerId,
      roles: JSON.stringify(user.roles),
      verified_at: user.verifiedAt,
      last_seen: user.lastSeen,
      created_at: user.createdAt,
      wanted_player_id: user.wantedPlayerId,
      wanted_team_id: user.wantedTeamId,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
};

export type UserFilter = { readonly playerId?: string };

const filtered = (q: Queries, { playerId }: UserFilter) => {
  const users = q.selectFrom('users');
  return playerId === undefined ? users : users.where('player_id', '=', playerId);
};

/** One page, newest first. */
export const findUsers = async (
  q: Queries,
  filter: UserFilter,
  { skip, limit }: { readonly skip: number; readonly limit: number },
): Promise<readonly StoredUser[]> => {
  const page = filtered(q, filter)
    .select(columns)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset(skip)
    .limit(limit);
  return (await page.execute()).map(userOf);
};

export const countUserRows = async (q: Queries, filter: UserFilter): Promise<number> => {
  const { count } = await filtered(q, filter)
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** Locks all verified platform admins except one; returns how many they are. */
export const lockOtherAdmins = async (tx: WriteTx, id: string): Promise<number> => {
  const others = tx.q
    .selectFrom('users')
    .select('id')
    .where('roles', 'like', '%"admin"%')
    .where('verified_at', 'is not', null)
    .where('id', '!=', id)
    .orderBy('id');
  return (await tx.lockRows(others).execute()).length;
};

type Changes = Partial<Pick<StoredUser, 'passwordHash' | 'playerId' | 'roles' | 'verifiedAt'>>;

export const updateUser = async ({ q }: WriteTx, id: string, changes: Changes): Promise<void> => {
  const { passwordHash, playerId, roles, verifiedAt } = changes;
  await q
    .updateTable('users')
    .set({
      ...(passwordHash !== undefined && { password_hash: passwordHash }),
      ...(playerId !== undefined && { player_id: playerId }),
      ...(roles !== undefined && { roles: JSON.stringify(roles) }),
      ...(verifiedAt !== undefined && { verified_at: verifiedAt }),
    })
    .where('id', '=', id)
    .execute();
};

/** Deletes a user with all sessions and tokens. */
export const removeUser = async ({ q }: WriteTx, id: string): Promise<void> => {
  await q.deleteFrom('users').where('id', '=', id).execute();
};
