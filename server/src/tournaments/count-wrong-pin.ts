import { announceEventChange } from '../events/announce-event-change.ts';
import { lockEvent } from '../events/lock-event.ts';
import { countAttempt } from '../platform/attempts.ts';
import type { WriteTx } from '../platform/db/database.ts';
import type { Platform } from '../platform/platform.ts';
import { limitsOf, type TriedPin } from './check-pin.ts';
import { findTournament, updateTournament } from './store.ts';

/** A wrong PIN. */
type WrongPin = Pick<TriedPin, 'eventId' | 'actor' | 'round'>;

/** Whether guests have now entered as many wrong ones as they may together; false for a user. */
const isFullForGuests = async ({ q }: WriteTx, wrong: WrongPin): Promise<boolean> => {
  for (const { key, max } of limitsOf(wrong).filter(({ isOfGuests }) => isOfGuests)) {
    const row = await q.selectFrom('attempts').select('count').where('key', '=', key).executeTakeFirst();
    if ((row?.count ?? 0) >= max) return true;
  }
  return false;
};

/**
 * Counts a wrong PIN in a transaction of its own, so that the refusal of the call does not undo it. After too many of guests
 * no further guest can enter the PIN until an organiser renews it or lets them go on, and the organisers are told: in the
 * same transaction, because an organiser can only end what they are told of.
 */
export const countWrongPin = (
  { db, clock, announce }: Pick<Platform, 'db' | 'clock' | 'announce'>,
  wrong: WrongPin,
): Promise<void> =>
  db.write(async (tx) => {
    const now = clock.now();
    const { eventId, round } = wrong;
    await countAttempt(tx, limitsOf(wrong), now);
    if (!(await isFullForGuests(tx, wrong))) return;
    await lockEvent(tx, eventId);
    const row = await findTournament(tx.q, eventId);
    // An organiser may have let them go on meanwhile.
    if (row === null || row.pinLockedAt !== null || row.pinRound !== round) return;
    await updateTournament(tx, { ...row, pinLockedAt: now });
    await announceEventChange({ announce }, tx, { eventId, matchIds: [], isEdit: false });
  });
