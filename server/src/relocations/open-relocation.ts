import { randomBytes } from 'node:crypto';
import { isIPv4 } from 'node:net';
import { relocationLifetimeMs } from '@neundarter/contract/limits';
import { ok, refused } from '@neundarter/rules/result';
import { countAttempt, tooManyAttempts } from '../platform/attempts.ts';
import type { Actor, Outcome } from '../platform/http/handler.ts';
import { hashToken } from '../platform/identity/secret-token.ts';
import type { Platform } from '../platform/platform.ts';
import type { RelocationParts } from './describe-secure-place.ts';
import { countKept, insertRelocation, removeOpenOf, sweepRelocations } from './store.ts';

/** 128 bits: nobody guesses them within a minute. */
const codeBytes = 16;

/** Maximum number of contents that are kept at once: a hall goes over one by one, and each may have a megabyte. */
const maxKept = 64;

/** Maximum number of codes for one address: a phone needs one, a club behind one router a few dozen. */
const forAddress = { max: 60, windowMs: 10 * 60_000 };

type Opening = {
  readonly actor: Actor;
  readonly content: string;
  /** Of the guest that the device of a user also is. */
  readonly guestToken: string | undefined;
  readonly clientAddress: string;
};

type Opened = { readonly code: string; readonly expiresAt: number };

/**
 * Keeps what a device takes to the secure address. Only a hash of the code is stored. In the hall, where both pages come
 * from the same address, nobody else can take it, so that a code that somebody has listened to is of no use.
 */
export const openRelocation = async (
  platform: Platform,
  parts: Pick<RelocationParts, 'secureAddress' | 'readGuest'>,
  { actor, content, guestToken, clientAddress }: Opening,
): Promise<Outcome<Opened>> => {
  const { db, clock } = platform;
  if (actor.kind === 'anyone') return refused('error.unauthorized');
  const now = clock.now();
  const key = `relocations:${hashToken(clientAddress)}`;
  const waitS = await db.write((tx) => countAttempt(tx, [{ key, ...forAddress }], now));
  if (waitS !== null) return { ok: false, error: tooManyAttempts(waitS) };
  const code = randomBytes(codeBytes).toString('base64url');
  const isUser = actor.kind === 'user';
  const guestOfUser = guestToken === undefined ? null : parts.readGuest(guestToken);
  const owner = {
    user_id: isUser ? actor.id : null,
    session_id: isUser ? actor.sessionId : null,
    guest_id: isUser ? guestOfUser : actor.id,
  };
  return db.write(async (tx): Promise<Outcome<Opened>> => {
    await sweepRelocations(tx, now);
    await removeOpenOf(tx, owner);
    if ((await countKept(tx.q)) >= maxKept)
      return { ok: false, error: tooManyAttempts(relocationLifetimeMs / 1000) };
    await insertRelocation(tx, {
      ...owner,
      code_hash: hashToken(code),
      address_hash: isSameWay(parts.secureAddress()?.address) ? hashToken(clientAddress) : null,
      content,
      created_at: now,
      claim_hash: null,
      new_session_id: null,
      taken_at: null,
    });
    return ok({ code, expiresAt: now + relocationLifetimeMs });
  });
};

/** Whether a device reaches the secure address by the same network, without names and proxies in between. */
const isSameWay = (address: string | undefined): boolean =>
  address !== undefined && isIPv4(URL.parse(address)?.hostname ?? '');
