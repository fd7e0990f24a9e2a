import type { eventRoutes } from '@neundarter/contract/routes/events';
import { ok } from '@neundarter/rules/result';
import type { Handlers } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { changeEvent } from './change-event.ts';
import { createEvent } from './create-event.ts';
import { deleteEvent } from './delete-event.ts';
import { countEvents, listEvents, listRunningEvents, readEvent } from './reads.ts';

/** The calls about events. */
export const eventHandlers = (platform: Platform): Handlers<typeof eventRoutes> => ({
  countEvents: async ({ actor, query }) => ok({ count: await countEvents(platform, actor, query) }),
  listRunningEvents: async ({ actor, query }) => ok(await listRunningEvents(platform, actor, query)),
  listEvents: async ({ actor, query }) => ok(await listEvents(platform, actor, query)),
  readEvent: ({ actor, params }) => readEvent(platform, actor, params.id),
  createEvent: ({ actor, body }) => createEvent(platform, { actor, ...body }),
  changeEvent: ({ actor, body }) => changeEvent(platform, { actor, ...body }),
  deleteEvent: ({ actor, params }) => deleteEvent(platform, { actor, id: params.id }),
});
