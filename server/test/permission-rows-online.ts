import type { onlineRoutes } from '@neundarter/contract/routes/online';
import { of, type Rows } from './permission-calls.ts';
import { onlineMatch, users } from './permission-scene.ts';

/** Rows of the calls about online matches and the lobby. */
export const onlineRows: Rows<keyof typeof onlineRoutes> = {
  requestMatch: [
    {
      may: ['anna'],
      send: async (scene) => {
        const { anna, ben } = scene;
        const players = { requestedByPlayerId: anna.playerId, requestedToPlayerId: ben.playerId };
        return of(`POST /matches/${await onlineMatch(scene)}/request`, players);
      },
    },
  ],
  acceptRequest: [
    {
      may: ['anna'],
      send: async (scene) => {
        const id = await onlineMatch(scene, { by: 'ben' });
        return of(`PATCH /matches/${id}/request/accept`, { acceptedByPlayerId: scene.anna.playerId });
      },
    },
    {
      what: 'one’s own',
      may: [],
      send: async (scene) => {
        const id = await onlineMatch(scene, { by: 'anna' });
        return of(`PATCH /matches/${id}/request/accept`, { acceptedByPlayerId: scene.anna.playerId });
      },
    },
  ],
  rejectRequest: [
    {
      may: ['anna'],
      send: async (scene) => {
        const id = await onlineMatch(scene, { by: 'ben' });
        return of(`PATCH /matches/${id}/request/reject`, { rejectedByPlayerId: scene.anna.playerId });
      },
    },
  ],
  readLobby: [{ may: users, send: () => of('GET /players/lobby') }],
};
