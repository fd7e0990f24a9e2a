import { ECDH } from 'node:crypto';
import type { PushAddress } from '@neundarter/contract/entities/own-call';
import { maxPushDevicesOfEvent, maxPushDevicesOfPerson } from '@neundarter/contract/limits';
import { isReportTime } from '@neundarter/rules/hall/report-time';
import { ok, refused } from '@neundarter/rules/result';
import type { EventCaller, EventRights } from '../events/gather-event-rights.ts';
import { lockEvent } from '../events/lock-event.ts';
import { findReadableEvent } from '../events/reads.ts';
import type { EventRecord } from '../events/stored-event.ts';
import { countAttempt, tooManyAttempts } from '../platform/attempts.ts';
import type { Queries, WriteTx } from '../platform/db/database.ts';
import type { Actor, Outcome } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { findTournamentStatus } from '../tournaments/reads.ts';
import { entryRows } from '../tournaments/storage/entry-rows.ts';
import { describeActor } from '../users/describe-actor.ts';
import { noteAllAsTold } from './plan-pushes.ts';
import {
  countDevices,
  findDevice,
  findEntriesOf,
  findIdsOfOwner,
  type PushDevice,
  removeDevices,
  writeDevice,
} from './push-rows.ts';

type PushPlatform = Pick<Platform, 'db' | 'clock' | 'newId'> & { readonly rights: EventRights };

type Wished = EventCaller &
  PushAddress & {
    readonly id: string;
    readonly entrants: readonly string[];
    /** IP address of the client, for limits. */
    readonly clientAddress: string;
  };
type Kept = Outcome<{ entrants: string[] }>;

/** A hall shares one address; each of its phones asks a few times. */
const limit = { max: 400, windowMs: 10 * 60_000 };

const pointBytes = 65;
const authBytes = 16;

/** Whether messages can be encrypted for these keys. */
const areKeys = ({ p256dh, auth }: PushAddress): boolean => {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== pointBytes || Buffer.from(auth, 'base64url').length !== authBytes) return false;
  try {
    ECDH.convertKey(point, 'prime256v1');
    return true;
  } catch {
    return false;
  }
};

const ownerOf = (actor: Actor): Pick<PushDevice, 'ownerId' | 'sessionId'> => ({
  ownerId: describeActor(actor).id,
  sessionId: actor.kind === 'user' ? actor.sessionId : null,
});

/** The event, if these entries may be called there from now on. */
const findPushed = async (
  q: Queries,
  { rights, clock }: PushPlatform,
  { id, entrants, actor, matchPin }: Wished,
): Promise<Outcome<EventRecord>> => {
  const found = await findReadableEvent(q, rights, { id, actor, matchPin });
  if (!found.ok) return found;
  const { event } = found.value;
  const status = await findTournamentStatus(q, id);
  const times = { startsAt: event.props.startDateTime, now: clock.now() };
  if (status === null || !isReportTime(status, times)) return refused('error.event.invalid-status');
  const entries = await entryRows.findByIds(q, entrants);
  const confirmed = entries.filter(({ eventId, status: one }) => eventId === id && one === 'confirmed');
  return confirmed.length === entrants.length ? ok(event) : refused('error.event.participant-not-found');
};

/** Whether a device already has what it asks for. */
const isKept = async (q: Queries, wished: Wished, isPublic: boolean): Promise<boolean> => {
  const known = await findDevice(q, { eventId: wished.id, endpoint: wished.endpoint });
  if (known === null) return false;
  const entrants = (await findEntriesOf(q, [known.id])).get(known.id) ?? [];
  const owner = ownerOf(wished.actor);
  return (
    known.p256dh === wished.p256dh &&
    known.auth === wished.auth &&
    known.ownerId === owner.ownerId &&
    known.sessionId === owner.sessionId &&
    known.isPublic === isPublic &&
    entrants.join() === wished.entrants.toSorted().join()
  );
};

/** Makes room for one more device of this owner. */
const replaceOldest = async (tx: WriteTx, device: PushDevice): Promise<void> => {
  const ids = (await findIdsOfOwner(tx.q, device)).filter((id) => id !== device.id);
  await removeDevices(tx, ids.slice(0, Math.max(0, ids.length + 1 - maxPushDevicesOfPerson)));
};

const keep = async (platform: PushPlatform, tx: WriteTx, wished: Wished): Promise<Kept> => {
  const { id: eventId, endpoint, p256dh, auth, entrants, actor, clientAddress } = wished;
  await lockEvent(tx, eventId);
  const found = await findPushed(tx.q, platform, wished);
  if (!found.ok) return found;
  const now = platform.clock.now();
  const waitS = await countAttempt(tx, [{ key: `push:${eventId}:${clientAddress}`, ...limit }], now);
  if (waitS !== null) return { ok: false, error: tooManyAttempts(waitS) };
  const known = await findDevice(tx.q, { eventId, endpoint });
  const device = {
    id: known?.id ?? platform.newId(),
    eventId,
    endpoint,
    p256dh,
    auth,
    ...ownerOf(actor),
    isPublic: found.value.props.isPublic,
    createdAt: now,
  };
  await replaceOldest(tx, device);
  if (known === null && (await countDevices(tx.q, eventId)) >= maxPushDevicesOfEvent)
    return refused('error.pushes.too-many');
  await writeDevice(tx, device, entrants);
  await noteAllAsTold(tx, { eventId, deviceId: device.id, now });
  return ok({ entrants: [...entrants] });
};

/** Ends the pushes of a device. Whoever knows its address may do so: only its browser and its push service do. */
const end = async (tx: WriteTx, { id: eventId, endpoint }: Wished): Promise<Kept> => {
  const known = await findDevice(tx.q, { eventId, endpoint });
  if (known !== null) await removeDevices(tx, [known.id]);
  return ok({ entrants: [] });
};

/**
 * Sends calls of these entries, and announcements, to a device, until the end of the tournament; nothing any more without entries.
 * What stands now is not sent: the page shows it. A repeat writes nothing. Refusals besides the usual ones:
 * `error.event.participant-not-found`, `error.pushes.bad-keys`, `error.pushes.too-many`, `error.too-many-requests`.
 */
export const keepPushDevice = async (platform: PushPlatform, wished: Wished): Promise<Kept> => {
  if (wished.entrants.length === 0) return platform.db.write((tx) => end(tx, wished));
  const known = await platform.db.read(async (q): Promise<Outcome<boolean>> => {
    const found = await findPushed(q, platform, wished);
    return found.ok ? ok(await isKept(q, wished, found.value.props.isPublic)) : found;
  });
  if (!known.ok) return known;
  if (!URL.canParse(wished.endpoint) || !areKeys(wished)) return refused('error.pushes.bad-keys');
  if (known.value) return ok({ entrants: [...wished.entrants] });
  return platform.db.write((tx) => keep(platform, tx, wished));
};
