import { addressKeptMs } from '@neundarter/contract/limits';
import type { EveryDay } from '../platform/known-days.ts';
import { addressRows } from './address-rows.ts';

/** Deletes the e-mail addresses of participants when their event is long enough over. */
export const forgetAddresses: EveryDay = (tx, { now, believedUntil }) =>
  addressRows.forgetBefore(tx, Math.min(now - addressKeptMs, believedUntil));
