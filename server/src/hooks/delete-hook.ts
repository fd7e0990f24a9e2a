import { ok, refused } from '@neundarter/rules/result';
import type { Actor, Outcome } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { checkMayManage } from './access.ts';
import { findHook, removeHook } from './store.ts';

/** Removes an address with what was sent there. */
export const deleteHook = (
  { db }: Platform,
  { actor, teamId, hookId }: { readonly actor: Actor; readonly teamId: string; readonly hookId: string },
): Promise<Outcome<undefined>> =>
  db.write(async (tx): Promise<Outcome<undefined>> => {
    const access = await checkMayManage(tx.q, { actor, teamId });
    if (!access.ok) return access;
    if ((await findHook(tx.q, hookId))?.teamId !== teamId) return refused('error.not-found');
    await removeHook(tx, hookId);
    return ok(undefined);
  });
