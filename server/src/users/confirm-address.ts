import type { WriteTx } from '../platform/db/database.ts';
import type { Platform } from '../platform/platform.ts';
import { type StoredUser, updateUser } from './store.ts';
import type { UserHooks } from './user-entity.ts';

/** Marks the address as verified. The user gets a player, and the configured admin gets the admin role. */
export const confirmAddress = async (
  { clock, hooks }: Pick<Platform, 'clock'> & { readonly hooks: UserHooks },
  tx: WriteTx,
  user: StoredUser,
): Promise<void> => {
  if (user.verifiedAt !== null) return;
  const isFirstAdmin = user.email === hooks.adminEmail && !user.roles.includes('admin');
  const playerId = user.playerId ?? (await hooks.playerFor(tx, user));
  const roles = isFirstAdmin ? [...user.roles, 'admin' as const] : user.roles;
  await updateUser(tx, user.id, { verifiedAt: clock.now(), playerId, roles });
};
