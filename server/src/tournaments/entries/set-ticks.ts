import type { WriteTx } from '../../platform/db/database.ts';
import { entryRows } from '../storage/entry-rows.ts';

type Ticks = {
  readonly eventId: string;
  readonly entryId: string;
  readonly isPresent?: boolean;
  readonly hasPaid?: boolean;
};

/**
 * Ticks that an entry of a tournament is present or has paid, for other nouns, which have locked the event, checked the rights
 * and announce the change. @returns false if the tournament has no such entry
 */
export const setTicks = async (
  tx: WriteTx,
  { eventId, entryId, isPresent, hasPaid }: Ticks,
): Promise<boolean> => {
  const [entry] = await entryRows.findByIds(tx.q, [entryId]);
  if (entry === undefined || entry.eventId !== eventId) return false;
  await entryRows.update(tx, {
    ...entry,
    isPresent: isPresent ?? entry.isPresent,
    hasPaid: hasPaid ?? entry.hasPaid,
  });
  return true;
};
