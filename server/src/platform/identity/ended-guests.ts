import { guestTokenLifetimeMs, guestTokenRenewalMs } from '@neundarter/contract/limits';
import type { Database, WriteTx } from '../db/database.ts';
import type { GuestToken } from './guest-tokens.ts';

/** Time after which a process looks for guests that others have ended, in ms. */
const lookAgainMs = 5000;

/** Processes have slightly different clocks: so much of what is known is read again. ms */
const overlapMs = 60_000;

/** Guests whose earlier tokens are over, because their device has got a new one at another address. */
export type EndedGuests = {
  /** Whether a genuine token is over. */
  readonly isEnded: (guest: GuestToken) => Promise<boolean>;
  /** The same as far as this process knows. */
  readonly isKnownEnded: (guest: GuestToken) => boolean;
  /** Ends all tokens of a guest that were issued before `now`, ms since 1970. */
  readonly endBefore: (tx: WriteTx, guestId: string, now: number) => Promise<void>;
};

/**
 * Tokens of guests prove themselves, so this keeps the few exceptions in memory. With several processes another one may
 * accept an ended token for a few seconds.
 */
export function createEndedGuests(db: Pick<Database, 'query' | 'isShared'>): EndedGuests {
  const ends = new Map<string, number>();
  let [lookedAt, latest] = [Number.NEGATIVE_INFINITY, 0];
  let looking: Promise<void> | null = null;
  const look = async () => {
    const rows = await db.query((q) =>
      q
        .selectFrom('ended_guests')
        .selectAll()
        .where('ended_before', '>', latest - overlapMs)
        .execute(),
    );
    for (const row of rows) note(row.guest_id, row.ended_before);
    lookedAt = performance.now();
  };
  const note = (guestId: string, endedBefore: number) => {
    ends.set(guestId, Math.max(endedBefore, ends.get(guestId) ?? 0));
    latest = Math.max(latest, endedBefore);
  };
  const isStale = () =>
    lookedAt === Number.NEGATIVE_INFINITY || (db.isShared && performance.now() - lookedAt > lookAgainMs);
  const isKnownEnded = ({ guestId, expiresAt }: GuestToken): boolean =>
    expiresAt - guestTokenLifetimeMs < (ends.get(guestId) ?? 0);
  return {
    isKnownEnded,
    isEnded: async (guest) => {
      if (isStale()) {
        looking ??= look().finally(() => {
          looking = null;
        });
        await looking;
      }
      return isKnownEnded(guest);
    },
    endBefore: async (tx, guestId, now) => {
      await tx.q
        .insertInto('ended_guests')
        .values({ guest_id: guestId, ended_before: now })
        .onConflict((conflict) => conflict.column('guest_id').doUpdateSet({ ended_before: now }))
        .execute();
      // Older tokens cannot even be renewed any more.
      const oldest = now - guestTokenLifetimeMs - guestTokenRenewalMs;
      await tx.q.deleteFrom('ended_guests').where('ended_before', '<', oldest).execute();
      tx.afterCommit(() => note(guestId, now));
    },
  };
}
