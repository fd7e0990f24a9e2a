import { ok } from '@neundarter/rules/result';
import type { Outcome } from '../platform/http/handler.ts';
import { checkMayUse } from './access.ts';
import { type AskedCalendar, addressOf, type CalendarParts } from './read-address.ts';
import { countRenewal, findNumber } from './store.ts';

/** Gives a calendar a new address; the old one is dead at once. */
export const renewAddress = (
  { db, deriveKey }: CalendarParts,
  { actor, subject }: AskedCalendar,
): Promise<Outcome<{ path: string }>> =>
  db.write(async (tx): Promise<Outcome<{ path: string }>> => {
    const access = await checkMayUse(tx.q, { actor, subject, wish: 'renew' });
    if (!access.ok) return access;
    await countRenewal(tx, subject);
    return ok(addressOf(deriveKey, subject, await findNumber(tx.q, subject)));
  });
