import { ok } from '@neundarter/rules/result';
import { lockEvent } from '../events/lock-event.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { passRows } from '../platform/passes/pass-rows.ts';
import { doorPlace, findMoneyEvent, type MoneyCaller, type MoneyPlatform } from './access.ts';

/** Ends the key of the helpers at the door; a repeat changes nothing. */
export const revokeDoorLink = (
  { db, clock, rights }: MoneyPlatform,
  caller: MoneyCaller,
): Promise<Outcome<undefined>> =>
  db.write(async (tx): Promise<Outcome<undefined>> => {
    await lockEvent(tx, caller.id);
    const found = await findMoneyEvent(tx.q, rights, caller);
    if (!found.ok) return found;
    await passRows.revoke(tx, doorPlace(caller.id), clock.now());
    return ok(undefined);
  });
