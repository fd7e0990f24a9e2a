import type { loginRoutes } from '@neundarter/contract/routes/login';
import type { Handlers } from '../http/handler.ts';
import type { GuestTokens } from './guest-tokens.ts';

/**
 * `GET /login/guest`: a token for the guest who called, or for a new one. Whoever cannot be recognised any more gets
 * a new identity instead of a refusal: this is the call that mends every 401.
 */
export function loginHandlers(parts: {
  readonly guestTokens: GuestTokens;
  readonly now: () => number;
  readonly newId: () => string;
}): Handlers<typeof loginRoutes> {
  return {
    loginGuest: async ({ actor }) => {
      const guestId = actor.kind === 'guest' ? actor.id : parts.newId();
      return { ok: true, value: parts.guestTokens.issue(guestId, parts.now()) };
    },
  };
}
