import type { eventRoutes } from '@neundarter/contract/routes/events';
import { ok } from '@neundarter/rules/result';
import { command } from '../platform/http/command.ts';
import type { Handlers } from '../platform/http/handler.ts';
import { changeEvent } from './change-event.ts';
import { changeFollowing } from './change-following.ts';
import type { EventPlatform } from './change-locked-event.ts';
import { createEvent, createEvents } from './create-events.ts';
import { deleteEvent } from './delete-event.ts';
import { deleteFollowing } from './delete-following.ts';
import { countEvents, listEvents, listRunningEvents, readEvent, readWinner } from './reads.ts';
import { startEvent } from './start-event.ts';
import { undoStart } from './undo-start.ts';

/** Handlers of the calls about events. */
export const eventHandlers = (platform: EventPlatform): Handlers<typeof eventRoutes> => ({
  countEvents: async ({ actor, query }) => ok({ count: await countEvents(platform, actor, query) }),
  listRunningEvents: async ({ actor, matchPin, query }) =>
    ok(await listRunningEvents(platform, { actor, matchPin }, query)),
  listEvents: async ({ actor, matchPin, query }) =>
    ok(await listEvents(platform, { actor, matchPin }, query)),
  readEvent: ({ actor, matchPin, params }) => readEvent(platform, { actor, matchPin }, params.id),
  readWinner: ({ actor, matchPin, params }) => readWinner(platform, { actor, matchPin }, params.id),
  createEvent: ({ actor, body }) => createEvent(platform, { actor, ...body }),
  createEvents: ({ actor, body }) => createEvents(platform, { actor, ...body }),
  changeEvent: ({ actor, matchPin, body }) => changeEvent(platform, { actor, matchPin, ...body }),
  changeFollowing: command(platform, changeFollowing),
  deleteFollowing: ({ actor, matchPin, params }) =>
    deleteFollowing(platform, { actor, matchPin, id: params.id }),
  startEvent: ({ actor, matchPin, params, body }) =>
    startEvent(platform, { actor, matchPin, id: params.id, editRevision: body?.editRevision }),
  undoStart: command(platform, undoStart),
  deleteEvent: ({ actor, matchPin, params }) => deleteEvent(platform, { actor, matchPin, id: params.id }),
});
