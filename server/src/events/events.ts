import type { Actor } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { findOwnEvents } from './reads.ts';
import { eventHandlers } from './routes.ts';

/** What the server takes from events. */
export const events = {
  handlers: eventHandlers,
  exportOwn: async ({ db }: Platform, actor: Actor) => ({ createdEvents: await findOwnEvents(db, actor) }),
};
