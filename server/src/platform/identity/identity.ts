import type { Actor } from '../http/handler.ts';
import { type GuestTokens, guestTokenPrefix } from './guest-tokens.ts';

/** Finds the caller of a token; null for a token that is malformed, forged, expired or unknown. */
export type Identify = (token: string) => Promise<Actor | null>;

export type Identity = {
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
