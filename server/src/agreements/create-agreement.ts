import type { AgreementEntity } from '@neundarter/contract/entities/agreement';
import { agreementCodeLength, agreementCodeLifetimeMs } from '@neundarter/contract/limits';
import { ok, refused } from '@neundarter/rules/result';
import { countAttempt, tooManyAttempts } from '../platform/attempts.ts';
import type { Actor, Outcome } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { agreementEntity } from './agreement-entity.ts';
import { findAgreement, insertAgreement, removeOldAgreements, type StoredAgreement } from './store.ts';

/** Maximum numbers of questions by one user: a full club evening, but no flood of open codes or agreements. */
const limits = [
  { name: 'agreements', max: 30, windowMs: 10 * 60_000 },
  { name: 'agreements-of-day', max: 100, windowMs: 24 * 60 * 60_000 },
];

/** Maximum tries for an unused code. */
const maxTries = 20;

/** A random code from random ids, without the characters that look alike. */
const newCode = (newId: () => string): string => {
  let code = '';
  while (code.length < agreementCodeLength)
    code += newId()
      .toUpperCase()
      .replaceAll(/[01IO]/g, '');
  return code.slice(0, agreementCodeLength);
};

/**
 * Asks for an agreement: makes a code that a player enters on a device of their own. If the same caller repeats the call
 * with the same id, the answer is the existing question.
 */
export const createAgreement = (
  { db, clock, newId }: Platform,
  { actor, id }: { readonly actor: Actor; readonly id: string },
): Promise<Outcome<AgreementEntity>> =>
  db.write(async (tx): Promise<Outcome<AgreementEntity>> => {
    if (actor.kind !== 'user') return refused('error.insufficient-permissions');
    const known = await findAgreement(tx.q, id);
    if (known !== null)
      return known.askedBy === actor.id
        ? ok(await agreementEntity(tx.q, known))
        : refused('error.id-already-exists');
    const now = clock.now();
    const ofActor = limits.map(({ name, ...limit }) => ({ key: `${name}:${actor.id}`, ...limit }));
    const retryAfterS = await countAttempt(tx, ofActor, now);
    if (retryAfterS !== null) return { ok: false, error: tooManyAttempts(retryAfterS) };
    await removeOldAgreements(tx, now);
    const asked: Omit<StoredAgreement, 'code'> = {
      id,
      askedBy: actor.id,
      status: 'open',
      createdAt: now,
      expiresAt: now + agreementCodeLifetimeMs,
      playerId: null,
      answeredAt: null,
      validUntil: null,
    };
    for (let tries = 0; tries < maxTries; tries += 1) {
      const agreement = { ...asked, code: newCode(newId) };
      if (await insertAgreement(tx, agreement)) return ok(await agreementEntity(tx.q, agreement));
    }
    throw new Error('No free code was found');
  });
