import type { Actor } from '../http/handler.ts';
import { type GuestTokens, guestTokenPrefix } from './guest-tokens.ts';

/** Who a token stands for; null for a token that is malformed, forged, expired or unknown. */
export type Identify = (token: string) => Promise<Actor | null>;

export type Identity = {
  readonly identify: Identify;
  /** For renewing a guest's token: accepts a lately expired one, and takes whoever has a worse one for nobody. */
  readonly identifyForRenewal: (token: string) => Promise<Actor>;
};

/**
 * Knows people by their token. Guests' tokens prove themselves; every other token belongs to a user and is looked up.
 * @param identifyUser looks a user's token up; without it there are only guests
 */
export function createIdentity(parts: {
  readonly guestTokens: GuestTokens;
  readonly now: () => number;
  readonly identifyUser?: Identify;
}): Identity {
  const { guestTokens, now, identifyUser = async () => null } = parts;
  const asActor = (guest: { guestId: string } | null): Actor | null =>
    guest && { kind: 'guest', id: guest.guestId };
  return {
    identify: async (token) =>
      token.startsWith(guestTokenPrefix) ? asActor(guestTokens.read(token, now())) : identifyUser(token),
    identifyForRenewal: async (token) =>
      asActor(guestTokens.readForRenewal(token, now())) ?? { kind: 'anyone' },
  };
}
