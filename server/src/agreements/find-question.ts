import { ok, type Result, refused } from '@neundarter/rules/result';
import { countAttempt, tooManyAttempts } from '../platform/attempts.ts';
import type { Actor, Refusal } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import type { StoredAgreement } from './store.ts';

/** Who enters which code, and from which network address. */
export type EnteredCode = {
  readonly actor: Actor;
  readonly code: string;
  readonly clientAddress: string;
};

const windowMs = 10 * 60_000;
/** Maximum number of codes that one account may enter in this time; a player needs one or two. */
const maxPerAccount = 20;
/** The same for an address, which a whole hall may share. */
const maxPerAddress = 200;

/**
 * Counts an entered code in a transaction of its own, so that nobody finds a code by trying: with so few tries, that
 * would take many years. Returns null, or the refusal.
 */
export const countCode = async (
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { actor, clientAddress }: EnteredCode,
): Promise<Refusal | null> => {
  const limits = [
    { key: `agreement-code:${'id' in actor ? actor.id : ''}`, max: maxPerAccount, windowMs },
    { key: `agreement-code-address:${clientAddress}`, max: maxPerAddress, windowMs },
  ];
  const retryAfterS = await db.write((tx) => countAttempt(tx, limits, clock.now()));
  return retryAfterS === null ? null : tooManyAttempts(retryAfterS);
};

/**
 * The question that was found with a code, if it can still be shown. Refusals: `error.not-found` without one,
 * `error.agreement.expired` if nobody has answered it in time.
 */
export const findQuestion = (
  agreement: StoredAgreement | null,
  now: number,
): Result<StoredAgreement, 'error.not-found' | 'error.agreement.expired'> => {
  if (agreement === null) return refused('error.not-found');
  const isExpired = agreement.status === 'open' && agreement.expiresAt <= now;
  return isExpired ? refused('error.agreement.expired') : ok(agreement);
};
