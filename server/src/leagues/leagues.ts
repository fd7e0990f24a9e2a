import { leagueMails } from './league-mails.ts';
import { leagueHandlers } from './routes.ts';

/** What the server takes from leagues. */
export const leagues = { handlers: leagueHandlers, mails: leagueMails };
