import { createHmac } from 'node:crypto';
import type { HookDelivery } from '@neundarter/contract/entities/hook';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import type { Posted, PostText } from '../platform/outgoing/post-text.ts';
import { maxTries } from '../platform/reactions/run-reactions.ts';
import type { Happening } from './describe-happening.ts';
import { findHooks, noteDelivery, noteTry, type StoredHook } from './store.ts';

type SendParts = { readonly db: Database; readonly clock: Clock; readonly post: PostText };

type Sending = {
  readonly happening: Happening;
  readonly isPublic: boolean;
  readonly signal: AbortSignal;
};

/** The signature of a body that was sent at this time (ms since 1970): the receiver computes the same. */
const signatureOf = (
  secret: string,
  { id, at, body }: { readonly id: string; readonly at: number; readonly body: string },
): string => `sha256=${createHmac('sha256', secret).update(`${at}.${id}.${body}`).digest('hex')}`;

const answerOf = (posted: Posted): string | null => {
  if (posted.kind === 'answered') return `${posted.status}`;
  return posted.kind === 'failed' ? posted.reason : null;
};

const hasArrived = (posted: Posted): boolean =>
  posted.kind === 'answered' && posted.status >= 200 && posted.status < 300;

/** @param attempts how often it was tried before */
const statusOf = (posted: Posted, attempts: number): HookDelivery['status'] => {
  if (hasArrived(posted)) return 'done';
  if (posted.kind === 'refused') return 'refused';
  return attempts + 1 >= maxTries ? 'failed' : 'waiting';
};

/** Sends to one hook, unless that is done already. @returns whether nothing more has to be tried */
const sendTo = async (
  { db, clock, post }: SendParts,
  hook: StoredHook,
  { happening, signal }: Sending,
): Promise<boolean> => {
  const id = `${hook.id}-${happening.id}`;
  const { event } = happening;
  const known = await db.write((tx) =>
    noteDelivery(tx, { id, hookId: hook.id, event, createdAt: happening.at }),
  );
  if (known.status !== 'waiting') return true;
  const body = JSON.stringify(happening);
  const at = clock.now();
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Neundarter',
    'x-neundarter-id': happening.id,
    'x-neundarter-time': `${at}`,
    'x-neundarter-signature': signatureOf(hook.secret, { id: happening.id, at, body }),
  };
  const posted = await post({ url: hook.url, headers, body }, signal);
  const status = statusOf(posted, known.attempts);
  await db.write((tx) => noteTry(tx, { id, status, answer: answerOf(posted), triedAt: clock.now() }));
  return status !== 'waiting';
};

/**
 * Sends something that has happened to all hooks of its team. Those that have it already do not get it again.
 * @throws if one of them could not be reached: then the reaction tries again, after a growing pause
 */
export const sendHooks = async (parts: SendParts, sending: Sending): Promise<void> => {
  const { happening, isPublic } = sending;
  const hooks = await parts.db.query((q) => findHooks(q, happening.team.id));
  const wanted = hooks.filter(({ hasPrivate }) => isPublic || hasPrivate);
  const done = await Promise.all(wanted.map((hook) => sendTo(parts, hook, sending)));
  if (done.includes(false)) throw new Error('a hook did not answer');
};
