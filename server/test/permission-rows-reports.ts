import type { presenceReportRoutes } from '@neundarter/contract/routes/presence-reports';
import { of, type Rows } from './permission-calls.ts';
import { withToken } from './permission-scene.ts';
import { sceneTournament } from './permission-tournaments.ts';

const may = ['captain', 'admin'] as const;

/** Rows of the calls about what people say of themselves. */
export const reportRows: Rows<keyof typeof presenceReportRoutes> = {
  reportPresence: [
    {
      // It is public, and the entry is of somebody else.
      may: withToken,
      send: async (scene) => {
        const { id, confirmed } = await sceneTournament(scene, 'running');
        return of(`POST /events/${id}/reports`, { entrant: confirmed.id, says: 'here' });
      },
    },
  ],
  readPresenceReports: [
    { may, send: async (scene) => of(`GET /events/${(await sceneTournament(scene, 'running')).id}/reports`) },
  ],
  openPresenceReports: [
    {
      may,
      send: async (scene) =>
        of(`PATCH /events/${(await sceneTournament(scene, 'running')).id}/reports`, { isOpen: false }),
    },
  ],
  dismissPresenceReport: [
    {
      may,
      send: async (scene) => {
        const { id, confirmed } = await sceneTournament(scene, 'running');
        return of(`DELETE /events/${id}/reports/${confirmed.id}`);
      },
    },
  ],
};
