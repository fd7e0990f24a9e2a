import type { relocationRoutes } from '@neundarter/contract/routes/relocations';
import { ok } from '@neundarter/rules/result';
import type { Handlers } from '../platform/http/handler.ts';
import type { GuestIdentities } from '../platform/identity/guest-identities.ts';
import type { SecureAddress } from '../platform/known-address.ts';
import type { Platform } from '../platform/platform.ts';
import type { OwnAuthority } from '../platform/tls/authority/open-authority.ts';
import type { UserHooks } from '../users/user-entity.ts';
import { describeSecurePlace, prepareSecurePlace } from './describe-secure-place.ts';
import { openRelocation } from './open-relocation.ts';
import { readRelocation } from './reads.ts';
import { takeRelocation } from './take-relocation.ts';

export type RelocationParts = {
  readonly userHooks: UserHooks;
  /** Issues and ends tokens of guests. */
  readonly guests: GuestIdentities;
  /** The guest of a genuine token; null for all others. */
  readonly readGuest: (token: string) => string | null;
  readonly secureAddress: () => SecureAddress;
  /** The hall's own authority; null on a server with another certificate, or behind a proxy. */
  readonly ownAuthority: () => OwnAuthority | null;
};

/** Handlers of the calls about the secure address, and about the way of a device to it. */
export const relocationHandlers = (parts: Platform & RelocationParts): Handlers<typeof relocationRoutes> => ({
  readSecurePlace: async () => ok(describeSecurePlace(parts)),
  prepareSecurePlace: async () => ok(await prepareSecurePlace(parts)),
  openRelocation: ({ actor, body: { content, guestToken }, clientAddress }) =>
    openRelocation(parts, parts, { actor, content, guestToken, clientAddress }),
  readRelocation: async ({ body }) => ok(await readRelocation(parts, body.code)),
  takeRelocation: ({ body, clientAddress }) => takeRelocation(parts, parts, { ...body, clientAddress }),
});
