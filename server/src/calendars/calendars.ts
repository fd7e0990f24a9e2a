import { readFeed } from './read-feed.ts';
import { calendarHandlers } from './routes.ts';

/** What the server takes from calendars. */
export const calendars = { handlers: calendarHandlers, calendar: readFeed };
