import Type from 'typebox';
import { closed, IdParams } from '../entities/common.ts';
import { route } from '../route.ts';

const tag = 'calendars';

/** Path of a calendar on this server; whoever has it may read the calendar. */
const CalendarAddress = Type.Object(
  { path: Type.String({ maxLength: 120, pattern: '^/calendar/[a-z]+/[0-9a-z]+/[\\w-]+\\.ics$' }) },
  closed,
);
const common = {
  tag,
  caller: 'user',
  params: IdParams,
  answer: CalendarAddress,
  errors: ['error.not-found'],
} as const;

/** Calls about calendars to which phones subscribe. */
export const calendarRoutes = {
  readTeamCalendar: route({
    ...common,
    address: 'GET /teams/{id}/calendar',
    summary: 'Secret address of the calendar of a team, for its members',
  }),
  renewTeamCalendar: route({
    ...common,
    address: 'PATCH /teams/{id}/calendar',
    summary: 'Gives the calendar of a team a new address; the old one is dead',
  }),
  readLeagueCalendar: route({
    ...common,
    address: 'GET /leagues/{id}/calendar',
    summary: 'Secret address of the calendar of a league, for those who may see the league',
  }),
  renewLeagueCalendar: route({
    ...common,
    address: 'PATCH /leagues/{id}/calendar',
    summary: 'Gives the calendar of a league a new address; the old one is dead',
  }),
  readPlayerCalendar: route({
    ...common,
    address: 'GET /players/{id}/calendar',
    summary:
      'Secret address of the caller’s own calendar: events of their teams, and those they take part in',
  }),
  renewPlayerCalendar: route({
    ...common,
    address: 'PATCH /players/{id}/calendar',
    summary: 'Gives the caller’s own calendar a new address; the old one is dead',
  }),
} as const;
