import { lockEvent } from '../events/lock-event.ts';
import type { Database, WriteTx } from '../platform/db/database.ts';
import type { Outcome } from '../platform/http/handler.ts';
import type { StoredMatch } from './storage/stored-match.ts';

/** The event to lock before this command can go on. */
export type EventToLock = { readonly ok: false; readonly eventToLock: string };

/** Tells whether the event of a match is locked; gives the event to lock where it is not. */
export type NeedEvent = (stored: StoredMatch) => EventToLock | null;

/**
 * Runs a command that may settle a match. Locks are taken in one order: the event first, then its matches by id;
 * followers change other matches of the event, and without this order two commands could wait for each other for ever.
 * Whether a turn ends the match is known only once the match is locked. Then `work` answers what `needEvent` gives, the
 * transaction is rolled back, and the command runs again with the event locked first. The embedded database has one
 * writer, so there is nothing to lock.
 */
export const lockEventFirst = async <Value>(
  db: Database,
  work: (tx: WriteTx, needEvent: NeedEvent) => Promise<Outcome<Value> | EventToLock>,
): Promise<Outcome<Value>> => {
  const { isShared } = db;
  const attempt = (lockedId: string | null) =>
    db.write(async (tx): Promise<Outcome<Value> | EventToLock> => {
      if (lockedId !== null) await lockEvent(tx, lockedId);
      return work(tx, ({ props: { eventId } }) => {
        const isFree = !isShared || eventId === null || eventId === lockedId;
        return isFree ? null : { ok: false, eventToLock: eventId };
      });
    });
  let outcome = await attempt(null);
  while (!outcome.ok && 'eventToLock' in outcome) outcome = await attempt(outcome.eventToLock);
  return outcome;
};
