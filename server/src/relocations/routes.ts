import type { relocationRoutes } from '@neundarter/contract/routes/relocations';
import { ok } from '@neundarter/rules/result';
import type { Handlers } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { describeSecurePlace, prepareSecurePlace, type RelocationParts } from './describe-secure-place.ts';
import { openRelocation } from './open-relocation.ts';
import { readRelocation } from './reads.ts';
import { takeRelocation } from './take-relocation.ts';

/** Handlers of the calls about the secure address, and about the way of a device to it. */
export const relocationHandlers = (parts: Platform & RelocationParts): Handlers<typeof relocationRoutes> => ({
  readSecurePlace: async () => ok(describeSecurePlace(parts)),
  prepareSecurePlace: async () => ok(await prepareSecurePlace(parts)),
  openRelocation: ({ actor, body: { content, guestToken }, clientAddress }) =>
    openRelocation(parts, parts, { actor, content, guestToken, clientAddress }),
  readRelocation: async ({ body }) => ok(await readRelocation(parts, body.code)),
  takeRelocation: ({ body, clientAddress }) => takeRelocation(parts, parts, { ...body, clientAddress }),
});
