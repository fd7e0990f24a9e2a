import type { pushRoutes } from '@neundarter/contract/routes/pushes';
import { of, type Rows } from './permission-calls.ts';
import { withToken } from './permission-scene.ts';
import { sceneTournament } from './permission-tournaments.ts';
import { newPushAddress } from './push-receiver.ts';

/** Rows of the calls about calls on phones. */
export const pushRows: Rows<keyof typeof pushRoutes> = {
  readOwnCalls: [
    {
      // Entries of events that the caller may not see are left out.
      may: withToken,
      send: async (scene) => {
        const { confirmed } = await sceneTournament(scene, 'running');
        return of(`GET /calls?entrant=${confirmed.id}`);
      },
    },
  ],
  readPushKey: [{ may: withToken, send: () => of('GET /push/key') }],
  keepPushDevice: [
    {
      // It is public, and the entry is of somebody else: what is called, everybody sees.
      may: withToken,
      send: async (scene) => {
        const { id, confirmed } = await sceneTournament(scene, 'running');
        const { address } = newPushAddress('https://push.example.org/one');
        return of(`POST /events/${id}/push`, { ...address, entrants: [confirmed.id] });
      },
    },
  ],
};
