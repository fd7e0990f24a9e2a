import { randomBytes } from 'node:crypto';
import { ok, refused } from '@neundarter/rules/result';
import { lockEvent } from '../events/lock-event.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { passRows } from '../platform/passes/pass-rows.ts';
import { keepSecret } from '../platform/passes/pass-secrets.ts';
import {
  describeDoorLink,
  doorPlace,
  findMoneyEvent,
  type MoneyCaller,
  type MoneyPlatform,
} from './access.ts';

/** 128 bits: nobody guesses them. */
const keyBytes = 16;

/** How long after the end of the event helpers can still work, in ms: a long night. */
const afterEndMs = 24 * 3_600_000;

type Created = { readonly key: string; readonly link: ReturnType<typeof describeDoorLink> };

/** Makes the key of the helpers at the door; an earlier one ends. Only its hash is stored, so it is shown once. */
export const createDoorLink = async (
  { db, clock, rights }: MoneyPlatform,
  caller: MoneyCaller,
): Promise<Outcome<Created>> => {
  const key = randomBytes(keyBytes).toString('base64url');
  const secret = await keepSecret('door-key', key);
  return db.write(async (tx): Promise<Outcome<Created>> => {
    await lockEvent(tx, caller.id);
    const found = await findMoneyEvent(tx.q, rights, caller);
    if (!found.ok) return found;
    const now = clock.now();
    const expiresAt = Math.max(now, found.value.props.endDateTime) + afterEndMs;
    const place = doorPlace(caller.id);
    await passRows.issue(tx, { place, secret, now, expiresAt });
    const pass = await passRows.findOpen(tx.q, place, now);
    return pass === null ? refused('error.not-found') : ok({ key, link: describeDoorLink(pass) });
  });
};
