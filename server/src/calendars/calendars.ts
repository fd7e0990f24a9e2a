import type { WriteTx } from '../platform/db/database.ts';
import type { Platform } from '../platform/platform.ts';
import { readFeed } from './read-feed.ts';
import { calendarHandlers } from './routes.ts';
import { forgetCalendar } from './store.ts';

/** What the server takes from calendars. */
export const calendars = {
  handlers: calendarHandlers,
  calendar: readFeed,
  forgetPlayer: {
    byRank: (_platform: Platform, tx: WriteTx, playerId: string) => forgetCalendar(tx, playerId),
  },
};
