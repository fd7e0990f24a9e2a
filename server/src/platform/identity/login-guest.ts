import type { loginRoutes } from '@neundarter/contract/routes/login';
import type { Handlers } from '../http/handler.ts';
import type { KnownDays } from '../known-days.ts';
import type { GuestTokens } from './guest-tokens.ts';

/**
 * `GET /login/guest`: a token for the calling guest, or for a new guest. A caller with an unusable token gets a new
 * identity instead of a refusal, because clients use this call after every 401.
 */
export function loginHandlers(parts: {
  readonly guestTokens: GuestTokens;
  readonly now: () => number;
  readonly newId: () => string;
  readonly days: KnownDays;
}): Handlers<typeof loginRoutes> {
  return {
    loginGuest: async ({ actor }) => {
      await parts.days.note(parts.now());
      const guestId = actor.kind === 'guest' ? actor.id : parts.newId();
      return { ok: true, value: parts.guestTokens.issue(guestId, parts.now()) };
    },
  };
}
