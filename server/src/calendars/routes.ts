import type { calendarRoutes } from '@neundarter/contract/routes/calendars';
import type { Handlers } from '../platform/http/handler.ts';
import { type CalendarParts, readAddress } from './read-address.ts';
import { renewAddress } from './renew-address.ts';

/** Handlers of the calls about calendars. */
export const calendarHandlers = (parts: CalendarParts): Handlers<typeof calendarRoutes> => ({
  readTeamCalendar: ({ actor, params: { id } }) =>
    readAddress(parts, { actor, subject: { kind: 'team', id } }),
  renewTeamCalendar: ({ actor, params: { id } }) =>
    renewAddress(parts, { actor, subject: { kind: 'team', id } }),
  readLeagueCalendar: ({ actor, params: { id } }) =>
    readAddress(parts, { actor, subject: { kind: 'league', id } }),
  renewLeagueCalendar: ({ actor, params: { id } }) =>
    renewAddress(parts, { actor, subject: { kind: 'league', id } }),
  readPlayerCalendar: ({ actor, params: { id } }) =>
    readAddress(parts, { actor, subject: { kind: 'player', id } }),
  renewPlayerCalendar: ({ actor, params: { id } }) =>
    renewAddress(parts, { actor, subject: { kind: 'player', id } }),
});
