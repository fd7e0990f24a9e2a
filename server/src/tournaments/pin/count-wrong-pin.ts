import { announceEventChange } from '../../events/announce-event-change.ts';
import { lockEvent } from '../../events/lock-event.ts';
import { countWrongTry, type WrongTry } from '../../platform/passes/count-wrong-try.ts';
import type { Platform } from '../../platform/platform.ts';

/**
 * Counts a wrong PIN of an event in a transaction of its own. After too many of all nobody whose address is not verified can
 * enter it any more until an organiser renews it or lifts the lock; the organisers are told.
 */
export const countWrongPin = (
  platform: Pick<Platform, 'db' | 'clock' | 'announce'>,
  { pass, by }: Pick<WrongTry, 'pass' | 'by'>,
): Promise<void> => {
  const { scope: eventId } = pass.place;
  return countWrongTry(platform, {
    pass,
    by,
    lockScope: (tx) => lockEvent(tx, eventId),
    tell: (tx) => announceEventChange(platform, tx, { eventId, matchIds: [], isEdit: false }),
  });
};
