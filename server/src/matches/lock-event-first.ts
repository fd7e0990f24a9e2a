import { lockEvent } from '../events/lock-event.ts';
import type { Database, WriteTx } from '../platform/db/database.ts';
import { together } from '../platform/db/together.ts';
import type { Outcome } from '../platform/http/handler.ts';
import type { StoredMatch } from './storage/stored-match.ts';

/** The event that must be locked before the command can continue. */
export type EventToLock = { readonly ok: false; readonly eventToLock: string };

/** Null if the event of a match is locked (or not needed); otherwise the event to lock. */
export type NeedEvent = (stored: StoredMatch) => EventToLock | null;

/**
 * Runs a command that may settle a match. Locks are always taken in the same order: first the event, then its matches
 * by id. Followers change other matches of the event, so without this order two commands could deadlock. Whether a
 * turn ends the match is known only after the match is locked. If it does, `work` returns the result of `needEvent`,
 * the transaction is rolled back, and the command runs again with the event locked first. The embedded database has
 * only one writer and needs no locks.
 * @param expected the event that will probably be needed: it is locked at once, which saves the first attempt
 */
export const lockEventFirst = async <Value>(
  db: Database,
  work: (tx: WriteTx, needEvent: NeedEvent) => Promise<Outcome<Value> | EventToLock>,
  expected: string | null = null,
): Promise<Outcome<Value>> => {
  const { isShared } = db;
  const attempt = (lockedId: string | null) =>
    db.write(async (tx): Promise<Outcome<Value> | EventToLock> => {
      const working = () =>
        work(tx, ({ props: { eventId } }) => {
          const isFree = !isShared || eventId === null || eventId === lockedId;
          return isFree ? null : { ok: false, eventToLock: eventId };
        });
      if (lockedId === null) return working();
      // The work begins with a statement on the same connection, which waits for the lock.
      return (await together([lockEvent(tx, lockedId), working()]))[1];
    });
  let outcome = await attempt(isShared ? expected : null);
  while (!outcome.ok && 'eventToLock' in outcome) outcome = await attempt(outcome.eventToLock);
  return outcome;
};
