import type { pushRoutes } from '@neundarter/contract/routes/pushes';
import { ok } from '@neundarter/rules/result';
import type { EventRights } from '../events/gather-event-rights.ts';
import type { Handlers } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import type { PushKeys } from '../platform/push-keys.ts';
import { keepPushDevice } from './keep-push-device.ts';
import { readOwnCalls } from './read-own-calls.ts';

type PushParts = Platform & { readonly rights: EventRights; readonly pushKeys: PushKeys };

/** Handlers of the calls about calls on phones. */
export const pushHandlers = (parts: PushParts): Handlers<typeof pushRoutes> => ({
  readOwnCalls: ({ actor, query }) => readOwnCalls(parts, { actor, entrants: query.entrant ?? [] }),
  readPushKey: async () => ok({ publicKey: parts.pushKeys.publicKey }),
  keepPushDevice: ({ actor, matchPin, clientAddress, params, body }) =>
    keepPushDevice(parts, { actor, matchPin, clientAddress, ...params, ...body }),
});
