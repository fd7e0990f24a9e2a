import { createHash } from 'node:crypto';
import { lockEvent } from '../events/lock-event.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, WriteTx } from '../platform/db/database.ts';
import type { Posted, PostText } from '../platform/outgoing/post-text.ts';
import type { PushKeys } from '../platform/push-keys.ts';
import { ServiceAway } from '../platform/reactions/reaction.ts';
import { forgetFailures, noteFailure, removeNotice, restoreNotice, writeNotices } from './notice-rows.ts';
import { type Push, type PushPlan, planPushes } from './plan-pushes.ts';
import { removeDevices } from './push-rows.ts';

type PushParts = {
  readonly db: Database;
  readonly clock: Clock;
  readonly post: PostText;
  readonly keys: PushKeys;
  /** The address of this server. */
  readonly address: string;
};

type Sending = { readonly eventId: string; readonly signal: AbortSignal };

/** Requests of one event at the same time; push services answer within a few hundred ms. */
const maxAtOnce = 20;

/** A device that could not be reached so often in a row gets nothing any more: a hall without internet for some minutes is no reason. */
const maxFailures = 30;

const isEmpty = ({ pushes, over, ended }: PushPlan): boolean =>
  pushes.length === 0 && over.length === 0 && ended.length === 0;

/**
 * Notes what is told now before it is told, with the event locked: of several processes one sends. A process that dies in between
 * has told nothing, and the screens of the hall and the open page still say it.
 */
const claim = async ({ db, clock }: PushParts, eventId: string): Promise<readonly Push[]> => {
  const asked = { eventId, now: clock.now() };
  // Most changes of an event concern nobody: they take no lock.
  if (isEmpty(await db.query((q) => planPushes(q, asked)))) return [];
  return db.write(async (tx) => {
    await lockEvent(tx, eventId);
    const { pushes, over, ended } = await planPushes(tx.q, asked);
    await removeDevices(tx, ended);
    for (const notice of over) await removeNotice(tx, notice);
    await writeNotices(
      tx,
      pushes.flatMap(({ device, thing, version }) =>
        version === null ? [] : [{ deviceId: device.id, thing, version }],
      ),
    );
    for (const { device, thing, before, version } of pushes)
      if (version === null && before !== null)
        await removeNotice(tx, { deviceId: device.id, thing, version: before });
    return pushes;
  });
};

/** Whom a push service can ask about this server; it takes only https and mail addresses. */
const subjectOf = (address: string): string =>
  address.startsWith('https:') ? address : `mailto:webmaster@${URL.parse(address)?.hostname ?? 'localhost'}`;

/** Characters of a topic, at most. */
const topicLength = 32;

const requestOf = async ({ keys, address }: PushParts, { device, thing, message, ttlS }: Push) => {
  // Loaded only where somebody wants pushes.
  const { default: webPush } = await import('web-push');
  const { endpoint, p256dh, auth } = device;
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      vapidDetails: { subject: subjectOf(address), ...keys },
      TTL: ttlS,
      urgency: 'high',
      // What the service has not delivered yet is replaced.
      topic: createHash('sha256').update(thing).digest('base64url').slice(0, topicLength),
    },
  );
  return {
    url: endpoint,
    headers: { ...headers },
    body: body ?? Buffer.alloc(0),
  };
};

type Result = 'done' | 'ended' | 'failed';

const hasTime = (status: number): boolean => status === 408 || status === 429 || status >= 500;

const resultOf = (posted: Posted): Result => {
  if (posted.kind === 'failed') return 'failed';
  // Nothing is sent into private networks, and what a service refuses once it refuses again.
  if (posted.kind === 'refused') return 'ended';
  if (posted.status >= 200 && posted.status < 300) return 'done';
  return hasTime(posted.status) ? 'failed' : 'ended';
};

/** The next try computes anew what the device has to be told. */
const forgetTold = async (
  tx: WriteTx,
  { device: { id: deviceId }, thing, before, version }: Push,
): Promise<boolean> => {
  if (version !== null) await removeNotice(tx, { deviceId, thing, version });
  if (before !== null) await restoreNotice(tx, { deviceId, thing, version: before });
  return true;
};

const fail = async (tx: WriteTx, push: Push): Promise<boolean> => {
  const { id } = push.device;
  if ((await noteFailure(tx, id)) < maxFailures) return forgetTold(tx, push);
  await removeDevices(tx, [id]);
  return false;
};

/** Sends one. @returns whether it has to be tried again */
const send = async (parts: PushParts, push: Push, signal: AbortSignal): Promise<boolean> => {
  if (signal.aborted) return parts.db.write((tx) => forgetTold(tx, push));
  const result = resultOf(await parts.post(await requestOf(parts, push), signal));
  if (result === 'failed') return parts.db.write((tx) => fail(tx, push));
  await parts.db.write((tx) =>
    result === 'ended' ? removeDevices(tx, [push.device.id]) : forgetFailures(tx, push.device.id),
  );
  return false;
};

/**
 * Tells the devices of an event what is called and announced now.
 * @throws ServiceAway if some could not be reached: then the reaction tries again, after a growing pause
 */
export const sendPushes = async (parts: PushParts, { eventId, signal }: Sending): Promise<void> => {
  const waiting = [...(await claim(parts, eventId))];
  let hasFailed = false;
  const sendRest = async (): Promise<void> => {
    for (let push = waiting.shift(); push !== undefined; push = waiting.shift()) {
      const again = await send(parts, push, signal);
      hasFailed ||= again;
    }
  };
  await Promise.all(Array.from({ length: maxAtOnce }, sendRest));
  if (hasFailed) throw new ServiceAway('a push service did not answer');
};
