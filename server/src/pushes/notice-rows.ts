import { sql } from 'kysely';
import type { Queries, WriteTx } from '../platform/db/database.ts';

/** What a device was told about a thing. */
export type PushNotice = { readonly deviceId: string; readonly thing: string; readonly version: string };

/** What the devices of an event were told. */
export const findNotices = async (q: Queries, eventId: string): Promise<readonly PushNotice[]> => {
  const rows = await q
    .selectFrom('push_notices')
    .innerJoin('push_devices', 'push_devices.id', 'push_notices.device_id')
    .selectAll('push_notices')
    .where('push_devices.event_id', '=', eventId)
    .orderBy('push_notices.device_id')
    .orderBy('thing')
    .execute();
  return rows.map(({ device_id: deviceId, thing, version }) => ({ deviceId, thing, version }));
};

/** Rows of one statement: a database takes a limited number of arguments. */
const rowsAtOnce = 500;

/** Notes what devices are told now, instead of what they were told about these things. */
export const writeNotices = async ({ q }: WriteTx, notices: readonly PushNotice[]): Promise<void> => {
  for (let at = 0; at < notices.length; at += rowsAtOnce) {
    const rows = notices
      .slice(at, at + rowsAtOnce)
      .map(({ deviceId, thing, version }) => ({ device_id: deviceId, thing, version }));
    await q
      .insertInto('push_notices')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['device_id', 'thing']).doUpdateSet({ version: sql`excluded.version` }),
      )
      .execute();
  }
};

/** Forgets that a device was told this about a thing; what it was told since then stays. */
export const removeNotice = async (
  { q }: WriteTx,
  { deviceId, thing, version }: PushNotice,
): Promise<void> => {
  await q
    .deleteFrom('push_notices')
    .where('device_id', '=', deviceId)
    .where('thing', '=', thing)
    .where('version', '=', version)
    .execute();
};

/** Notes that a device was told something before, unless it has been told about the thing since then. */
export const restoreNotice = async (
  { q }: WriteTx,
  { deviceId, thing, version }: PushNotice,
): Promise<void> => {
  const exists = q.selectFrom('push_devices').select('id').where('id', '=', deviceId);
  if ((await exists.executeTakeFirst()) === undefined) return;
  await q
    .insertInto('push_notices')
    .values({ device_id: deviceId, thing, version })
    .onConflict((conflict) => conflict.columns(['device_id', 'thing']).doNothing())
    .execute();
};

/** Counts a failed try to reach a device. @returns failed tries in a row */
export const noteFailure = async ({ q }: WriteTx, deviceId: string): Promise<number> => {
  const row = await q
    .updateTable('push_devices')
    .set((eb) => ({ failures: eb('failures', '+', 1) }))
    .where('id', '=', deviceId)
    .returning('failures')
    .executeTakeFirst();
  return row?.failures ?? 0;
};

/** The device was reached. */
export const forgetFailures = async ({ q }: WriteTx, deviceId: string): Promise<void> => {
  await q
    .updateTable('push_devices')
    .set({ failures: 0 })
    .where('id', '=', deviceId)
    .where('failures', '>', 0)
    .execute();
};
