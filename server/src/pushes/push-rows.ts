import type { PushAddress } from '@neundarter/contract/entities/own-call';
import type { Selectable } from 'kysely';
import type { Queries, WriteTx } from '../platform/db/database.ts';
import type { PushDevicesTable } from '../platform/db/tables/push-tables.ts';

/** A device that gets pushes about an event. */
export type PushDevice = PushAddress & {
  readonly id: string;
  readonly eventId: string;
  /** A user, or the guest of the device. */
  readonly ownerId: string;
  /** The session of a user; null for guests. */
  readonly sessionId: string | null;
  /** Whether everybody saw the event when the device asked. */
  readonly isPublic: boolean;
  readonly createdAt: number;
};

const deviceOf = (row: Selectable<PushDevicesTable>): PushDevice => ({
  id: row.id,
  eventId: row.event_id,
  endpoint: row.endpoint,
  p256dh: row.p256dh,
  auth: row.auth,
  ownerId: row.owner_id,
  sessionId: row.session_id,
  isPublic: row.is_public === 1,
  createdAt: row.created_at,
});

/** The device of an address in an event; null if it gets nothing. */
export const findDevice = async (
  q: Queries,
  { eventId, endpoint }: Pick<PushDevice, 'eventId' | 'endpoint'>,
): Promise<PushDevice | null> => {
  const row = await q
    .selectFrom('push_devices')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('endpoint', '=', endpoint)
    .executeTakeFirst();
  return row === undefined ? null : deviceOf(row);
};

/** The devices of an event, those that are reached first, and whether the session of each one's owner has ended. */
export const findDevices = async (
  q: Queries,
  eventId: string,
): Promise<readonly (PushDevice & { readonly isSignedOut: boolean })[]> => {
  const rows = await q
    .selectFrom('push_devices')
    .leftJoin('sessions', 'sessions.id', 'push_devices.session_id')
    .selectAll('push_devices')
    .select('sessions.id as session')
    .where('event_id', '=', eventId)
    .orderBy('failures')
    .orderBy('push_devices.id')
    .execute();
  return rows.map((row) => ({
    ...deviceOf(row),
    isSignedOut: row.session_id !== null && row.session === null,
  }));
};

/** The entries of devices: ids by device. */
export const findEntriesOf = async (
  q: Queries,
  deviceIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  if (deviceIds.length === 0) return new Map();
  const rows = await q
    .selectFrom('push_device_entries')
    .selectAll()
    .where('device_id', 'in', [...deviceIds])
    .orderBy('entry_id')
    .execute();
  const byDevice = Map.groupBy(rows, (row) => row.device_id);
  return new Map([...byDevice].map(([id, ones]) => [id, ones.map((row) => row.entry_id)]));
};

/** The ids of an owner's devices in an event, oldest first. */
export const findIdsOfOwner = async (
  q: Queries,
  { eventId, ownerId }: Pick<PushDevice, 'eventId' | 'ownerId'>,
): Promise<readonly string[]> => {
  const rows = await q
    .selectFrom('push_devices')
    .select('id')
    .where('event_id', '=', eventId)
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** Number of devices of an event. */
export const countDevices = async (q: Queries, eventId: string): Promise<number> => {
  const row = await q
    .selectFrom('push_devices')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
};

/** Deletes devices with what they were told. */
export const removeDevices = async ({ q }: WriteTx, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await q
    .deleteFrom('push_devices')
    .where('id', 'in', [...ids])
    .execute();
};

/** Stores a device and its entries instead of what was stored about it. */
export const writeDevice = async (
  { q }: WriteTx,
  device: PushDevice,
  entrants: readonly string[],
): Promise<void> => {
  const values = {
    p256dh: device.p256dh,
    auth: device.auth,
    owner_id: device.ownerId,
    session_id: device.sessionId,
    is_public: device.isPublic ? 1 : 0,
    failures: 0,
    created_at: device.createdAt,
  };
  await q
    .insertInto('push_devices')
    .values({ id: device.id, event_id: device.eventId, endpoint: device.endpoint, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
  await q.deleteFrom('push_device_entries').where('device_id', '=', device.id).execute();
  await q
    .insertInto('push_device_entries')
    .values(entrants.map((entry_id) => ({ device_id: device.id, entry_id })))
    .execute();
};

/** Deletes the devices of an event. */
export const removeDevicesOf = async ({ q }: WriteTx, eventId: string): Promise<void> => {
  await q.deleteFrom('push_devices').where('event_id', '=', eventId).execute();
};

/** Deletes the devices of events that should have ended before this time, ms since 1970. */
export const removeDevicesBefore = async ({ q }: WriteTx, time: number): Promise<void> => {
  const over = q.selectFrom('events').select('id').where('end_date_time', '<', time);
  await q.deleteFrom('push_devices').where('event_id', 'in', over).execute();
};

/** Deletes the devices of a user. */
export const forgetOwner = async ({ q }: WriteTx, userId: string): Promise<void> => {
  await q.deleteFrom('push_devices').where('owner_id', '=', userId).execute();
};

/** Ends pushes about the entries of a player; a device without further entries gets none. */
export const forgetEntriesOf = async ({ q }: WriteTx, playerId: string): Promise<void> => {
  const entries = q
    .selectFrom('event_participant_people')
    .select('entry_id')
    .where('player_id', '=', playerId);
  const removed = await q
    .deleteFrom('push_device_entries')
    .where('entry_id', 'in', entries)
    .returning('device_id')
    .execute();
  const ids = [...new Set(removed.map((row) => row.device_id))];
  if (ids.length === 0) return;
  const busy = q.selectFrom('push_device_entries').select('device_id');
  await q.deleteFrom('push_devices').where('id', 'in', ids).where('id', 'not in', busy).execute();
};

/** The devices of a user, for the export of own data. */
export const findDevicesOf = async (q: Queries, userId: string) => {
  const rows = await q
    .selectFrom('push_devices')
    .select(['id', 'event_id as eventId', 'endpoint', 'created_at as createdAt'])
    .where('owner_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const entries = await findEntriesOf(
    q,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, ...row }) => ({ ...row, entrants: entries.get(id) ?? [] }));
};
