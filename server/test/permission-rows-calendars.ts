import type { calendarRoutes } from '@neundarter/contract/routes/calendars';
import { closedLeague } from './create-league.ts';
import { of, type Rows } from './permission-calls.ts';

const admins = ['captain', 'admin'] as const;

/** Rows of the calls about calendars. */
export const calendarRows: Rows<keyof typeof calendarRoutes> = {
  readTeamCalendar: [{ may: ['anna', ...admins], send: ({ club }) => of(`GET /teams/${club}/calendar`) }],
  renewTeamCalendar: [{ may: admins, send: ({ club }) => of(`PATCH /teams/${club}/calendar`) }],
  readLeagueCalendar: [
    {
      may: ['anna', ...admins],
      send: async (scene) => of(`GET /leagues/${await closedLeague(scene)}/calendar`),
      refusal: 'error.not-found',
    },
  ],
  renewLeagueCalendar: [
    {
      may: admins,
      send: async (scene) => of(`PATCH /leagues/${await closedLeague(scene)}/calendar`),
      refusal: 'error.not-found',
      mayKnow: ['anna'],
    },
  ],
  readPlayerCalendar: [{ may: ['anna'], send: ({ anna }) => of(`GET /players/${anna.playerId}/calendar`) }],
  renewPlayerCalendar: [
    { may: ['anna'], send: ({ anna }) => of(`PATCH /players/${anna.playerId}/calendar`) },
  ],
};
