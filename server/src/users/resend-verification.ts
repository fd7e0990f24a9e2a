import { ok, refused } from '@neundarter/rules/result';
import { countAttempt, tooManyAttempts } from '../platform/attempts.ts';
import type { Actor, Outcome } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { sendVerification } from './send-verification.ts';
import { findUser, lockUser } from './store.ts';
import type { UserHooks } from './user-entity.ts';

/** Maximum number of mails of one kind to one address in this time, so that nobody can flood a mailbox. */
export const mailLimit = { max: 5, windowMs: 60 * 60_000 };

type Resending = { readonly actor: Actor; readonly requestId: string; readonly clientAddress: string };

/**
 * Sends the mail that confirms the address once more. Refusals: `error.registration.already-verified`,
 * `error.too-many-requests` for too many mails of this account, to this address or domain or from this network.
 */
export const resendVerification = async (
  platform: Platform,
  hooks: Pick<UserHooks, 'countVerification'>,
  { actor, requestId, clientAddress }: Resending,
): Promise<Outcome<undefined>> => {
  const { db, clock } = platform;
  if (actor.kind !== 'user') return refused('error.insufficient-permissions');
  if (actor.isVerified) return refused('error.registration.already-verified');
  const waitS = await db.write((tx) =>
    countAttempt(tx, [{ key: `verify:${actor.id}`, ...mailLimit }], clock.now()),
  );
  if (waitS !== null) return { ok: false, error: tooManyAttempts(waitS) };
  const { id } = actor;
  const found = await db.query((q) => findUser(q, { id }));
  const mailWaitS = found && (await hooks.countVerification({ email: found.email, clientAddress }));
  if (mailWaitS !== null) return { ok: false, error: tooManyAttempts(mailWaitS) };
  return db.write(async (tx): Promise<Outcome<undefined>> => {
    const user = await lockUser(tx, { id: actor.id });
    if (user === null) return refused('error.unauthorized');
    if (user.verifiedAt !== null) return refused('error.registration.already-verified');
    await sendVerification(platform, tx, { user, requestId });
    return ok(undefined);
  });
};
