import { leagueHandlers } from './routes.ts';

/** What the server takes from leagues. */
export const leagues = { handlers: leagueHandlers };
