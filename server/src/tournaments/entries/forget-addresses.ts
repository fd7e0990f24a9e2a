import { addressKeptMs } from '@neundarter/contract/limits';
import type { EveryDay } from '../../platform/known-days.ts';
import { forgetPaces } from '../../platform/mail/paced-mails.ts';
import { addressRows } from '../storage/address-rows.ts';

/** Deletes the e-mail addresses of participants when their event is long enough over, and which mails they got. */
export const forgetAddresses: EveryDay = async (tx, today) => {
  await addressRows.forgetBefore(tx, Math.min(today.now - addressKeptMs, today.believedUntil));
  await forgetPaces(tx, today);
};
