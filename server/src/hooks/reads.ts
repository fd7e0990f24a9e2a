import type { HookEntity } from '@neundarter/contract/entities/hook';
import { ok } from '@neundarter/rules/result';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Actor, Outcome } from '../platform/http/handler.ts';
import { checkMayManage } from './access.ts';
import { findDeliveries, findHooks, type StoredHook } from './store.ts';

/** A hook with its latest deliveries. */
export const describeHook = async (
  q: Queries,
  { teamId: _teamId, ...hook }: StoredHook,
): Promise<HookEntity> => ({ ...hook, deliveries: await findDeliveries(q, hook.id) });

/** The hooks of a team with their deliveries, for its admins. */
export const listHooks = (
  db: Database,
  asking: { readonly actor: Actor; readonly teamId: string },
): Promise<Outcome<HookEntity[]>> =>
  db.query(async (q): Promise<Outcome<HookEntity[]>> => {
    const access = await checkMayManage(q, asking);
    if (!access.ok) return access;
    const hooks: HookEntity[] = [];
    for (const hook of await findHooks(q, asking.teamId)) hooks.push(await describeHook(q, hook));
    return ok(hooks);
  });
