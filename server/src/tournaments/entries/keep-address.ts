import { normaliseEmailAddress } from '@neundarter/rules/access/email-address';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { addressRows } from '../storage/address-rows.ts';
import type { StoredEntry } from '../storage/stored-tournament.ts';

/** The address of an entry as it was sent; null for none. */
type KeptAddress = {
  readonly entry: Pick<StoredEntry, 'id' | 'eventId'>;
  readonly emailAddress: string | null;
  /** Whether the people registered themselves. */
  readonly isOwn: boolean;
};

/** Writes the address of an entry. The same address keeps the link that was mailed to it. */
export const keepAddress = async (
  { newId }: Pick<Platform, 'newId'>,
  tx: WriteTx,
  { entry: { id: entryId, eventId }, emailAddress, isOwn }: KeptAddress,
): Promise<void> => {
  const address = normaliseEmailAddress(emailAddress ?? '');
  if ((await addressRows.findOf(tx.q, entryId))?.address === address) return;
  if (address === null) return addressRows.remove(tx, entryId);
  await addressRows.put(tx, { entryId, eventId, address, isOwn, withdrawKey: newId() });
};
