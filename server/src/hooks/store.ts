import type { HookDelivery, HookEvent } from '@neundarter/contract/entities/hook';
import { maxShownDeliveries } from '@neundarter/contract/limits';
import { type RawBuilder, sql } from 'kysely';
import type { Queries, WriteTx } from '../platform/db/database.ts';
import type { HookDeliveriesTable, HooksTable } from '../platform/db/tables/hook-tables.ts';

/** An address that hears of a team's matches. */
export type StoredHook = {
  readonly id: string;
  readonly teamId: string;
  readonly url: string;
  readonly secret: string;
  readonly hasPrivate: boolean;
  readonly createdAt: number;
};

const hookOf = (row: HooksTable): StoredHook => ({
  id: row.id,
  teamId: row.team_id,
  url: row.url,
  secret: row.secret,
  hasPrivate: row.has_private === 1,
  createdAt: row.created_at,
});

const deliveryOf = (row: HookDeliveriesTable): HookDelivery => ({
  id: row.id,
  event: row.event as HookEvent,
  createdAt: row.created_at,
  triedAt: row.tried_at,
  attempts: row.attempts,
  status: row.status,
  answer: row.answer,
});

/** The hooks of a team, oldest first. */
export const findHooks = async (q: Queries, teamId: string): Promise<readonly StoredHook[]> => {
  const rows = await q
    .selectFrom('hooks')
    .selectAll()
    .where('team_id', '=', teamId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(hookOf);
};

/** Whether the team of an event has hooks, as an SQL condition. */
export const hasHooks = (eventId: string): RawBuilder<boolean> => sql<boolean>`exists (
  select 1 from hooks inner join events on events.team_id = hooks.team_id where events.id = ${eventId}
)`;

export const findHook = async (q: Queries, id: string): Promise<StoredHook | null> => {
  const row = await q.selectFrom('hooks').selectAll().where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : hookOf(row);
};

export const insertHook = async ({ q }: WriteTx, hook: StoredHook): Promise<void> => {
  const { id, teamId, url, secret, hasPrivate, createdAt } = hook;
  await q
    .insertInto('hooks')
    .values({ id, team_id: teamId, url, secret, has_private: hasPrivate ? 1 : 0, created_at: createdAt })
    .execute();
};

export const removeHook = async ({ q }: WriteTx, id: string): Promise<void> => {
  await q.deleteFrom('hooks').where('id', '=', id).execute();
};

const latest = (q: Queries, hookId: string) =>
  q
    .selectFrom('hook_deliveries')
    .where('hook_id', '=', hookId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');

/** What was sent to a hook, the latest first. */
export const findDeliveries = async (q: Queries, hookId: string): Promise<HookDelivery[]> => {
  const rows = await latest(q, hookId).selectAll().limit(maxShownDeliveries).execute();
  return rows.map(deliveryOf);
};

type NewDelivery = Pick<HookDelivery, 'id' | 'event' | 'createdAt'> & { readonly hookId: string };

/** Notes what is to be sent, unless it is noted already, and forgets what is older than the latest. */
export const noteDelivery = async (
  { q }: WriteTx,
  { id, hookId, event, createdAt }: NewDelivery,
): Promise<Pick<HookDelivery, 'status' | 'attempts'>> => {
  const row = {
    id,
    hook_id: hookId,
    event,
    created_at: createdAt,
    tried_at: null,
    attempts: 0,
    answer: null,
  };
  await q
    .insertInto('hook_deliveries')
    .values({ ...row, status: 'waiting' })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const old = await latest(q, hookId)
    .select('id')
    .offset(maxShownDeliveries)
    .limit(maxShownDeliveries)
    .execute();
  const ids = old.map((one) => one.id).filter((one) => one !== id);
  if (ids.length > 0) await q.deleteFrom('hook_deliveries').where('id', 'in', ids).execute();
  const noted = q.selectFrom('hook_deliveries').select(['status', 'attempts']).where('id', '=', id);
  return (await noted.executeTakeFirst()) ?? { status: 'waiting', attempts: 0 };
};

type Tried = Pick<HookDelivery, 'id' | 'status' | 'answer'> & { readonly triedAt: number };

/** Notes what came of a try. */
export const noteTry = async ({ q }: WriteTx, { id, status, answer, triedAt }: Tried): Promise<void> => {
  await q
    .updateTable('hook_deliveries')
    .set((eb) => ({ status, answer, tried_at: triedAt, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .execute();
};
