import { guestTokenLifetimeMs } from '@neundarter/contract/limits';
import type { Database } from '../db/database.ts';
import type { Actor, Identify } from '../http/handler.ts';
import type { KnownDays } from '../known-days.ts';
import type { EndedGuests } from './ended-guests.ts';
import { type GuestToken, type GuestTokens, guestTokenPrefix } from './guest-tokens.ts';

type Identity = {
  readonly identify: Identify;
  /**
   * Identifies the caller who renews a guest token: also accepts a recently expired one; other tokens mean `anyone`.
   */
  readonly identifyForRenewal: (token: string) => Promise<Actor>;
};

/**
 * Identifies callers by their token. A guest token proves itself by its signature; every other token belongs to a user
 * and is looked up.
 * @param identifyUser looks up a user's token; without it there are only guests
 */
export function createIdentity(parts: {
  readonly guestTokens: GuestTokens;
  readonly now: () => number;
  readonly identifyUser?: Identify;
  readonly db: Pick<Database, 'query'>;
  readonly days: KnownDays;
  readonly ended: Pick<EndedGuests, 'isEnded'>;
}): Identity {
  const { guestTokens, now, db, days, ended, identifyUser = async () => null } = parts;
  const asActor = async (guest: GuestToken | null): Promise<Actor | null> =>
    guest === null || (await ended.isEnded(guest)) ? null : { kind: 'guest', id: guest.guestId };
  /** The clock says that the guest has been away for too long; it may be wrong. */
  const readOld = async (token: string): Promise<GuestToken | null> => {
    const guest = guestTokens.readGenuine(token);
    if (guest === null) return null;
    const issuedAt = guest.expiresAt - guestTokenLifetimeMs;
    return (await db.query((q) => days.hasSeenEnoughSince(q, issuedAt))) ? null : guest;
  };
  /** A token from the time before the clock was set back; it is old as soon as enough days have been seen since. */
  const readAhead = async (token: string): Promise<GuestToken | null> => {
    const guest = guestTokens.readGenuine(token);
    return guest === null || guest.expiresAt <= now() ? null : readOld(token);
  };
  return {
    identify: async (token) => {
      await days.note(now());
      return token.startsWith(guestTokenPrefix)
        ? asActor(guestTokens.read(token, now()) ?? (await readAhead(token)))
        : identifyUser(token);
    },
    identifyForRenewal: async (token) => {
      await days.note(now());
      return (
        (await asActor(guestTokens.readForRenewal(token, now()) ?? (await readOld(token)))) ?? {
          kind: 'anyone',
        }
      );
    },
  };
}
