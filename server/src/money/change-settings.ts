import type { MoneySettings } from '@neundarter/contract/entities/money/money';
import { arePrizesValid } from '@neundarter/rules/money/prizes';
import { ok } from '@neundarter/rules/result';
import { lockEvent } from '../events/lock-event.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { findMoneyEvent, type MoneyCaller, type MoneyPlatform } from './access.ts';
import { moneyRows } from './store.ts';

/** Sets fees, deposit and prizes of a tournament; what is booked stays. */
export const changeSettings = (
  { db, rights }: MoneyPlatform,
  { fees, deposit, prizes, ...caller }: MoneyCaller & MoneySettings,
): Promise<Outcome<MoneySettings>> =>
  db.write(async (tx): Promise<Outcome<MoneySettings>> => {
    await lockEvent(tx, caller.id);
    const found = await findMoneyEvent(tx.q, rights, caller);
    if (!found.ok) return found;
    if (prizes !== null && !arePrizesValid(prizes))
      return { ok: false, error: { code: 'error.invalid-request', fields: ['/prizes/places'] } };
    const settings = { fees, deposit, prizes };
    await moneyRows.putSettings(tx, caller.id, settings);
    return ok(settings);
  });
