import { announceEventChange } from '../events/announce-event-change.ts';
import { lockEvent } from '../events/lock-event.ts';
import { countAttempt } from '../platform/attempts.ts';
import type { Platform } from '../platform/platform.ts';
import { limitsOf, maxWrongOfGuests, type TriedPin } from './check-pin.ts';
import { findTournament, updateTournament } from './store.ts';

/**
 * Counts a wrong PIN in a transaction of its own, so that the refusal of the call does not undo it. After too many of guests
 * no further guest can enter the PIN until an organiser renews it or lets them go on, and the organisers are told.
 */
export const countWrongPin = async (
  { db, clock, announce }: Pick<Platform, 'db' | 'clock' | 'announce'>,
  tried: Pick<TriedPin, 'eventId' | 'actor' | 'round'>,
): Promise<void> => {
  const limits = limitsOf(tried);
  const now = clock.now();
  await db.write((tx) => countAttempt(tx, limits, now));
  const ofGuests = limits.find(({ max }) => max === maxWrongOfGuests);
  if (ofGuests === undefined) return;
  const count = await db.query((q) =>
    q.selectFrom('attempts').select('count').where('key', '=', ofGuests.key).executeTakeFirst(),
  );
  if ((count?.count ?? 0) < ofGuests.max) return;
  await db.write(async (tx) => {
    const { eventId } = tried;
    await lockEvent(tx, eventId);
    const row = await findTournament(tx.q, eventId);
    // An organiser may have let them go on meanwhile.
    if (row === null || row.pinLockedAt !== null || row.pinRound !== tried.round) return;
    await updateTournament(tx, { ...row, pinLockedAt: now });
    await announceEventChange({ announce }, tx, { eventId, matchIds: [], isEdit: false });
  });
};
