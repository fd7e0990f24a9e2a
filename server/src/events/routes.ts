import type { eventRoutes } from '@neundarter/contract/routes/events';
import { ok } from '@neundarter/rules/result';
import type { Handlers } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { changeEvent } from './change-event.ts';
import { createEvent } from './create-event.ts';
import { deleteEvent } from './delete-event.ts';
import type { EventRights } from './gather-event-rights.ts';
import { countEvents, listEvents, listRunningEvents, readEvent } from './reads.ts';

/** Handlers of the calls about events. */
export const eventHandlers = (platform: Platform, rights: EventRights): Handlers<typeof eventRoutes> => {
  const reader = { ...platform, rights };
  return {
    countEvents: async ({ actor, query }) => ok({ count: await countEvents(reader, actor, query) }),
    listRunningEvents: async ({ actor, query }) => ok(await listRunningEvents(reader, actor, query)),
    listEvents: async ({ actor, query }) => ok(await listEvents(reader, actor, query)),
    readEvent: ({ actor, matchPin, params }) => readEvent(reader, { actor, matchPin }, params.id),
    createEvent: ({ actor, body }) => createEvent(platform, { actor, ...body }),
    changeEvent: ({ actor, matchPin, body }) => changeEvent(reader, { actor, matchPin, ...body }),
    deleteEvent: ({ actor, matchPin, params }) => deleteEvent(reader, { actor, matchPin, id: params.id }),
  };
};
